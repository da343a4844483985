-- A changed key leaves a tombstone under the old one, and TRUNCATE leaves one for each row. Stamps are
-- written whoever writes, also a replica. The next migration takes a trigger that fires for some writers
-- only as one that was switched off.

-- TRUNCATE fires no trigger for its rows. The argument is the kind of all rows of the table.
create or replace function private.stamp_truncated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_scope text;
begin
  for v_scope in
    with emptied as (
      update private.stamps set changed = pg_current_xact_id(), gone = true, stamped_at = now()
        where kind = tg_argv[0] and not gone returning scope
    )
    select distinct scope from emptied where tg_argv[0] <> 'client'
  loop
    perform pg_notify('homeward', v_scope);
  end loop;
  return null;
end $$;

-- A dump brings its own epoch along, which would let cursors from before it pass.
create or replace function private.stamp_epoch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := gen_random_uuid();
  return new;
end $$;
create trigger stamp_epoch before insert on private.epoch
  for each row execute function private.stamp_epoch();
alter table private.epoch enable always trigger stamp_epoch;

-- Without its stamps nobody would ever see a row.
create or replace function private.stamp_emptied() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.restamp();
  return null;
end $$;
create trigger stamp_emptied after truncate on private.stamps
  for each statement execute function private.stamp_emptied();
alter table private.stamps enable always trigger stamp_emptied;

revoke execute on function
  private.stamp_truncated(), private.stamp_epoch(), private.stamp_emptied()
from public, anon, authenticated, service_role;

create or replace function private.stamp_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_asked_before boolean := tg_op <> 'INSERT' and old.admin_requested_at is not null and not old.is_admin;
  v_asks boolean := tg_op <> 'DELETE' and new.admin_requested_at is not null and not new.is_admin;
begin
  if v_asked_before and (not v_asks or old.id <> new.id) then
    perform private.stamp('admins', 'adminRequest', old.id::text, true);
  end if;
  if v_asks then
    perform private.stamp('admins', 'adminRequest', new.id::text, false);
  end if;
  -- What this person may see changed: their devices must read everything again.
  if tg_op = 'UPDATE' and old.is_admin <> new.is_admin then
    perform pg_notify('homeward', 'user:' || new.id);
  end if;
  return null;
end $$;
create trigger stamp_truncated after truncate on public.users
  for each statement execute function private.stamp_truncated('adminRequest');
alter table public.users
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

create or replace function private.stamp_cart_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (old.user_id, old.pet_id) is distinct from (new.user_id, new.pet_id) then
    perform private.stamp('user:' || old.user_id, 'cartItem', old.pet_id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp('user:' || new.user_id, 'cartItem', new.pet_id, false);
  end if;
  return null;
end $$;
create trigger stamp_truncated after truncate on public.cart_items
  for each statement execute function private.stamp_truncated('cartItem');
alter table public.cart_items
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

create or replace function private.stamp_chat_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before text := coalesce('user:' || old.user_id, 'guest:' || old.guest_id);
  v_after text := coalesce('user:' || new.user_id, 'guest:' || new.guest_id);
begin
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (v_before, old.id) is distinct from (v_after, new.id) then
    perform private.stamp(v_before, 'chatSession', old.id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp(v_after, 'chatSession', new.id::text, false);
  end if;
  return null;
end $$;
create trigger stamp_truncated after truncate on public.chat_sessions
  for each statement execute function private.stamp_truncated('chatSession');
alter table public.chat_sessions
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

create or replace function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two audiences read an application: the applicant, and every admin. A changed key is a row that
  -- went, for the audience it had, and one that came.
  if tg_op <> 'INSERT' and (old.user_id, old.id) is distinct from (new.user_id, new.id) then
    perform private.stamp('user:' || old.user_id, 'application', old.id::text, true);
  end if;
  if tg_op <> 'INSERT' and old.id is distinct from new.id then
    perform private.stamp('admins', 'application', old.id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp('user:' || new.user_id, 'application', new.id::text, false);
    perform private.stamp('admins', 'application', new.id::text, false);
  end if;
  return null;
end $$;
create trigger stamp_truncated after truncate on public.adoption_requests
  for each statement execute function private.stamp_truncated('application');
alter table public.adoption_requests
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

create or replace function private.stamp_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (old.actor, old.client_id) is distinct from (new.actor, new.client_id) then
    perform private.stamp(old.actor, 'client', old.client_id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp(new.actor, 'client', new.client_id::text, false);
  end if;
  return null;
end $$;
drop trigger stamp_change on private.clients;
create trigger stamp_change after update on private.clients
  for each row when (
    (old.actor, old.client_id, old.last_seq) is distinct from (new.actor, new.client_id, new.last_seq))
  execute function private.stamp_client();
create trigger stamp_truncated after truncate on private.clients
  for each statement execute function private.stamp_truncated('client');
alter table private.clients
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

-- An import writes thousands of pets, so the pets of one statement are stamped together.
create or replace function private.stamp_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), false from new_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = false, stamped_at = now();
  elsif tg_op = 'DELETE' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), true from old_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = true, stamped_at = now();
  else
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', coalesce(n.id, o.id), pg_current_xact_id(), n.id is null
      -- A pet whose id changed counts as one pet removed and one added.
      from old_pets o full join new_pets n on n.id = o.id
      where o.* is distinct from n.*
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  end if;
  if found then
    perform pg_notify('homeward', 'catalogue');
  end if;
  return null;
end $$;
drop trigger stamp_truncated on public.pets;
create trigger stamp_truncated after truncate on public.pets
  for each statement execute function private.stamp_truncated('pet');
alter table public.pets
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted,
  enable always trigger stamp_truncated;
