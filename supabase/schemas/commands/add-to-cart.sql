create function private.add_to_cart(p_user public.users, p_args jsonb) returns text
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
revoke execute on function private.add_to_cart(public.users, jsonb)
  from public, anon, authenticated, service_role;
