-- Pets that people have put into their cart.

create table public.cart_items (
  user_id uuid not null references public.users (id) on delete cascade,
  -- No reference to pets: a pet that is gone is shown as gone, it does not vanish from the cart.
  pet_id text collate "C" not null check (char_length(pet_id) between 1 and 128),
  added_at timestamptz not null default now(),
  primary key (user_id, pet_id)
);

revoke all on public.cart_items from public, anon, authenticated, service_role;
grant select (user_id, pet_id, added_at) on public.cart_items to authenticated;
alter table public.cart_items enable row level security;
create policy "People read their cart" on public.cart_items
  for select to authenticated using (user_id = (select auth.uid()));

create function private.stamp_cart_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.cart_items := coalesce(new, old);
begin
  perform private.stamp('user:' || v_row.user_id, 'cartItem', v_row.pet_id, tg_op = 'DELETE');
  return null;
end $$;
revoke execute on function private.stamp_cart_item() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.cart_items
  for each row execute function private.stamp_cart_item();
create trigger stamp_change after update on public.cart_items
  for each row when (old.* is distinct from new.*) execute function private.stamp_cart_item();
