-- What a person has proven beyond being signed in: that a mailbox is theirs, and a moment ago that
-- they know their password. Only the worker writes here, once Auth has checked it.

-- Auth also calls an address confirmed that it never wrote to. This table knows better.
create table private.confirmed_addresses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Compared with the account's: another address is not confirmed by this.
  email text not null check (char_length(email) <= 320),
  confirmed_at timestamptz not null default now()
);
revoke all on private.confirmed_addresses from public, anon, authenticated, service_role;
alter table private.confirmed_addresses enable row level security;

-- Returns whether there is such an account.
create function private.note_address_confirmed(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.confirmed_addresses (user_id, email)
    select id, email from public.users where id = p_user
    on conflict (user_id) do update set email = excluded.email, confirmed_at = now();
  return found;
end $$;
create function public.note_address_confirmed(p_user uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.note_address_confirmed(p_user)
$$;

create function private.has_confirmed_address(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.confirmed_addresses c join public.users u on u.id = c.user_id
    where c.user_id = p_user and c.email = u.email)
$$;
create function public.has_confirmed_address(p_user uuid) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.has_confirmed_address(p_user)
$$;

-- Whoever asked for another address may not be whoever owns the old one: a new password voids it.
-- Returns false where the host of the database does not let us.
create function private.cancel_address_change(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users
    set email_change = '', email_change_token_new = '', email_change_token_current = ''
    where id = p_user;
  -- Where Supabase Auth looks its links up; the embedded one has no such table.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens
      where user_id = $1 and token_type::text like ''email_change%''' using p_user;
  end if;
  return true;
exception when insufficient_privilege then
  return false;
end $$;
create function public.cancel_address_change(p_user uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.cancel_address_change(p_user)
$$;

create table private.password_confirmations (
  -- The claim `session_id` of the access token.
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  confirmed_at timestamptz not null default now()
);
create index password_confirmations_user_id on private.password_confirmations (user_id);
revoke all on private.password_confirmations from public, anon, authenticated, service_role;
alter table private.password_confirmations enable row level security;

-- Returns whether it was noted, which it always is.
create function private.note_password_confirmed(p_user uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.password_confirmations where confirmed_at < now() - interval '10 minutes';
  insert into private.password_confirmations (session_id, user_id) values (p_session, p_user)
    on conflict (session_id) do update set user_id = excluded.user_id, confirmed_at = now();
  return found;
end $$;
create function public.note_password_confirmed(p_user uuid, p_session uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.note_password_confirmed(p_user, p_session)
$$;

-- Whether the session of the token has given its password within the last 10 minutes.
create function private.has_confirmed_password(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.password_confirmations
    where user_id = p_user and confirmed_at > now() - interval '10 minutes'
      and session_id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid)
$$;

revoke execute on function
  private.note_address_confirmed(uuid), public.note_address_confirmed(uuid),
  private.has_confirmed_address(uuid), public.has_confirmed_address(uuid),
  private.cancel_address_change(uuid), public.cancel_address_change(uuid),
  private.note_password_confirmed(uuid, uuid), public.note_password_confirmed(uuid, uuid),
  private.has_confirmed_password(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.note_address_confirmed(uuid), public.note_address_confirmed(uuid),
  private.has_confirmed_address(uuid), public.has_confirmed_address(uuid),
  private.cancel_address_change(uuid), public.cancel_address_change(uuid),
  private.note_password_confirmed(uuid, uuid), public.note_password_confirmed(uuid, uuid)
to service_role;

-- Granting the admin role asks for the password again.
create or replace function private.decide_admin_request(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_grant boolean := (p_args ->> 'grant')::boolean;
  v_id uuid := (p_args ->> 'userId')::uuid;
  v_other public.users;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if v_grant is null or v_id is null then return 'invalid'; end if;
  select * into v_other from public.users where id = v_id for update;
  if v_grant then
    if v_other.is_admin then return null; end if;
    -- Only an account that asked can be granted, and only until somebody declines.
    if v_other.admin_requested_at is null then return 'not-allowed'; end if;
    -- A tab left open, or a copied cookie, must not be enough to make another admin.
    if not private.has_confirmed_password(p_user.id) then return 'not-allowed'; end if;
  end if;
  update public.users set is_admin = is_admin or v_grant, admin_requested_at = null
    where id = v_other.id and admin_requested_at is not null;
  return null;
end $$;
