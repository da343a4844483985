create function private.add_to_cart(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet public.pets;
begin
  if p_args ->> 'petId' is null then return 'invalid'; end if;
  if p_user.is_admin then return 'not-allowed'; end if;
  select * into v_pet from public.pets
    where id = p_args ->> 'petId' and status in ('available', 'reserved') for share;
  if v_pet.id is null then return 'pet-gone'; end if;
  -- A pet that is in the cart already keeps its place.
  insert into public.cart_items (user_id, pet_id, pet_name, pet_image)
    values (p_user.id, v_pet.id, v_pet.name, private.picture_of(v_pet)) on conflict do nothing;
  return null;
end $$;
revoke execute on function private.add_to_cart(public.users, jsonb)
  from public, anon, authenticated, service_role;
