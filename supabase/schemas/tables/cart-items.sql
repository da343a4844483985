-- Pets that people have put into their cart.

create table public.cart_items (
  user_id uuid not null references public.users (id) on delete cascade,
  -- No reference to pets: a pet that is gone is shown as gone, it does not vanish from the cart.
  pet_id text collate "C" not null check (char_length(pet_id) between 1 and 128),
  added_at timestamptz not null default now(),
  -- As it was called and shown then: the catalogue may not have it any more.
  pet_name text not null default '' check (char_length(pet_name) <= 200),
  pet_image text not null default '' check (char_length(pet_image) <= 2000),
  primary key (user_id, pet_id)
);

create index cart_items_pet on public.cart_items (pet_id);

revoke all on public.cart_items from public, anon, authenticated, service_role;
grant select (user_id, pet_id, added_at) on public.cart_items to authenticated;
alter table public.cart_items enable row level security;
create policy "People read their cart" on public.cart_items
  for select to authenticated using (user_id = (select private.signed_in_uid()));

create function private.stamp_cart_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Its row says what became of the pet. Whoever changes that waits for us, and stamps it again.
  if tg_op = 'INSERT' then
    perform from public.pets where id = new.pet_id for share;
  end if;
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (old.user_id, old.pet_id) is distinct from (new.user_id, new.pet_id) then
    perform private.stamp('user:' || old.user_id, 'cartItem', old.pet_id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp('user:' || new.user_id, 'cartItem', new.pet_id, false);
  end if;
  return null;
end $$;
revoke execute on function private.stamp_cart_item() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.cart_items
  for each row execute function private.stamp_cart_item();
create trigger stamp_change after update on public.cart_items
  for each row when (old.* is distinct from new.*) execute function private.stamp_cart_item();
create trigger stamp_truncated after truncate on public.cart_items
  for each statement execute function private.stamp_truncated('cartItem');
alter table public.cart_items
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;
