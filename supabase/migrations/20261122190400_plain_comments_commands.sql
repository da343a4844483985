-- The comments in these functions, in plain words. Nothing else changes.

create or replace function private.add_to_cart(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
begin
  if v_pet is null then return 'invalid'; end if;
  if p_user.is_admin then return 'not-allowed'; end if;
  if not exists (select from public.pets where id = v_pet) then return 'pet-gone'; end if;
  -- A pet that is in the cart already keeps its place.
  insert into public.cart_items (user_id, pet_id) values (p_user.id, v_pet) on conflict do nothing;
  return null;
end $$;

create or replace function private.ask_for_suggestions(p_user uuid, p_guest uuid, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
begin
  if v_id is null then return 'invalid'; end if;
  insert into public.chat_sessions (id, user_id, guest_id, prompt)
    values (v_id, p_user, p_guest, private.field(p_args, 'prompt')) on conflict do nothing;
  if not found then
    -- Either the same person asked before, or the id is somebody else's.
    return case when exists (select from public.chat_sessions
      where id = v_id and user_id is not distinct from p_user and guest_id is not distinct from p_guest)
      then null else 'invalid' end;
  end if;
  -- In the transaction of the question: a question without its job would never be answered.
  insert into private.jobs (kind, chat_session_id) values ('suggestion', v_id);
  perform pg_notify('homeward', 'jobs');
  return null;
end $$;

create or replace function private.decide_admin_request(p_user public.users, p_args jsonb) returns text
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
  end if;
  update public.users set is_admin = is_admin or v_grant, admin_requested_at = null
    where id = v_other.id and admin_requested_at is not null;
  return null;
end $$;

create or replace function private.submit_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
  v_form jsonb := p_args -> 'form';
  v_pet public.pets;
begin
  if v_id is null or p_args ->> 'petId' is null then return 'invalid'; end if;
  if p_user.is_admin then return 'not-allowed'; end if;
  -- The same application under another command id: it is there, so the answer is yes again.
  if exists (select from public.adoption_requests where id = v_id and user_id = p_user.id) then
    return null;
  end if;
  select * into v_pet from public.pets where id = p_args ->> 'petId';
  if v_pet.id is null then return 'pet-gone'; end if;
  if position('@' in coalesce(private.field(v_form, 'email'), '')) < 2 then return 'invalid'; end if;
  -- `on conflict` waits for another device that is applying for the same pet, and then does nothing.
  -- A check before the insert would let both pass, and one would fail at the index.
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
    -- The id is somebody else's, and that must not be told.
    return 'invalid';
  end if;
  delete from public.cart_items where user_id = p_user.id and pet_id = v_pet.id;
  return null;
end $$;

create or replace function private.withdraw_application(p_user public.users, p_args jsonb) returns text
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

create or replace function private.apply_batch(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_commands jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_envelope jsonb;
  v_result jsonb;
  v_results jsonb := '[]';
  v_stopped boolean := false;
begin
  if p_client is null or jsonb_typeof(p_commands) is distinct from 'array'
      or jsonb_array_length(p_commands) > 50 then
    raise exception 'p_commands is an array of at most 50 commands' using errcode = '22023';
  end if;
  -- Locks the client's row until the end: two requests of one client (the tab's and the service
  -- worker's) would otherwise both find a command unknown, and both run it.
  insert into private.clients as c (actor, client_id, user_id) values (p_actor, p_client, p_user)
    on conflict (actor, client_id) do update set used_at = now();
  for v_envelope in select value from jsonb_array_elements(p_commands) loop
    if not v_stopped then
      v_result := private.apply_one(p_actor, p_user, p_guest, p_client, v_envelope);
      -- The rest waits too: what comes behind may depend on what failed.
      v_stopped := v_result is null;
    end if;
    v_results := v_results || case when v_stopped
      then jsonb_build_object('id', v_envelope ->> 'id', 'outcome', 'retry', 'afterMs', 1000)
      else v_result end;
  end loop;
  return v_results;
end $$;
