-- Sessions: who is asking, and until when.
--
-- Auth gives tokens, and a token outlives its session by up to an hour. So each call looks up the
-- session of its token here. The worker opens a session when somebody has passed the door, and what
-- ends it, ends it at once for every copy of its cookie.

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
  -- When its person last gave their password again: the cookie alone is not enough for everything.
  password_confirmed_at timestamptz,
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

-- Called by everything, as the next one.
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

-- For the worker only, once a password was reset: whoever was signed in may be whoever made that
-- necessary. Also those sessions that were never opened here.
create function private.end_all_sessions(p_user uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from auth.sessions where user_id = p_user
$$;

-- For the worker only, once Auth has checked the password. Returns whether there is such a session.
create function private.note_password_confirmed(p_user uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.sessions set password_confirmed_at = now()
    where id = p_session and user_id = p_user;
  return found;
end $$;

-- Whether the session of the token has given its password within the last 10 minutes.
create function private.has_confirmed_password() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.sessions
    where id = private.claimed_session_id() and password_confirmed_at > now() - interval '10 minutes')
$$;

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
create function public.end_all_sessions(p_user uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.end_all_sessions(p_user)
$$;
create function public.note_password_confirmed(p_user uuid, p_session uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.note_password_confirmed(p_user, p_session)
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
  private.end_other_sessions(), public.end_other_sessions(),
  private.end_all_sessions(uuid), public.end_all_sessions(uuid),
  private.note_password_confirmed(uuid, uuid), public.note_password_confirmed(uuid, uuid),
  private.has_confirmed_password()
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
  public.finish_refresh(uuid, text, text, text, integer),
  private.end_all_sessions(uuid), public.end_all_sessions(uuid),
  private.note_password_confirmed(uuid, uuid), public.note_password_confirmed(uuid, uuid)
to service_role;
