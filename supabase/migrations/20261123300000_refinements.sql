-- What a language model says about a question after the rules have answered it.

alter table public.chat_sessions
  add column refinement text check (char_length(refinement) <= 20000);
grant select (refinement) on public.chat_sessions to authenticated;

-- Returns whether this call stored it: only after the answer, and once.
create function private.refine_chat_session(p_id uuid, p_refinement text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_sessions set refinement = p_refinement
    where id = p_id and response <> '' and refinement is null;
  return found;
end $$;

create function public.refine_chat_session(p_id uuid, p_refinement text) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.refine_chat_session(p_id, p_refinement)
$$;

-- For the worker only.
revoke execute on function
  private.refine_chat_session(uuid, text), public.refine_chat_session(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.refine_chat_session(uuid, text), public.refine_chat_session(uuid, text)
to service_role;

-- Sends it to whoever asked.
create or replace function private.row_json(p_actor text, p_kind text, p_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_kind
    when 'application' then
      return (select private.application_json(a) from public.adoption_requests a where a.id = p_id::uuid);
    when 'cartItem' then
      return (
        select jsonb_build_object(
          'userId', c.user_id, 'petId', c.pet_id, 'addedAt', private.iso(c.added_at))
        from public.cart_items c
        where c.user_id = substr(p_actor, length('user:') + 1)::uuid and c.pet_id = p_id);
    when 'chatSession' then
      return (
        select jsonb_build_object(
          'id', s.id, 'prompt', s.prompt, 'response', s.response, 'created', private.iso(s.created))
          || jsonb_strip_nulls(jsonb_build_object('refinement', s.refinement))
        from public.chat_sessions s where s.id = p_id::uuid);
    when 'adminRequest' then
      return (
        select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
          'requestedAt', private.iso(u.admin_requested_at))
        from public.users u where u.id = p_id::uuid);
    when 'client' then
      return (
        select jsonb_build_object('lastSeq', c.last_seq) from private.clients c
        where c.actor = p_actor and c.client_id = p_id::uuid);
    -- A row that only a newer version of this function knows must not stop the rows behind it.
    else return null;
  end case;
end $$;

-- It is about the person too.
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
