-- Who may read and do what. Rows are written by functions alone: with a write grant, a person's own
-- token could forge a status, a role or a line of the ledger.
--
-- Grants are given one by one. A project may have default privileges that grant everything (older
-- hosted ones) or nothing (newer ones), so each object is first closed and then opened.

revoke all on schema private from public, anon, authenticated, service_role;
-- The functions of `public` run as their caller, who must be able to name those of `private`.
grant usage on schema private to anon, authenticated, service_role;

revoke all on
  public.pets, public.users, public.adoption_requests, public.chat_sessions, public.cart_items,
  public.push_subscriptions,
  private.clients, private.applied_commands, private.jobs, private.stamps, private.epoch,
  private.catalogue_versions
from public, anon, authenticated, service_role;

grant select on public.pets to anon, authenticated;
grant select on public.users, public.adoption_requests, public.chat_sessions, public.cart_items,
  public.push_subscriptions to authenticated;

-- Row level security stands on every table, also where nothing is granted: a grant given by mistake
-- then opens nothing. Functions in `private` belong to the tables' owner, whom it does not bind.
alter table public.pets enable row level security;
alter table public.users enable row level security;
alter table public.adoption_requests enable row level security;
alter table public.chat_sessions enable row level security;
alter table public.cart_items enable row level security;
alter table public.push_subscriptions enable row level security;
alter table private.clients enable row level security;
alter table private.applied_commands enable row level security;
alter table private.jobs enable row level security;
alter table private.stamps enable row level security;
alter table private.epoch enable row level security;
alter table private.lives enable row level security;
alter table private.catalogue_versions enable row level security;

-- Definer, because a policy on users that reads users would ask itself without end.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select u.is_admin from public.users u where u.id = auth.uid()), false)
$$;
revoke execute on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

-- `(select …)` is run once a query; without it, once a row.
create policy "Anyone reads pets" on public.pets
  for select to anon, authenticated using (true);
create policy "People read themselves, admins everyone" on public.users
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "People read their applications, admins all" on public.adoption_requests
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "People read their questions" on public.chat_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their cart" on public.cart_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their subscriptions" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

-- Accounts are made by Auth, which knows nothing of our tables: the row follows in its transaction.
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

-- Accounts that were there before this migration.
insert into public.users (id, email, name)
  select id, coalesce(email, ''), left(coalesce(raw_user_meta_data ->> 'name', ''), 200) from auth.users
  on conflict (id) do nothing;

-- Who asks: the token's owner, and nobody else. A token may outlive its account by an hour.
create function private.person() returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_person public.users;
begin
  select * into v_person from public.users where id = auth.uid();
  if v_person.id is null then
    raise exception 'This account no longer exists.' using errcode = 'PT401';
  end if;
  return v_person;
end $$;

create function private.who_am_i() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('uid', id, 'email', email, 'name', name, 'isAdmin', is_admin)
  from public.users where id = auth.uid()
$$;
create function public.who_am_i() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.who_am_i() $$;

-- For the worker alone: 'granted', 'requested' (an admin must confirm) or 'none'. Answers whether
-- there is such an account.
create function private.set_admin(p_user uuid, p_state text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_state is null or p_state not in ('granted', 'requested', 'none') then
    raise exception 'p_state is granted, requested or none' using errcode = '22023';
  end if;
  update public.users set
      -- Asking takes nothing away from somebody who is an admin already.
      is_admin = case p_state when 'granted' then true when 'none' then false else is_admin end,
      admin_requested_at = case when p_state = 'requested' and not is_admin then now() end
    where id = p_user;
  return found;
end $$;
create function public.set_admin(p_user uuid, p_state text) returns boolean
language sql security invoker set search_path = '' as $$ select private.set_admin(p_user, p_state) $$;

revoke execute on function
  private.follow_auth_user(), private.person(), private.who_am_i(), public.who_am_i(),
  private.set_admin(uuid, text), public.set_admin(uuid, text),
  private.database_identity(), private.ensure_sound_stamps(), private.begin_life(),
  private.current_epoch(),
  private.stamp(text, text, text, boolean), private.stamp_pets(), private.stamp_cart_item(),
  private.stamp_application(), private.stamp_chat_session(), private.stamp_client(),
  private.stamp_user()
from public, anon, authenticated, service_role;
grant execute on function private.who_am_i(), public.who_am_i() to authenticated;
grant execute on function private.set_admin(uuid, text), public.set_admin(uuid, text) to service_role;
