-- Addresses that are proven: a mailbox has followed a link that the worker sent. Only the worker
-- writes here, once Auth has checked the link.

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

revoke execute on function
  private.note_address_confirmed(uuid), public.note_address_confirmed(uuid),
  private.has_confirmed_address(uuid), public.has_confirmed_address(uuid),
  private.cancel_address_change(uuid), public.cancel_address_change(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.note_address_confirmed(uuid), public.note_address_confirmed(uuid),
  private.has_confirmed_address(uuid), public.has_confirmed_address(uuid),
  private.cancel_address_change(uuid), public.cancel_address_change(uuid)
to service_role;
