-- The security log: who signed in, who became an admin, who decided an application. It only grows.

-- Who is meant by `actor` and `subject` in the log. It goes with the account: the events stay, and
-- nothing leads from them to the person any more.
create table private.security_actors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.users (id) on delete cascade
);

create table private.security_events (
  id integer primary key generated always as identity,
  at timestamptz not null default clock_timestamp(),
  event text not null check (event ~ '^[a-z]+(-[a-z]+)*$' and char_length(event) <= 40),
  -- Who did it. Null where the server did, or somebody unknown. No reference, because the log stays.
  actor uuid,
  -- To whose account it was done.
  subject uuid,
  request_id text check (request_id ~ '^[A-Za-z0-9_=-]{1,255}$'),
  -- Short words and ids. No address, no name and no token fits in here.
  details jsonb not null default '{}' check (
    jsonb_typeof(details) = 'object' and octet_length(details::text) <= 500
    and not jsonb_path_exists(details,
      'strict $.* ? (@.type() != "string" || !(@ like_regex "^[A-Za-z0-9-]{1,40}$"))'))
);
create index security_events_event on private.security_events (event, id);

revoke all on private.security_actors, private.security_events
  from public, anon, authenticated, service_role;
revoke all on sequence private.security_events_id_seq
  from public, anon, authenticated, service_role;
alter table private.security_actors enable row level security;
alter table private.security_events enable row level security;

-- For the tables' owner too, whom grants and policies do not bind.
create function private.keep_security_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Set by private.delete_expired_security_events, while it runs.
  if tg_op = 'DELETE' and current_setting('homeward.security_events_expire', true) = 'yes' then
    return old;
  end if;
  raise exception 'The security log only grows.' using errcode = '42501';
end $$;
create trigger keep_rows before update or delete on private.security_events
  for each row execute function private.keep_security_events();
create trigger keep_table before truncate on private.security_events
  for each statement execute function private.keep_security_events();

