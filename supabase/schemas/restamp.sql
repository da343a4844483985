-- Stamping everything anew, where stamps cannot be trusted: after a restore, and after writes past the
-- triggers.

-- Every row that has a stamp, by the reader's scope.
create function private.rows_to_stamp() returns table (scope text, kind text, id text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select 'catalogue', 'pet', p.id from public.pets p where p.status in ('available', 'reserved')
    union all select 'admins', 'managedPet', p.id from public.pets p
      where not private.is_in_catalogue(p.id)
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
create function private.restamp() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Waits for whoever is writing. Otherwise a row committed between the two statements below would
  -- get the stamp of a row that is gone.
  lock table private.stamps in share row exclusive mode;
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
create function private.stamping_was_off() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from pg_catalog.pg_trigger
    where tgname like 'stamp\_%' and tgenabled <> 'A'
      and tgrelid in (
        'public.users'::regclass, 'public.pets'::regclass, 'public.adoption_requests'::regclass,
        'public.cart_items'::regclass, 'public.chat_sessions'::regclass,
        'public.pet_photos'::regclass, 'private.media'::regclass,
        'private.clients'::regclass, 'private.stamps'::regclass, 'private.epoch'::regclass));
end $$;

create function private.switch_stamping_on() returns void
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
create function private.restamp_after_restore() returns boolean
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

-- Without its stamps nobody would ever see a row.
create function private.stamp_emptied() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.restamp();
  return null;
end $$;
create trigger stamp_emptied after truncate on private.stamps
  for each statement execute function private.stamp_emptied();
alter table private.stamps enable always trigger stamp_emptied;

revoke execute on function
  private.rows_to_stamp(), private.restamp(), private.stamping_was_off(),
  private.switch_stamping_on(), private.restamp_after_restore(), private.stamp_emptied()
from public, anon, authenticated, service_role;
