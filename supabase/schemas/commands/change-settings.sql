create function private.change_settings(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  c jsonb := p_args -> 'changes';
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if jsonb_typeof(c) is distinct from 'object' then return 'invalid'; end if;
  insert into private.settings default values on conflict do nothing;
  update private.settings set
    name = private.changed_text(c, 'name', name),
    email = private.changed_text(c, 'email', email),
    phone = private.changed_text(c, 'phone', phone),
    address = private.changed_text(c, 'address', address),
    opening_hours = private.changed_text(c, 'openingHours', opening_hours),
    answer_promise = private.changed_text(c, 'answerPromise', answer_promise);
  return null;
end $$;
revoke execute on function private.change_settings(public.users, jsonb)
  from public, anon, authenticated, service_role;
