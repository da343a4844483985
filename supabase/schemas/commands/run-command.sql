-- The closed list of commands (src/domain/commands.ts). A command's function returns null when the
-- command is accepted, or the reason code with which it is rejected for good. It may let the
-- database refuse invalid data: private.apply_one turns such an error into 'invalid'. These functions
-- trust their caller about who acts: only private.apply_one calls them.

-- Runs one command of a person (p_user) or of a guest (p_guest).
create function private.run_command(p_user uuid, p_guest uuid, p_kind text, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_user public.users;
begin
  -- 'unknown' is what the worker could not read (worker/sync/sync-app.ts).
  if p_kind is null or p_kind = 'unknown' then return 'invalid'; end if;
  if p_kind = 'askForSuggestions' then
    return private.ask_for_suggestions(p_user, p_guest, p_args);
  end if;
  if p_user is null then return 'not-allowed'; end if;
  -- Read for each command, and locked: a role that was revoked a moment ago decides nothing.
  select * into v_user from public.users where id = p_user for share;
  case p_kind
    when 'addToCart' then return private.add_to_cart(v_user, p_args);
    when 'removeFromCart' then
      if p_args ->> 'petId' is null then return 'invalid'; end if;
      delete from public.cart_items where user_id = p_user and pet_id = p_args ->> 'petId';
      return null;
    when 'clearCart' then
      delete from public.cart_items where user_id = p_user;
      return null;
    when 'submitApplication' then return private.submit_application(v_user, p_args);
    when 'withdrawApplication' then return private.withdraw_application(v_user, p_args);
    when 'decideApplication' then return private.decide_application(v_user, p_args);
    when 'decideAdminRequest' then return private.decide_admin_request(v_user, p_args);
    when 'changePet' then return private.change_pet(v_user, p_args);
    when 'addPhoto' then return private.add_photo(v_user, p_args);
    when 'describePhoto' then return private.describe_photo(v_user, p_args);
    when 'movePhoto' then return private.move_photo(v_user, p_args);
    when 'removePhoto' then return private.remove_photo(v_user, p_args);
    when 'changeSettings' then return private.change_settings(v_user, p_args);
    else
      -- A newer worker speaks. The device keeps the command until the migrations have run here.
      raise exception 'this database does not know the command %: apply the migrations', p_kind
        using errcode = 'feature_not_supported';
  end case;
end $$;
revoke execute on function private.run_command(uuid, uuid, text, jsonb)
  from public, anon, authenticated, service_role;
