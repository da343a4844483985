-- Accounts: how a row of public.users follows its account in Auth, and who is asking.

-- Auth creates accounts and knows nothing of our tables, so the row is written in its transaction.
-- The role is never taken from what a person sent along.
create function private.follow_auth_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.users (id, email, name)
      values (new.id, coalesce(new.email, ''), left(coalesce(new.raw_user_meta_data ->> 'name', ''), 200))
      on conflict (id) do nothing;
  else
    update public.users set email = coalesce(new.email, '') where id = new.id;
  end if;
  return null;
end $$;

create trigger homeward_user_made after insert on auth.users
  for each row execute function private.follow_auth_user();
create trigger homeward_user_moved after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_auth_user();

-- The user who is asking. Raises PT401 (PostgREST answers 401) where the session has ended or the
-- account is gone: a token outlives both by up to an hour.
create function private.signed_in_user() returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users where id = private.signed_in_uid();
  if v_user.id is null then
    raise exception 'This session has ended.' using errcode = 'PT401';
  end if;
  return v_user;
end $$;

-- For the worker only, before a session is open: whose door is it? Null where there is no such
-- account.
create function private.account_of(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
        'uid', id, 'email', email, 'name', name, 'isAdmin', is_admin,
        'deviceKey', encode(device_key, 'base64'))
    from public.users where id = p_user);
end $$;
create function public.account_of(p_user uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.account_of(p_user);
end $$;

create function private.who_am_i() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.account_of(private.signed_in_uid());
end $$;
create function public.who_am_i() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.who_am_i();
end $$;

-- For the worker only: 'granted', 'requested' (an admin must confirm) or 'none'. Returns whether
-- there is such an account.
create function private.set_admin(p_user uuid, p_state text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_state is null or p_state not in ('granted', 'requested', 'none') then
    raise exception 'p_state is granted, requested or none' using errcode = '22023';
  end if;
  update public.users set
      -- A request takes nothing away from somebody who is an admin already.
      is_admin = case p_state when 'granted' then true when 'none' then false else is_admin end,
      admin_requested_at = case when p_state = 'requested' and not is_admin then now() end
    where id = p_user;
  return found;
end $$;
create function public.set_admin(p_user uuid, p_state text) returns boolean
language sql security invoker set search_path = '' as $$ select private.set_admin(p_user, p_state) $$;

revoke execute on function
  private.follow_auth_user(), private.signed_in_user(),
  private.account_of(uuid), public.account_of(uuid),
  private.who_am_i(), public.who_am_i(),
  private.set_admin(uuid, text), public.set_admin(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function private.who_am_i(), public.who_am_i() to authenticated;
grant execute on function
  private.account_of(uuid), public.account_of(uuid),
  private.set_admin(uuid, text), public.set_admin(uuid, text)
to service_role;