create function private.security_actor(p_user uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.security_actors (user_id) select id from public.users where id = p_user
    on conflict do nothing;
  return (select id from private.security_actors where user_id = p_user);
end $$;

-- p_actor and p_subject are ids of accounts. Without p_request_id, the header of the request counts.
create function private.add_security_event(
  p_event text, p_actor uuid, p_subject uuid, p_details jsonb, p_request_id text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_request_id text := coalesce(p_request_id,
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id');
begin
  insert into private.security_events (event, actor, subject, details, request_id)
    values (p_event, private.security_actor(p_actor), private.security_actor(p_subject), p_details,
      -- Anybody may send that header, and what they send must not stop what is logged.
      case when v_request_id ~ '^[A-Za-z0-9_=-]{1,255}$' then v_request_id end);
end $$;

-- Triggers, so that a change is logged in its own transaction, whoever writes it.
create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_security_event(
    case when new.is_admin and not old.is_admin then 'admin-granted'
      when old.is_admin and not new.is_admin then 'admin-revoked'
      when new.admin_requested_at is not null then 'admin-requested'
      else 'admin-declined' end,
    auth.uid(), new.id, '{}', null);
  return null;
end $$;
create trigger log_role_change after update of is_admin, admin_requested_at on public.users
  for each row when (
    old.is_admin <> new.is_admin
    or (old.admin_requested_at is null) <> (new.admin_requested_at is null))
  execute function private.log_role_change();

create function private.log_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_security_event('application-' || new.status, new.decided_by, new.user_id,
    jsonb_build_object('applicationId', new.id), null);
  return null;
end $$;
create trigger log_decision after update of status on public.adoption_requests
  for each row when (old.status <> new.status and new.status in ('approved', 'rejected'))
  execute function private.log_decision();

-- Before the deletion: after it the account is nobody's.
create function private.log_account_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_security_event('account-deleted', auth.uid(), old.id, '{}', null);
  return old;
end $$;
create trigger log_account_deletion before delete on public.users
  for each row execute function private.log_account_deletion();

-- For the worker: what happens outside of the database's own tables.
create function private.log_security_event(
  p_event text, p_actor uuid, p_request_id text, p_details jsonb
) returns void
language sql volatile security definer set search_path = '' as $$
  select private.add_security_event(p_event, p_actor, null, p_details, p_request_id)
$$;
create function public.log_security_event(
  p_event text, p_actor uuid, p_request_id text, p_details jsonb
) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.log_security_event(p_event, p_actor, p_request_id, p_details)
$$;

-- The address is looked up and not kept: it may be a password, typed into the wrong field.
create function private.log_failed_sign_in(p_email text, p_request_id text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.add_security_event('sign-in-failed', null,
    (select id from auth.users where email = lower(p_email) limit 1), '{}', p_request_id)
$$;
create function public.log_failed_sign_in(p_email text, p_request_id text) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.log_failed_sign_in(p_email, p_request_id)
$$;

-- For admins: events older than p_before, the newest first; of one kind, or of every kind. The name
-- of an account that is gone is null. Raises PT403 (PostgREST answers 403) for anybody else.
create function private.read_security_events(p_event text, p_before integer, p_limit integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
  v_limit integer := greatest(1, least(p_limit, 200));
begin
  if not v_user.is_admin then
    raise exception 'Only admins read the security log.' using errcode = 'PT403';
  end if;
  return (
    with found as (
      select * from private.security_events
      where (p_event is null or event = p_event) and (p_before is null or id < p_before)
      order by id desc limit v_limit + 1
    ), shown as (
      select * from found order by id desc limit v_limit
    )
    select jsonb_build_object(
      'more', (select count(*) from found) > v_limit,
      'events', coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'at', private.iso(e.at), 'event', e.event,
        'actor', case when e.actor is not null then jsonb_build_object('name', a.name) end,
        'subject', case when e.subject is not null then jsonb_build_object('name', s.name) end,
        'requestId', e.request_id, 'details', e.details) order by e.id desc), '[]'))
    from shown e
    left join (
      select t.id, coalesce(nullif(u.name, ''), u.email) as name
      from private.security_actors t join public.users u on u.id = t.user_id) a on a.id = e.actor
    left join (
      select t.id, coalesce(nullif(u.name, ''), u.email) as name
      from private.security_actors t join public.users u on u.id = t.user_id) s on s.id = e.subject);
end $$;
create function public.read_security_events(p_event text, p_before integer, p_limit integer)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.read_security_events(p_event, p_before, p_limit)
$$;

-- Deletes whole months that ended more than p_days ago. Not less than 30 days: whoever has the
-- worker's key must not be able to remove what they have just done.
create function private.delete_expired_security_events(p_days integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_days is null or p_days < 30 then
    raise exception 'p_days is at least 30' using errcode = '22023';
  end if;
  if private.clock_is_steady() then
    -- Not `set` of the function: only a superuser may name a setting of ours there.
    perform set_config('homeward.security_events_expire', 'yes', true);
    delete from private.security_events
      where at < date_trunc('month', now() - make_interval(days => p_days), 'UTC');
    perform set_config('homeward.security_events_expire', '', true);
  end if;
end $$;
create function public.delete_expired_security_events(p_days integer) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.delete_expired_security_events(p_days)
$$;

revoke execute on function
  private.keep_security_events(), private.security_actor(uuid),
  private.add_security_event(text, uuid, uuid, jsonb, text),
  private.log_role_change(), private.log_decision(), private.log_account_deletion(),
  private.log_security_event(text, uuid, text, jsonb),
  public.log_security_event(text, uuid, text, jsonb),
  private.log_failed_sign_in(text, text), public.log_failed_sign_in(text, text),
  private.read_security_events(text, integer, integer),
  public.read_security_events(text, integer, integer),
  private.delete_expired_security_events(integer), public.delete_expired_security_events(integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.log_security_event(text, uuid, text, jsonb),
  public.log_security_event(text, uuid, text, jsonb),
  private.log_failed_sign_in(text, text), public.log_failed_sign_in(text, text),
  private.delete_expired_security_events(integer), public.delete_expired_security_events(integer)
to service_role;
-- Admins are people who are signed in; the function looks whether this one is an admin.
grant execute on function
  private.read_security_events(text, integer, integer),
  public.read_security_events(text, integer, integer)
to authenticated;
