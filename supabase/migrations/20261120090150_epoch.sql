-- Transaction ids mean something within one life of a database. These functions notice another one.

-- Which life of the database a cursor belongs to.
create table private.epoch (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  -- What `private.database_identity()` said when the stamps were last known to be sound.
  identity text not null default '',
  -- The newest tombstone ever pruned. Whoever has not surely seen it must read everything again.
  pruned xid8 not null default '0'
);
insert into private.epoch default values;

-- A folder or a disk that is put back as it was earlier is the same database by every mark it has,
-- and once it has counted past a cursor, nothing in its ids tells that the cursor comes from a time
-- that was lost. So each start of a worker that owns its database begins a life, and a cursor is good
-- where its life is known, and only for what that life saw before the next one began.
create table private.lives (
  n bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  first xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  begun_at timestamptz not null default now()
);
insert into private.lives default values;

-- Differs in a copy or a restored database, where transaction ids mean other transactions: another
-- cluster, another timeline after a recovery, another database, or a table made anew by a dump.
create function private.database_identity() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cluster text := '';
begin
  -- Not every host permits these two; the table's own oid is known anywhere.
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

-- After a restore transaction ids start lower, and old stamps lie in the future: no snapshot would
-- ever see them. Then everything is stamped anew, under a new epoch. Answers whether it was needed.
create function private.ensure_sound_stamps() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_next xid8;
  v_ahead boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.epoch', 0));
  v_next := pg_snapshot_xmax(pg_current_snapshot());
  select exists (
      select from private.stamps
      -- This transaction's own stamps are beyond its snapshot, and sound.
      where changed >= v_next and changed is distinct from pg_current_xact_id_if_assigned())
    or exists (
      select from private.catalogue_versions where pg_snapshot_xmax(snapshot) > v_next)
    or (select pruned >= v_next from private.epoch)
    into v_ahead;
  if v_ahead then
    update private.stamps set changed = pg_current_xact_id();
    -- Numbers go on from where they were, so that no cache ever holds one number for two contents.
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

create function private.begin_life() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ensure_sound_stamps();
  insert into private.lives default values;
  -- A cursor as old as that is void anyway: tombstones are kept as long.
  delete from private.lives
    where begun_at < now() - interval '90 days' and n < (select max(n) from private.lives);
end $$;

-- The epoch as text. A database that finds itself somewhere else looks at its stamps first, so a
-- restored hosted project needs nobody to remember it.
create function private.current_epoch() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select identity from private.epoch) <> private.database_identity() then
    perform private.ensure_sound_stamps();
  end if;
  return (select md5(id::text || identity) from private.epoch);
end $$;
