create function private.decide_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_message text := coalesce(private.field(p_args, 'message'), '');
  v_id uuid := (p_args ->> 'id')::uuid;
  v_row public.adoption_requests;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if coalesce(p_args ->> 'status', '') not in ('approved', 'rejected') then return 'invalid'; end if;
  select * into v_row from public.adoption_requests where id = v_id for update;
  if v_row.id is null then return 'application-gone'; end if;
  if v_row.status = 'withdrawn' then return 'application-withdrawn'; end if;
  update public.adoption_requests
    set status = p_args ->> 'status', status_changed_at = now(), decided_by = p_user.id,
      decision_message = v_message
    where id = v_row.id and (status <> p_args ->> 'status' or decision_message <> v_message);
  return null;
end $$;
revoke execute on function private.decide_application(public.users, jsonb)
  from public, anon, authenticated, service_role;
