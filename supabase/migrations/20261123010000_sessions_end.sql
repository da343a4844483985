-- A session ends when it ends: each call looks up the session of its token, whose limits are its own.
-- Until now a token worked until it expired, whatever had become of its session.

create table private.sessions (
  -- The claim `session_id` of the access token. A session that ends at Auth ends here.
  id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In a person's words, like "Chrome on Android".
  device text not null default '' check (char_length(device) <= 100),
  started_at timestamptz not null default now(),
  -- When its tokens were last refreshed, which is once an hour while it is used.
  seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  -- SHA-256 of the refresh token that works, in hex. Null until the first refresh of a session that
  -- is older than this table.
  refresh_hash text,
  -- That of the token before it, and when it was replaced.
  previous_hash text,
  refreshed_at timestamptz,
  -- The new tokens, encrypted with a key from the previous one: for requests that still have that.
  sealed text,
  -- Until then one request refreshes, and the others wait for it.
  claimed_until timestamptz,
  check (idle_until <= ends_at)
);
create index sessions_user_id on private.sessions (user_id);
revoke all on private.sessions from public, anon, authenticated, service_role;
alter table private.sessions enable row level security;

-- Streams of this session end.
create function private.poke_ended_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('homeward', 'session:' || old.id);
  return null;
end $$;
create trigger poke_ended_session after delete on private.sessions
  for each row execute function private.poke_ended_session();

-- These two are called by everything, and in plpgsql they cost a third of what they cost in SQL.
create function private.claimed_session_id() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
end $$;

-- Who is asking: the user of the token, while its session lasts; else null. Nothing else may say
-- who is asking: `auth.uid()` goes on for as long as the token.
create function private.signed_in_uid() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select user_id from private.sessions
    where id = private.claimed_session_id() and user_id = auth.uid() and idle_until > now());
end $$;

