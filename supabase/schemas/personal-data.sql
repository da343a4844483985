-- What a person may ask of us: everything the database holds about them, and to be forgotten. And how
-- long applications are kept.

-- What a home decided about its pets, when the application is gone: a pet, a decision and two days,
-- and nobody's name, words or id. A device never reads it.
create table private.past_decisions (
  id uuid primary key default gen_random_uuid(),
  pet_id text collate "C" not null,
  pet_name text not null,
  status text not null check (status in ('approved', 'rejected')),
  applied_on date not null,
  decided_on date not null
);
revoke all on private.past_decisions from public, anon, authenticated, service_role;
alter table private.past_decisions enable row level security;

-- Deletes applications, and keeps what was decided about them without the person.
create function private.delete_applications(p_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_deleted integer;
begin
  insert into private.past_decisions (pet_id, pet_name, status, applied_on, decided_on)
    select pet_id, pet_name, status, created_at::date, coalesce(status_changed_at, updated_at)::date
    from public.adoption_requests where id = any (p_ids) and status in ('approved', 'rejected');
  delete from public.adoption_requests where id = any (p_ids);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;

-- For the worker only. Deletes what was decided or withdrawn more than so many days ago; returns how
-- many. A clock that leapt is not believed.
create function private.delete_old_applications(p_days integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if p_days is null or p_days < 1 then
    raise exception 'p_days is at least 1' using errcode = '22023';
  end if;
  if not private.clock_is_steady() then
    return 0;
  end if;
  return private.delete_applications(array(
    select id from public.adoption_requests
      where status <> 'pending'
        and coalesce(status_changed_at, updated_at) < now() - make_interval(days => p_days)));
end $$;
create function public.delete_old_applications(p_days integer) returns integer
language sql security invoker set search_path = '' as $$
  select private.delete_old_applications(p_days)
$$;

-- Everything about the person whom the token names, but for what protects them: their password's
-- hash, tokens, and the keys of their devices.
create function private.my_data() returns jsonb
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
    'petChanges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'petId', h.pet_id, 'field', h.field, 'before', h.before, 'after', h.after,
        'at', private.iso(h.changed_at)) order by h.id), '[]')
      from private.pet_changes h where h.changed_by = v_user.id),
    'imports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'source', i.source, 'format', i.format, 'fileName', i.file_name,
        'startedAt', private.iso(i.started_at)) order by i.nth), '[]')
      from private.imports i where i.started_by = v_user.id),
    'cart', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'petId', c.pet_id, 'petName', c.pet_name, 'petImage', c.pet_image,
        'addedAt', private.iso(c.added_at)) order by c.added_at), '[]')
      from public.cart_items c where c.user_id = v_user.id),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'prompt', s.prompt, 'response', s.response, 'created', private.iso(s.created),
        'refinement', s.refinement)
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
create function public.my_data() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.my_data() $$;

-- For the worker only, after it has asked for the password again. Deletes an account and everything
-- about it (private.forget_auth_user does so in Auth's tables): 'deleted', 'none' (there is no such
-- account), or 'last-admin', and then it stays: nobody else could administer the home, or make an
-- admin there.
create function private.delete_account(p_user uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_found boolean;
begin
  -- Two admins who leave at once must not each count on the other. In one order.
  perform from public.users where is_admin or id = p_user order by id for no key update;
  if exists (select from public.users where id = p_user and is_admin)
    and not exists (select from public.users where id <> p_user and is_admin) then
    return 'last-admin';
  end if;
  perform private.delete_applications(array(
    select id from public.adoption_requests where user_id = p_user));
  delete from auth.users where id = p_user;
  v_found := found;
  -- Nobody reads under this name again.
  delete from private.stamps where scope = 'user:' || p_user;
  -- An admin's device drops somebody's request to become one by a tombstone that names them. Without
  -- it, whoever may have missed it has to start over.
  delete from private.stamps where kind = 'adminRequest' and id = p_user::text;
  if found then
    update private.epoch set pruned = pg_current_xact_id();
  end if;
  return case when v_found then 'deleted' else 'none' end;
end $$;
create function public.delete_account(p_user uuid) returns text
language sql security invoker set search_path = '' as $$ select private.delete_account(p_user) $$;

-- For the worker only: a device whose session has ended asks whether its account is gone.
create function private.account_exists(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.users where id = p_user)
$$;
create function public.account_exists(p_user uuid) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.account_exists(p_user) $$;

revoke execute on function
  private.delete_applications(uuid[]),
  private.delete_old_applications(integer), public.delete_old_applications(integer),
  private.my_data(), public.my_data(),
  private.delete_account(uuid), public.delete_account(uuid),
  private.account_exists(uuid), public.account_exists(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.my_data(), public.my_data() to authenticated;
grant execute on function
  private.delete_old_applications(integer), public.delete_old_applications(integer),
  private.delete_account(uuid), public.delete_account(uuid),
  private.account_exists(uuid), public.account_exists(uuid)
to service_role;
