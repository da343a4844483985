-- Each start of the database server begins an incarnation, wherever the database is, and a version of
-- the catalogue with it. A folder put back, a crash, and writes past the triggers are noticed by the
-- first reader.

-- The run of the server that the newest incarnation belongs to. Unlogged: Postgres empties it after
-- a crash, and where a folder was copied while the server ran.
create unlogged table private.server_run (
  only_row boolean primary key default true check (only_row),
  started_at timestamptz not null default '-infinity'
);
insert into private.server_run default values;

revoke all on private.server_run from public, anon, authenticated, service_role;
alter table private.server_run enable row level security;

-- Numbers follow the seconds. A restored database thus goes on with numbers that were never used, and
-- no cache ever holds two contents for one number.
create or replace function private.version_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select extract(epoch from p_at - timestamptz '2026-01-01 00:00:00Z')::integer
$$;

-- Every row that has a stamp, by the reader's scope.
create or replace function private.rows_to_stamp() returns table (scope text, kind text, id text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select 'catalogue', 'pet', p.id from public.pets p
    union all select 'user:' || c.user_id, 'cartItem', c.pet_id from public.cart_items c
    union all select 'user:' || a.user_id, 'application', a.id::text from public.adoption_requests a
    union all select 'admins', 'application', a.id::text from public.adoption_requests a
    union all select coalesce('user:' || s.user_id, 'guest:' || s.guest_id), 'chatSession', s.id::text
      from public.chat_sessions s
    union all select 'admins', 'adminRequest', u.id::text from public.users u
      where u.admin_requested_at is not null and not u.is_admin
    union all select c.actor, 'client', c.client_id::text from private.clients c;
end $$;

-- Stamps everything anew, under a new epoch: every device and every cache starts over. For whoever
-- wrote to the tables past the triggers.
create or replace function private.restamp() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select r.scope, r.kind, r.id, pg_current_xact_id(), false from private.rows_to_stamp() r
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = false, stamped_at = now();
  update private.stamps set changed = pg_current_xact_id(), gone = true
    where changed <> pg_current_xact_id();
  -- Numbers go on from where they were, so that no cache ever holds two contents for one number.
  delete from private.catalogue_versions
    where version < (select max(version) from private.catalogue_versions);
  update private.catalogue_versions
    set version = version + 1, snapshot = pg_current_snapshot(), made_at = clock_timestamp();
  update private.epoch set id = gen_random_uuid(), pruned = '0';
end $$;

-- The triggers that stamp fire for every writer, also for one that loads a dump as a replica. Where
-- one does not, it was switched off, and rows may have changed without a stamp. `pg_restore
-- --disable-triggers` leaves them like that.
create or replace function private.stamping_was_off() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from pg_catalog.pg_trigger
    where tgname like 'stamp\_%' and tgenabled <> 'A'
      and tgrelid in (
        'public.users'::regclass, 'public.pets'::regclass, 'public.adoption_requests'::regclass,
        'public.cart_items'::regclass, 'public.chat_sessions'::regclass,
        'private.clients'::regclass, 'private.stamps'::regclass, 'private.epoch'::regclass));
end $$;

create or replace function private.switch_stamping_on() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_trigger record;
begin
  for v_trigger in
    select tgname, tgrelid::regclass as of_table from pg_catalog.pg_trigger t
      join pg_catalog.pg_class c on c.oid = t.tgrelid
      where tgname like 'stamp\_%' and tgenabled <> 'A'
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s enable always trigger %I', v_trigger.of_table, v_trigger.tgname);
  end loop;
end $$;

-- Stamps everything anew where stamps cannot be trusted. After a restore, transaction ids start lower
-- and old stamps lie in the future: no snapshot would ever see them. Returns whether it was needed.
create or replace function private.restamp_after_restore() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_next xid8;
  v_needed boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.epoch', 0));
  v_next := pg_snapshot_xmax(pg_current_snapshot());
  -- Somebody may have emptied every table.
  insert into private.epoch default values on conflict do nothing;
  select exists (
      select from private.stamps
      -- This transaction's own stamps are beyond its snapshot, and valid.
      where changed >= v_next and changed is distinct from pg_current_xact_id_if_assigned())
    or exists (
      select from private.catalogue_versions where pg_snapshot_xmax(snapshot) > v_next)
    or (select pruned >= v_next from private.epoch)
    or private.stamping_was_off()
    into v_needed;
  if v_needed then
    perform private.switch_stamping_on();
    perform private.restamp();
  end if;
  update private.epoch set identity = private.database_identity()
    where identity <> private.database_identity();
  return v_needed;
end $$;

-- The next transaction id when the server was last shut down. All lower ones were decided, and none
-- was open. Null where that is no longer known: Postgres keeps it until its first checkpoint.
create or replace function private.next_id_at_shutdown() returns xid8
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
create or replace function private.begin_incarnation() returns void
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
create or replace function private.current_epoch() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.server_run where started_at = pg_postmaster_start_time())
      or (select identity from private.epoch) is distinct from private.database_identity()
      or private.stamping_was_off() then
    perform private.begin_incarnation();
  end if;
  return (select md5(id::text || identity) from private.epoch);
end $$;

revoke execute on function
  private.version_at(timestamptz), private.rows_to_stamp(), private.restamp(), private.stamping_was_off(),
  private.switch_stamping_on(), private.next_id_at_shutdown()
from public, anon, authenticated, service_role;
