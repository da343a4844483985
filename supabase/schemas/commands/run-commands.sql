-- The closed list of commands (src/domain/commands.ts). A command's function returns null when the
-- command is accepted, or the reason code with which it is rejected for good. It may let the
-- database refuse invalid data: private.apply_run turns such an error into 'invalid'. These functions
-- trust their caller about who acts: only private.apply_run calls them.

-- Runs commands of one kind that follow each other, of a person (p_user) or of a guest (p_guest), and
-- gives a reason for each. Pets go into the cart all at once; of other kinds there is one at a time
-- (private.apply_batch).
create function private.run_commands(p_user uuid, p_guest uuid, p_kind text, p_args jsonb[])
returns text[]
language plpgsql set search_path = '' as $$
declare
  v_user public.users;
  v_args jsonb := p_args[1];
  v_reason text;
begin
  -- 'unknown' is what the worker could not read (worker/sync/sync-app.ts).
  if p_kind is null or p_kind = 'unknown' then return array['invalid']; end if;
  if p_kind = 'askForSuggestions' then
    return array[private.ask_for_suggestions(p_user, p_guest, v_args)];
  end if;
  if p_user is null then
    return array_fill('not-allowed'::text, array[cardinality(p_args)]);
  end if;
  -- Read for each of them, and locked: a role that was revoked a moment ago decides nothing.
  select * into v_user from public.users where id = p_user for share;
  case p_kind
    when 'addToCart' then return private.add_to_cart(v_user, p_args);
    when 'removeFromCart' then
      if v_args ->> 'petId' is null then return array['invalid']; end if;
      delete from public.cart_items where user_id = p_user and pet_id = v_args ->> 'petId';
    when 'clearCart' then
      delete from public.cart_items where user_id = p_user;
    when 'submitApplication' then v_reason := private.submit_application(v_user, v_args);
    when 'withdrawApplication' then v_reason := private.withdraw_application(v_user, v_args);
    when 'decideApplication' then v_reason := private.decide_application(v_user, v_args);
    when 'decideAdminRequest' then v_reason := private.decide_admin_request(v_user, v_args);
    when 'changePet' then v_reason := private.change_pet(v_user, v_args);
    when 'addPhoto' then v_reason := private.add_photo(v_user, v_args);
    when 'describePhoto' then v_reason := private.describe_photo(v_user, v_args);
    when 'movePhoto' then v_reason := private.move_photo(v_user, v_args);
    when 'removePhoto' then v_reason := private.remove_photo(v_user, v_args);
    when 'changeSettings' then v_reason := private.change_settings(v_user, v_args);
    else
      -- A newer worker speaks. The device keeps the command until the migrations have run here.
      raise exception 'this database does not know the command %: apply the migrations', p_kind
        using errcode = 'feature_not_supported';
  end case;
  return array[v_reason];
end $$;
revoke execute on function private.run_commands(uuid, uuid, text, jsonb[])
  from public, anon, authenticated, service_role;
