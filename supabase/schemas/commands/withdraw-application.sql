create function private.withdraw_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  -- Cast here: within the query, an invalid id raises an error only where the plan reads a row.
  v_id uuid := (p_args ->> 'id')::uuid;
  v_row public.adoption_requests;
begin
  select * into v_row from public.adoption_requests
    where id = v_id and user_id = p_user.id for update;
  if v_row.id is null then return 'application-gone'; end if;
  if v_row.status = 'withdrawn' then return null; end if;
  if v_row.status <> 'pending' then return 'not-allowed'; end if;
  update public.adoption_requests
    set status = 'withdrawn', status_changed_at = now(), updated_at = now() where id = v_row.id;
  return null;
end $$;
revoke execute on function private.withdraw_application(public.users, jsonb)
  from public, anon, authenticated, service_role;
