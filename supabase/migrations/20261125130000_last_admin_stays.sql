-- The last admin cannot delete their account: nobody could administer the home any more, and nobody
-- there could make another admin.

drop function public.delete_account(uuid);
drop function private.delete_account(uuid);

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

revoke execute on function private.delete_account(uuid), public.delete_account(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.delete_account(uuid), public.delete_account(uuid) to service_role;