-- For the worker only, once somebody has passed the door. Returns whether Auth has such a session.
create function private.open_session(
  p_session uuid, p_user uuid, p_device text, p_refresh_hash text, p_idle_days integer, p_max_days integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sessions (id, user_id, device, refresh_hash, idle_until, ends_at)
    select id, user_id, left(p_device, 100), p_refresh_hash,
      now() + make_interval(days => least(p_idle_days, p_max_days)), now() + make_interval(days => p_max_days)
    from auth.sessions where id = p_session and user_id = p_user;
  return found;
end $$;

-- For the worker only, which has a cookie that may be forged: it ends a session whose refresh token
-- it holds, this one or the one before. Returns whether there was one.
create function private.end_session(p_session uuid, p_refresh_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions a using private.sessions s
    where a.id = p_session and s.id = p_session
      and (s.refresh_hash is null or p_refresh_hash in (s.refresh_hash, s.previous_hash));
  return found;
end $$;

-- For the worker only: asks to refresh a session. The state says what to do: 'claimed' (refresh at
-- Auth, then call finish_refresh), 'wait' (another request does), 'refreshed' (it did: `sealed` has
-- the tokens), 'replaced' (that refresh token is no longer good, but the session goes on) or 'ended'.
create function private.claim_refresh(p_session uuid, p_refresh_hash text, p_lease_seconds integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s private.sessions;
begin
  -- One request at a time, however many workers there are.
  select * into s from private.sessions where id = p_session for update;
  if s.idle_until <= now() then
    delete from auth.sessions where id = p_session;
    s := null;
  end if;
  if s.id is null then
    return jsonb_build_object('state', 'ended');
  end if;
  if s.refresh_hash is null or s.refresh_hash = p_refresh_hash then
    if s.claimed_until > clock_timestamp() then
      return jsonb_build_object('state', 'wait');
    end if;
    update private.sessions
      set claimed_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
      where id = p_session;
    return jsonb_build_object('state', 'claimed');
  end if;
  -- 10 s: a request that left the browser before the answer arrived, also on a slow network.
  if s.previous_hash = p_refresh_hash and s.refreshed_at > clock_timestamp() - interval '10 seconds' then
    return jsonb_build_object('state', 'refreshed', 'sealed', s.sealed);
  end if;
  return jsonb_build_object('state', 'replaced');
end $$;

-- For the worker only. Returns false where the session has ended meanwhile, or another request has
-- taken over because this one took too long.
create function private.finish_refresh(
  p_session uuid, p_refresh_hash text, p_next_hash text, p_sealed text, p_idle_days integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sessions
    set refresh_hash = p_next_hash, previous_hash = p_refresh_hash, sealed = p_sealed,
      refreshed_at = clock_timestamp(), claimed_until = null, seen_at = now(),
      idle_until = least(ends_at, now() + make_interval(days => p_idle_days))
    where id = p_session and coalesce(refresh_hash, p_refresh_hash) = p_refresh_hash;
  return found;
end $$;

create function private.list_sessions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  return (
    select jsonb_agg(
      jsonb_build_object('id', id, 'device', device, 'startedAt', started_at, 'seenAt', seen_at,
        'isThis', id = private.claimed_session_id())
      order by id = private.claimed_session_id() desc, seen_at desc, id)
    from private.sessions where user_id = v_user and idle_until > now());
end $$;

-- Returns whether it was one of theirs.
create function private.end_own_session(p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  delete from auth.sessions a using private.sessions s
    where a.id = p_session and s.id = p_session and s.user_id = v_user;
  return found;
end $$;

-- Ends every session of this person but the one that asks, also those that were never opened here.
create function private.end_other_sessions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  delete from auth.sessions where user_id = v_user and id <> private.claimed_session_id();
end $$;

create function private.delete_ended_sessions() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions a using private.sessions s where s.id = a.id and s.idle_until <= now();
  update private.sessions set sealed = null
    where sealed is not null and refreshed_at < now() - interval '10 seconds';
end $$;

create function public.open_session(
  p_session uuid, p_user uuid, p_device text, p_refresh_hash text, p_idle_days integer, p_max_days integer
) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.open_session(p_session, p_user, p_device, p_refresh_hash, p_idle_days, p_max_days)
$$;
create function public.end_session(p_session uuid, p_refresh_hash text) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.end_session(p_session, p_refresh_hash)
$$;
create function public.claim_refresh(p_session uuid, p_refresh_hash text, p_lease_seconds integer)
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.claim_refresh(p_session, p_refresh_hash, p_lease_seconds)
$$;
create function public.finish_refresh(
  p_session uuid, p_refresh_hash text, p_next_hash text, p_sealed text, p_idle_days integer
) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.finish_refresh(p_session, p_refresh_hash, p_next_hash, p_sealed, p_idle_days)
$$;
create function public.list_sessions() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_sessions() $$;
create function public.end_own_session(p_session uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.end_own_session(p_session)
$$;
create function public.end_other_sessions() returns void
language sql volatile security invoker set search_path = '' as $$
  select private.end_other_sessions()
$$;

revoke execute on function
  private.poke_ended_session(), private.claimed_session_id(), private.signed_in_uid(),
  private.delete_ended_sessions(),
  private.open_session(uuid, uuid, text, text, integer, integer),
  public.open_session(uuid, uuid, text, text, integer, integer),
  private.end_session(uuid, text), public.end_session(uuid, text),
  private.claim_refresh(uuid, text, integer), public.claim_refresh(uuid, text, integer),
  private.finish_refresh(uuid, text, text, text, integer),
  public.finish_refresh(uuid, text, text, text, integer),
  private.list_sessions(), public.list_sessions(),
  private.end_own_session(uuid), public.end_own_session(uuid),
  private.end_other_sessions(), public.end_other_sessions()
from public, anon, authenticated, service_role;
-- Policies ask who is asking.
grant execute on function private.signed_in_uid() to authenticated;
grant execute on function
  private.list_sessions(), public.list_sessions(),
  private.end_own_session(uuid), public.end_own_session(uuid),
  private.end_other_sessions(), public.end_other_sessions()
to authenticated;
grant execute on function
  private.open_session(uuid, uuid, text, text, integer, integer),
  public.open_session(uuid, uuid, text, text, integer, integer),
  private.end_session(uuid, text), public.end_session(uuid, text),
  private.claim_refresh(uuid, text, integer), public.claim_refresh(uuid, text, integer),
  private.finish_refresh(uuid, text, text, text, integer),
  public.finish_refresh(uuid, text, text, text, integer)
to service_role;

-- Who is signed in stays signed in: a device that was away for 30 days finds its session.
insert into private.sessions (id, user_id, started_at, seen_at, idle_until, ends_at)
  select s.id, s.user_id, coalesce(s.created_at, now()), coalesce(s.updated_at, s.created_at, now()),
    now() + interval '30 days', now() + interval '90 days'
  from auth.sessions s join public.users u on u.id = s.user_id;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select u.is_admin from public.users u where u.id = private.signed_in_uid()), false)
$$;

alter policy "People read themselves, admins everyone" on public.users
  using (id = (select private.signed_in_uid()) or (select private.is_admin()));
alter policy "People read their applications, admins all" on public.adoption_requests
  using (user_id = (select private.signed_in_uid()) or (select private.is_admin()));
alter policy "People read their cart" on public.cart_items
  using (user_id = (select private.signed_in_uid()));
alter policy "People read their questions" on public.chat_sessions
  using (user_id = (select private.signed_in_uid()));
alter policy "People read their subscriptions" on public.push_subscriptions
  using (user_id = (select private.signed_in_uid()));

create or replace function private.signed_in_user() returns public.users
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

create function private.account_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('uid', id, 'email', email, 'name', name, 'isAdmin', is_admin)
  from public.users where id = p_user
$$;
create function public.account_of(p_user uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.account_of(p_user) $$;
create or replace function private.who_am_i() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.account_of(private.signed_in_uid())
$$;

revoke execute on function private.account_of(uuid), public.account_of(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.account_of(uuid), public.account_of(uuid) to service_role;

create or replace function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  if not private.clock_is_steady() then
    return;
  end if;
  perform private.delete_ended_sessions();
  -- Old news helps nobody, and a worker without keys for push services takes none of these jobs.
  delete from private.jobs where kind = 'notification' and created_at < now() - interval '2 days';
  delete from public.chat_sessions
    where guest_id is not null and created < now() - interval '30 days';
  -- With its ledger. The worker's cookie expires after the same time, so the guest does not return.
  delete from private.clients where user_id is null and used_at < now() - interval '30 days';
  -- A repeat of these is answered 'too-old' by the client's last number, which stays.
  delete from private.applied_commands where applied_at < now() - interval '90 days';
  with gone as (
    delete from private.stamps where gone and stamped_at < now() - interval '90 days'
    returning changed
  )
  select changed into v_pruned from gone order by changed desc limit 1;
  -- A reader that may have missed one of these is told to start over, however long it believes it was
  -- away.
  update private.epoch set pruned = v_pruned where v_pruned > pruned;
  delete from private.catalogue_versions
    where made_at < now() - interval '90 days'
      and version < (select max(version) from private.catalogue_versions);
  -- Those that ended so long ago, when the next one began. The one that ends today has cursors of today.
  delete from private.database_incarnations
    where n < (
      select max(n) from private.database_incarnations where begun_at < now() - interval '90 days');
end $$;
