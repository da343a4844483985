-- A key for each person, with which their devices encrypt what is not sent yet when somebody else
-- signs in there.

alter table public.users
  add column device_key bytea not null
    default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create or replace function private.account_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'uid', id, 'email', email, 'name', name, 'isAdmin', is_admin,
      'deviceKey', encode(device_key, 'base64'))
  from public.users where id = p_user
$$;
