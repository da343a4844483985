-- The closed list of writes. Each answers null when it is accepted, or the reason why never.
-- These functions believe their caller about who acts: only `private.apply_batch` calls them.

-- A text of the form, without space around it.
create function private.field(p_args jsonb, p_name text) returns text
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_args -> p_name) = 'string'
    then btrim(p_args ->> p_name, E' \t\n\r\u00a0') end
$$;

create function private.add_to_cart(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
begin
  if v_pet is null then return 'invalid'; end if;
  if p_user.is_admin then return 'not-allowed'; end if;
  if not exists (select from public.pets where id = v_pet) then return 'pet-gone'; end if;
  -- A repeat keeps the first place.
  insert into public.cart_items (user_id, pet_id) values (p_user.id, v_pet) on conflict do nothing;
  return null;
end $$;

create function private.submit_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
  v_form jsonb := p_args -> 'form';
  v_pet public.pets;
begin
  if v_id is null or p_args ->> 'petId' is null then return 'invalid'; end if;
  if p_user.is_admin then return 'not-allowed'; end if;
  -- The same application under another command: a device that asked twice, to be told yes twice.
  if exists (select from public.adoption_requests where id = v_id and user_id = p_user.id) then
    return null;
  end if;
  select * into v_pet from public.pets where id = p_args ->> 'petId';
  if v_pet.id is null then return 'pet-gone'; end if;
  if position('@' in coalesce(private.field(v_form, 'email'), '')) < 2 then return 'invalid'; end if;
  -- Waits for another device that is applying for the same pet, and then does nothing: looking
  -- first and inserting after would let both through to the index, and one of them fail.
  insert into public.adoption_requests (
      id, user_id, pet_id, pet_name, pet_breed, image, full_name, email, phone_number, address,
      occupation, reason_for_adoption, experience_with_pets)
    values (
      v_id, p_user.id, v_pet.id, v_pet.name, v_pet.breed, v_pet.image_url,
      private.field(v_form, 'fullName'), private.field(v_form, 'email'),
      private.field(v_form, 'phoneNumber'), private.field(v_form, 'address'),
      private.field(v_form, 'occupation'), private.field(v_form, 'reasonForAdoption'),
      private.field(v_form, 'experienceWithPets'))
    on conflict do nothing;
  if not found then
    if exists (select from public.adoption_requests where id = v_id and user_id = p_user.id) then
      return null;
    end if;
    if exists (select from public.adoption_requests
        where user_id = p_user.id and pet_id = v_pet.id and status <> 'withdrawn') then
      return 'already-applied';
    end if;
    -- The id is somebody else's, which is all that may be said about it.
    return 'invalid';
  end if;
  delete from public.cart_items where user_id = p_user.id and pet_id = v_pet.id;
  return null;
end $$;

create function private.withdraw_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  -- Read here: in the query it is only read where the plan meets a row, and nonsense were no error.
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

create function private.decide_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
  v_row public.adoption_requests;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if coalesce(p_args ->> 'status', '') not in ('approved', 'rejected') then return 'invalid'; end if;
  select * into v_row from public.adoption_requests where id = v_id for update;
  if v_row.id is null then return 'application-gone'; end if;
  if v_row.status = 'withdrawn' then return 'application-withdrawn'; end if;
  update public.adoption_requests
    set status = p_args ->> 'status', status_changed_at = now(), decided_by = p_user.id
    where id = v_row.id and status <> p_args ->> 'status';
  return null;
end $$;

create function private.ask_for_suggestions(p_user uuid, p_guest uuid, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
begin
  if v_id is null then return 'invalid'; end if;
  insert into public.chat_sessions (id, user_id, guest_id, prompt)
    values (v_id, p_user, p_guest, private.field(p_args, 'prompt')) on conflict do nothing;
  if not found then
    -- Asked before by the same, or somebody else's id.
    return case when exists (select from public.chat_sessions
      where id = v_id and user_id is not distinct from p_user and guest_id is not distinct from p_guest)
      then null else 'invalid' end;
  end if;
  -- In the transaction of the question: a question without its job would never be answered.
  insert into private.jobs (kind, chat_session_id) values ('suggestion', v_id);
  perform pg_notify('homeward', 'jobs');
  return null;
end $$;

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
    -- Only who asked can be let in, and only while nobody has said no.
    if v_other.admin_requested_at is null then return 'not-allowed'; end if;
  end if;
  update public.users set is_admin = is_admin or v_grant, admin_requested_at = null
    where id = v_other.id and admin_requested_at is not null;
  return null;
end $$;

-- One command of a person (p_user) or of a guest (p_guest).
create function private.run_command(p_user uuid, p_guest uuid, p_kind text, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_user public.users;
begin
  if p_kind = 'askForSuggestions' then
    return private.ask_for_suggestions(p_user, p_guest, p_args);
  end if;
  if p_user is null then
    return case when p_kind in ('addToCart', 'removeFromCart', 'clearCart', 'submitApplication',
      'withdrawApplication', 'decideApplication', 'decideAdminRequest') then 'not-allowed'
      else 'invalid' end;
  end if;
  -- Read for each command, and held: a role revoked a moment ago decides nothing any more.
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
    else return 'invalid';
  end case;
end $$;

revoke execute on function
  private.field(jsonb, text), private.add_to_cart(public.users, jsonb),
  private.submit_application(public.users, jsonb), private.withdraw_application(public.users, jsonb),
  private.decide_application(public.users, jsonb), private.ask_for_suggestions(uuid, uuid, jsonb),
  private.decide_admin_request(public.users, jsonb), private.run_command(uuid, uuid, text, jsonb)
from public, anon, authenticated, service_role;
