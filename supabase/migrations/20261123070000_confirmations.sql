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

-- When the person of a session last gave their password again: the cookie alone is not enough for
-- everything.
alter table private.sessions add column password_confirmed_at timestamptz;

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

create function public.end_all_sessions(p_user uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.end_all_sessions(p_user)
$$;
create function public.note_password_confirmed(p_user uuid, p_session uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.note_password_confirmed(p_user, p_session)
$$;

revoke execute on function
  private.end_all_sessions(uuid), public.end_all_sessions(uuid),
  private.note_password_confirmed(uuid, uuid), public.note_password_confirmed(uuid, uuid),
  private.has_confirmed_password()
from public, anon, authenticated, service_role;
grant execute on function
  private.end_all_sessions(uuid), public.end_all_sessions(uuid),
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
    if not private.has_confirmed_password() then return 'not-allowed'; end if;
  end if;
  update public.users set is_admin = is_admin or v_grant, admin_requested_at = null
    where id = v_other.id and admin_requested_at is not null;
  return null;
end $$;

-- Everything about the person whom the token names, but for what protects them: their password's
-- hash, tokens, and the keys of their devices.
create or replace function private.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
  v_actor text := 'user:' || v_user.id;
begin
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', v_user.id, 'name', v_user.name, 'email', v_user.email, 'isAdmin', v_user.is_admin,
        'adminRequestedAt', private.iso(v_user.admin_requested_at),
        'createdAt', private.iso(a.created_at), 'lastSignInAt', private.iso(a.last_sign_in_at),
        'emailConfirmedAt', private.iso(a.email_confirmed_at), 'givenAtRegistration', a.raw_user_meta_data,
        'nextEmail', nullif(a.email_change, ''), 'confirmedEmail', c.email,
        'confirmedAt', private.iso(c.confirmed_at))
      from auth.users a left join private.confirmed_addresses c on c.user_id = a.id
      where a.id = v_user.id),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'createdAt', private.iso(s.created_at), 'updatedAt', private.iso(s.updated_at),
        'userAgent', s.user_agent, 'address', s.ip, 'device', o.device,
        'usedAt', private.iso(o.seen_at),
        'passwordConfirmedAt', private.iso(o.password_confirmed_at)) order by s.created_at), '[]')
      from auth.sessions s left join private.sessions o using (id) where s.user_id = v_user.id),
    'securityLog', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.event, 'at', private.iso(e.at), 'details', e.details) order by e.id), '[]')
      from private.security_events e join private.security_actors a on a.id in (e.actor, e.subject)
      where a.user_id = v_user.id),
    'authLog', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', l.payload ->> 'action', 'at', private.iso(l.created_at), 'address', l.ip_address)
        order by l.created_at), '[]')
      from auth.audit_log_entries l where position(v_user.id::text in l.payload::text) > 0),
    'applications', (
      select coalesce(jsonb_agg(private.application_json(a) - 'decidedBy' order by a.created_at), '[]')
      from public.adoption_requests a where a.user_id = v_user.id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'applicationId', a.id, 'petName', a.pet_name, 'status', a.status,
        'decidedAt', private.iso(a.status_changed_at)) order by a.status_changed_at), '[]')
      from public.adoption_requests a where a.decided_by = v_user.id),
    'cart', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'petId', c.pet_id, 'addedAt', private.iso(c.added_at)) order by c.added_at), '[]')
      from public.cart_items c where c.user_id = v_user.id),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'prompt', s.prompt, 'response', s.response, 'created', private.iso(s.created))
        order by s.created), '[]')
      from public.chat_sessions s where s.user_id = v_user.id),
    'notifiedBrowsers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'endpoint', p.endpoint, 'createdAt', private.iso(p.created_at),
        'savedAt', private.iso(p.saved_at)) order by p.created_at), '[]')
      from public.push_subscriptions p where p.user_id = v_user.id),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'clientId', c.client_id, 'commands', c.last_seq, 'usedAt', private.iso(c.used_at),
        'results', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'commandId', r.command_id, 'result', r.result, 'appliedAt', private.iso(r.applied_at))
            order by r.applied_at), '[]')
          from private.applied_commands r where r.actor = c.actor and r.client_id = c.client_id))
        order by c.used_at), '[]')
      from private.clients c where c.actor = v_actor));
end $$;
