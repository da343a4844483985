-- How an account ends. Nothing of the person stays in the tables of Auth; ours follow by their keys.

-- Auth keeps these without a foreign key, or as text in its log. As a trigger, because accounts are
-- also deleted in a project's dashboard.
create function private.forget_auth_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where email = lower(old.email);
  -- A hosted project has this id as text.
  delete from auth.refresh_tokens where user_id::text = old.id::text;
  delete from auth.flow_state where user_id = old.id;
  delete from auth.audit_log_entries
    where payload ->> 'actor_id' = old.id::text
      or payload ->> 'actor_username' = old.email
      or payload -> 'traits' ->> 'user_id' = old.id::text
      or payload -> 'traits' ->> 'user_email' = old.email;
  return null;
exception when insufficient_privilege then
  raise exception 'This account was not deleted: % may not delete from the tables of Auth.', current_user
    using errcode = '42501', hint = format(
      'As the owner of these tables: grant select, delete on auth.refresh_tokens, auth.flow_state, auth.audit_log_entries, auth.users to %I',
      current_user);
end $$;

create trigger homeward_user_deleted after delete on auth.users
  for each row execute function private.forget_auth_user();

revoke execute on function private.forget_auth_user() from public, anon, authenticated, service_role;
