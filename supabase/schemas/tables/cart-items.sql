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

create function private.stamp_cart_items() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_users uuid[];
  v_pets text[];
  v_gone boolean[];
begin
  if tg_op = 'INSERT' then
    -- A row says what became of its pet. Whoever changes that waits for us, and stamps it again.
    perform from (select pet_id from new_items order by 1) n
      cross join lateral (select from public.pets where id = n.pet_id limit 1 for share) p;
    select array_agg(user_id), array_agg(pet_id), array_agg(false)
      into v_users, v_pets, v_gone from new_items;
  elsif tg_op = 'DELETE' then
    select array_agg(user_id), array_agg(pet_id), array_agg(true)
      into v_users, v_pets, v_gone from old_items;
  else
    -- A changed key is a row that went, and one that came.
    select array_agg(user_id), array_agg(pet_id), array_agg(n is null)
      into v_users, v_pets, v_gone
      from old_items o full join new_items n using (user_id, pet_id)
      where o.* is distinct from n.*;
  end if;
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select 'user:' || i.of, 'cartItem', i.pet, pg_current_xact_id(), i.gone
    from unnest(v_users, v_pets, v_gone) as i (of, pet, gone) order by 1, 3
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  perform pg_notify('homeward', 'user:' || i.of) from (select distinct unnest(v_users)) i (of);
  return null;
end $$;
revoke execute on function private.stamp_cart_items() from public, anon, authenticated, service_role;

create trigger stamp_inserted after insert on public.cart_items
  referencing new table as new_items
  for each statement execute function private.stamp_cart_items();
create trigger stamp_updated after update on public.cart_items
  referencing old table as old_items new table as new_items
  for each statement execute function private.stamp_cart_items();
create trigger stamp_deleted after delete on public.cart_items
  referencing old table as old_items
  for each statement execute function private.stamp_cart_items();
create trigger stamp_truncated after truncate on public.cart_items
  for each statement execute function private.stamp_truncated('cartItem');
alter table public.cart_items
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted,
  enable always trigger stamp_truncated;
