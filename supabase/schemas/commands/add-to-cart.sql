-- Puts several pets into the cart with one statement: a device that was offline may send hundreds.
create function private.add_to_cart(p_user public.users, p_args jsonb[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_reasons text[];
begin
  with wanted as materialized (
    select n, args ->> 'petId' as id from unnest(p_args) with ordinality as w (args, n)
  ), found as materialized (
    select w.n, p.* from wanted w cross join lateral (
      -- Without the limit Postgres may read all pets.
      select p.id, p.name, private.picture_of(p) as picture from public.pets p
      where p.id = w.id and p.status in ('available', 'reserved') and not p_user.is_admin
      limit 1 for share
    ) p
  ), added as (
    -- A pet that is in the cart already keeps its place.
    insert into public.cart_items (user_id, pet_id, pet_name, pet_image)
      select p_user.id, id, name, picture from found on conflict do nothing
  )
  select array_agg(case when w.id is null then 'invalid' when p_user.is_admin then 'not-allowed'
      when f.n is null then 'pet-gone' end order by w.n)
    into v_reasons from wanted w left join found f using (n);
  return v_reasons;
end $$;
revoke execute on function private.add_to_cart(public.users, jsonb[])
  from public, anon, authenticated, service_role;
