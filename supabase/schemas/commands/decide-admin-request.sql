create function private.decide_admin_request(p_user public.users, p_args jsonb) returns text
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
revoke execute on function private.decide_admin_request(public.users, jsonb)
  from public, anon, authenticated, service_role;
