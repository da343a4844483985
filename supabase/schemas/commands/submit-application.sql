create function private.submit_application(p_user public.users, p_args jsonb) returns text
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
  select * into v_pet from public.pets
    where id = p_args ->> 'petId' and status in ('available', 'reserved') for share;
  if v_pet.id is null then return 'pet-gone'; end if;
  if position('@' in coalesce(private.field(v_form, 'email'), '')) < 2 then return 'invalid'; end if;
  -- `on conflict` waits for another device that is applying for the same pet, and then does nothing.
  -- A check before the insert would let both pass, and one would fail at the index.
  insert into public.adoption_requests (
      id, user_id, pet_id, pet_name, pet_breed, image, full_name, email, phone_number, address,
      occupation, reason_for_adoption, experience_with_pets)
    values (
      v_id, p_user.id, v_pet.id, v_pet.name, v_pet.breed,
      private.picture_of(v_pet),
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
revoke execute on function private.submit_application(public.users, jsonb)
  from public, anon, authenticated, service_role;
