-- Transaction ids mean something only within one database, and only as long as it is not put back
-- from a copy. The functions here notice a restored database, so that stamps and cursors from
-- another one are never trusted.
--
-- There are two marks. The epoch changes where stamps cannot be trusted: everything is stamped anew.
-- An incarnation is one run of the database server: it finds restores and crashes that leave no
-- other trace.

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
-- time that was lost. A crash is like that too: an id that was only rolled back is used again. So
-- each start of the server begins an incarnation. A cursor is valid where its incarnation is known,
-- and only for what was decided before the next one began.
create table private.database_incarnations (
  n bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  -- Every transaction with a lower id is decided, and the same in whatever was lost. 0 after a crash.
  first xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  begun_at timestamptz not null default now()
);
insert into private.database_incarnations default values;

-- The run of the server that the newest incarnation belongs to. Unlogged: Postgres empties it after
-- a crash, and where a folder was copied while the server ran.
create unlogged table private.server_run (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null default '-infinity'
);
insert into private.server_run default values;

revoke all on private.epoch, private.database_incarnations, private.server_run
  from public, anon, authenticated, service_role;
revoke all on sequence private.database_incarnations_n_seq
  from public, anon, authenticated, service_role;
alter table private.epoch enable row level security;
alter table private.database_incarnations enable row level security;
alter table private.server_run enable row level security;

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

-- The next transaction id when the server was last shut down. All lower ones were decided, and none
-- was open. Null where that is no longer known: Postgres keeps it until its first checkpoint.
create function private.next_id_at_shutdown() returns xid8
language plpgsql stable security definer set search_path = '' as $$
begin
  if not has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') then
    return null;
  end if;
  return (
    -- Postgres writes it as epoch:id.
    select (split_part(next_xid, ':', 1)::numeric * 4294967296 + split_part(next_xid, ':', 2)::numeric)
      ::text::xid8
    from pg_catalog.pg_control_checkpoint()
    -- Only at a shutdown is nothing written between the two.
    where redo_lsn = checkpoint_lsn and checkpoint_time <= pg_postmaster_start_time());
end $$;

-- Begins an incarnation, unless this run of the server has one.
create function private.begin_incarnation() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_snapshot pg_snapshot;
  v_first xid8;
  v_version integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.epoch', 0));
  perform pg_advisory_xact_lock(hashtextextended('homeward.catalogue-version', 0));
  -- Before this transaction has an id. A later one, rolled back before a crash, would be used again,
  -- and the version would claim to hold what is written under it.
  v_snapshot := pg_current_snapshot();
  perform private.restamp_after_restore();
  -- Another transaction may have begun it while this one waited for the lock.
  if exists (select from private.server_run where started_at = pg_postmaster_start_time()) then
    return;
  end if;
  v_first := case when exists (select from private.server_run)
    then coalesce(private.next_id_at_shutdown(), '0') else '0' end;
  delete from private.server_run;
  insert into private.server_run (started_at) values (pg_postmaster_start_time());
  insert into private.database_incarnations (first) values (v_first);
  -- A device at a version that was lost must not believe that it is ahead. Numbers follow the seconds,
  -- so from the second after the start on they are greater than any that was lost.
  while exists (select from private.catalogue_versions)
    and clock_timestamp() >= pg_postmaster_start_time()
    and private.version_at(clock_timestamp()) <= private.version_at(pg_postmaster_start_time())
  loop
    perform pg_sleep(0.05);
  end loop;
  v_version := private.version_at(clock_timestamp());
  -- Except where the clock was put back.
  if exists (select from private.catalogue_versions where version >= v_version) then
    update private.epoch set id = gen_random_uuid();
  end if;
  insert into private.catalogue_versions (version, snapshot)
    select greatest(max(version) + 1, v_version), v_snapshot
    from private.catalogue_versions having max(version) is not null;
  perform pg_notify('homeward', 'catalogue');
end $$;

-- The epoch as text. Every reader asks for it before anything else, so it is here that a restart or a
-- restore is noticed: nobody has to think of it, wherever the database is.
create function private.current_epoch() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.server_run where started_at = pg_postmaster_start_time())
      or (select identity from private.epoch) is distinct from private.database_identity()
      or private.stamping_was_off() then
    perform private.begin_incarnation();
  end if;
  return (select md5(id::text || identity) from private.epoch);
end $$;

-- A dump brings its own epoch along, which would let cursors from before it pass.
create function private.stamp_epoch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := gen_random_uuid();
  return new;
end $$;
create trigger stamp_epoch before insert on private.epoch
  for each row execute function private.stamp_epoch();
alter table private.epoch enable always trigger stamp_epoch;

revoke execute on function
  private.database_identity(), private.next_id_at_shutdown(), private.begin_incarnation(),
  private.current_epoch(), private.stamp_epoch()
from public, anon, authenticated, service_role;
