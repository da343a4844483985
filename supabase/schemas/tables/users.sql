-- People: the row that our tables refer to. Auth keeps accounts in auth.users; see accounts.sql.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 320),
  is_admin boolean not null default false,
  -- Set while the account waits for an admin to confirm it as another admin.
  admin_requested_at timestamptz,
  -- With it this person's devices encrypt what is not sent yet when somebody else signs in there. 32
  -- bytes, of which 244 bits are random.
  device_key bytea not null
    default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- Security definer, because a policy on users that reads users would recurse.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select u.is_admin from public.users u where u.id = private.signed_in_uid()), false)
$$;
revoke execute on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

revoke all on public.users from public, anon, authenticated, service_role;
grant select (id, name, email, is_admin, admin_requested_at) on public.users to authenticated;
alter table public.users enable row level security;
-- `(select …)` runs once per query; without it, the function would run once per row.
create policy "People read themselves, admins everyone" on public.users
  for select to authenticated
  using (id = (select private.signed_in_uid()) or (select private.is_admin()));

create function private.stamp_user() returns trigger
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
revoke execute on function private.stamp_user() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.users
  for each row execute function private.stamp_user();
create trigger stamp_change after update on public.users
  for each row when (old.* is distinct from new.*) execute function private.stamp_user();
create trigger stamp_truncated after truncate on public.users
  for each statement execute function private.stamp_truncated('adminRequest');
alter table public.users
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;
