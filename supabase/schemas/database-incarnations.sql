-- Transaction ids mean something only within one database, and only as long as it is not put back
-- from a copy. The functions here notice a restored database, so that stamps and cursors from
-- another one are never trusted.
--
-- There are two marks. The epoch changes where Postgres itself shows that this is another database:
-- everything is stamped anew. An incarnation is one run of a worker that owns its database: it finds
-- restores that leave no other trace.

create table private.epoch (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  -- What `private.database_identity()` returned when the stamps were last known to be valid.
  identity text not null default '',
  -- The newest tombstone ever pruned. A reader that may not have seen it must read everything again.
  pruned xid8 not null default '0'
);
insert into private.epoch default values;

-- A folder or a disk that is put back as it was earlier looks like the same database in every way.
-- Once it has counted past a cursor, its transaction ids no longer show that the cursor comes from a
-- time that was lost. So each start of a worker that owns its database begins an incarnation. A
-- cursor is valid where its incarnation is known, and only for what that incarnation saw before the
-- next one began.
create table private.database_incarnations (
  n bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  -- The first transaction id that belongs to this incarnation.
  first xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  begun_at timestamptz not null default now()
);
insert into private.database_incarnations default values;

revoke all on private.epoch, private.database_incarnations
  from public, anon, authenticated, service_role;
alter table private.epoch enable row level security;
alter table private.database_incarnations enable row level security;

-- Differs in a copied or restored database, where transaction ids mean other transactions: another
-- cluster, another timeline after a recovery, another database, or a table recreated from a dump.
create function private.database_identity() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cluster text := '';
begin
  -- Not every host permits these two functions. The oids below can be read everywhere.
  if has_function_privilege('pg_catalog.pg_control_system()', 'execute') then
    v_cluster := v_cluster || (select system_identifier from pg_catalog.pg_control_system());
  end if;
  if has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') then
    v_cluster := v_cluster || '/' || (select timeline_id from pg_catalog.pg_control_checkpoint());
  end if;
  return v_cluster
    || '/' || (select oid from pg_catalog.pg_database where datname = current_database())
    || '/' || 'private.epoch'::regclass::oid;
end $$;

-- After a restore, transaction ids start lower and old stamps lie in the future: no snapshot would
-- ever see them. Then everything is stamped anew, under a new epoch. Returns whether it was needed.
create function private.restamp_after_restore() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_next xid8;
  v_ahead boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.epoch', 0));
  v_next := pg_snapshot_xmax(pg_current_snapshot());
  select exists (
      select from private.stamps
      -- This transaction's own stamps are beyond its snapshot, and valid.
      where changed >= v_next and changed is distinct from pg_current_xact_id_if_assigned())
    or exists (
      select from private.catalogue_versions where pg_snapshot_xmax(snapshot) > v_next)
    or (select pruned >= v_next from private.epoch)
    into v_ahead;
  if v_ahead then
    update private.stamps set changed = pg_current_xact_id();
    -- Numbers go on from where they were, so that no cache ever holds two contents for one number.
    delete from private.catalogue_versions
      where version < (select max(version) from private.catalogue_versions);
    update private.catalogue_versions
      set version = version + 1, snapshot = pg_current_snapshot(), made_at = clock_timestamp();
    update private.epoch set id = gen_random_uuid(), pruned = '0';
  end if;
  update private.epoch set identity = private.database_identity()
    where identity <> private.database_identity();
  return v_ahead;
end $$;

-- The worker calls this at each start, where it owns the database.
create function private.begin_incarnation() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.restamp_after_restore();
  insert into private.database_incarnations default values;
  -- Older cursors are void anyway: tombstones are kept for 90 days too.
  delete from private.database_incarnations
    where begun_at < now() - interval '90 days'
      and n < (select max(n) from private.database_incarnations);
end $$;

-- The epoch as text. A database that finds itself somewhere else checks its stamps first, so nobody
-- has to think of it when a hosted project is restored.
create function private.current_epoch() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select identity from private.epoch) <> private.database_identity() then
    perform private.restamp_after_restore();
  end if;
  return (select md5(id::text || identity) from private.epoch);
end $$;

revoke execute on function
  private.database_identity(), private.restamp_after_restore(), private.begin_incarnation(),
  private.current_epoch()
from public, anon, authenticated, service_role;
