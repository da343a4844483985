-- The pets. Anyone may read the listed ones; browsers read them through catalogue.sql.

create table public.pets (
  -- Compared byte by byte, as the browser compares: the catalogue is read by ranges of ids.
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  name text not null check (name ~ '\S' and char_length(name) <= 200),
  -- Only the type is a closed list. Other words of an imported pet are kept and shown as they came.
  type text not null check (type in ('dog', 'cat', 'bird', 'rabbit')),
  breed text not null default '' check (char_length(breed) <= 200),
  age text not null default '' check (char_length(age) <= 100),
  size text not null default '' check (char_length(size) <= 100),
  energy text not null default '' check (char_length(energy) <= 100),
  shedding text not null default '' check (char_length(shedding) <= 100),
  training text not null default '' check (char_length(training) <= 100),
  care text not null default '' check (char_length(care) <= 100),
  description text not null default '' check (char_length(description) <= 10000),
  image_url text not null default '' check (char_length(image_url) <= 2000),
  good_with text[] not null default '{}' check (array_position(good_with, null) is null),
  temperament text[] not null default '{}' check (array_position(temperament, null) is null),
  special_needs text[] not null default '{}' check (array_position(special_needs, null) is null),
  city text not null default '' check (char_length(city) <= 200),
  state text not null default '' check (char_length(state) <= 200),
  country text not null default '' check (char_length(country) <= 200),
  sex text not null default '' check (char_length(sex) <= 100),
  not_good_with text[] not null default '{}' check (array_position(not_good_with, null) is null),
  -- Listed pets are available or reserved; only admins are sent the others.
  status text not null default 'available'
    check (status in ('available', 'reserved', 'adopted', 'hidden')),
  birth_date date,
  birth_date_estimated boolean not null default false,
  -- In the currency's minor unit.
  fee_amount integer check (fee_amount between 0 and 100000000),
  fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  -- Of the shelter: three decimals are about 100 m, and no door.
  latitude numeric(6, 3) check (latitude between -90 and 90),
  longitude numeric(6, 3) check (longitude between -180 and 180),
  -- When it first became available, and when staff last saw that all of this is true.
  listed_at timestamptz,
  verified_at timestamptz,
  -- Where an imported pet comes from, and its name there.
  source text not null default '' check (char_length(source) <= 100),
  external_id text not null default '' check (char_length(external_id) <= 200),
  -- Grows with each change, so that of two copies of a pet the newer one is known.
  revision integer not null default 0,
  constraint pets_fee_is_whole check ((fee_amount is null) = (fee_currency is null)),
  constraint pets_coordinates_are_whole check ((latitude is null) = (longitude is null))
);
create unique index pets_external on public.pets (source, external_id)
  where source <> '' and external_id <> '';

revoke all on public.pets from public, anon, authenticated, service_role;
grant select (
  id, name, type, breed, age, size, energy, shedding, training, care, description, image_url,
  good_with, temperament, special_needs, city, state, country
) on public.pets to anon, authenticated;
alter table public.pets enable row level security;
create policy "Anyone reads listed pets" on public.pets
  for select to anon, authenticated using (status in ('available', 'reserved'));

create function private.count_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
revoke execute on function private.count_revision() from public, anon, authenticated, service_role;
create trigger count_revision before update on public.pets
  for each row when (old.* is distinct from new.*) execute function private.count_revision();

-- An import writes thousands of pets, so the pets of one statement are stamped together.
--
-- Who should look: everyone, where a listed pet changed or left the catalogue; admins, where an
-- unlisted one did; and whoever has the pet in a cart or an application, where its status did.
create function private.stamp_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_listed text[];
  v_removed text[];
  v_managed text[];
  v_deleted text[] := '{}';
  v_moved text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) filter (where status in ('available', 'reserved')), '{}',
        array_agg(id) filter (where status in ('adopted', 'hidden')), array_agg(id)
      into v_listed, v_removed, v_managed, v_moved from new_pets;
  elsif tg_op = 'DELETE' then
    select '{}', array_agg(id) filter (where status in ('available', 'reserved')), '{}',
        array_agg(id), array_agg(id)
      into v_listed, v_removed, v_managed, v_deleted, v_moved from old_pets;
  else
    -- A pet whose id changed counts as one pet removed and one added.
    select array_agg(n.id) filter (where n.status in ('available', 'reserved')),
        array_agg(o.id) filter (where o.status in ('available', 'reserved')
          and coalesce(n.status, '') not in ('available', 'reserved')),
        array_agg(n.id) filter (where 'adopted' in (o.status, n.status)
          or 'hidden' in (o.status, n.status)),
        array_agg(o.id) filter (where n.id is null),
        array_agg(coalesce(n.id, o.id)) filter (where o.status is distinct from n.status)
      into v_listed, v_removed, v_managed, v_deleted, v_moved
      from old_pets o full join new_pets n on n.id = o.id
      where o.* is distinct from n.*;
  end if;
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select 'catalogue', 'pet', id, pg_current_xact_id(), false from unnest(v_listed) as id
    union all
    select 'catalogue', 'pet', id, pg_current_xact_id(), true from unnest(v_removed) as id
    order by 3
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  if found then
    perform pg_notify('homeward', 'catalogue');
  end if;
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select 'admins', 'managedPet', id, pg_current_xact_id(), false from unnest(v_managed) as id
    union all
    select scope, kind, id, pg_current_xact_id(), true from private.stamps
      where scope = 'admins' and kind = 'managedPet' and id = any (v_deleted)
    order by 3
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  if found then
    perform pg_notify('homeward', 'admins');
  end if;
  perform private.stamp_rows_about(v_moved);
  if cardinality(v_deleted) > 0 then
    delete from public.pet_photos where pet_id = any (v_deleted);
  end if;
  return null;
end $$;

-- Carts and applications say what became of their pet.
create function private.stamp_rows_about(p_pets text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_scope text;
begin
  for v_scope in
    with stamped as (
      insert into private.stamps as s (scope, kind, id, changed, gone)
        select 'user:' || user_id, 'cartItem', pet_id, pg_current_xact_id(), false
          from public.cart_items where pet_id = any (p_pets)
        union all
        select scope, 'application', a.id::text, pg_current_xact_id(), false
          from public.adoption_requests a, lateral (values ('user:' || user_id), ('admins')) as r (scope)
          where pet_id = any (p_pets)
        order by 1, 2, 3
        on conflict (scope, kind, id)
        do update set changed = excluded.changed, gone = false, stamped_at = now()
        returning s.scope
    )
    select distinct scope from stamped
  loop
    perform pg_notify('homeward', v_scope);
  end loop;
end $$;
revoke execute on function private.stamp_rows_about(text[]) from public, anon, authenticated, service_role;
revoke execute on function private.stamp_pets() from public, anon, authenticated, service_role;

-- An update that changes nothing is no change: an import that writes every pet again notifies nobody.
create trigger stamp_inserted after insert on public.pets
  referencing new table as new_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_updated after update on public.pets
  referencing old table as old_pets new table as new_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_deleted after delete on public.pets
  referencing old table as old_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_truncated after truncate on public.pets
  for each statement execute function private.stamp_truncated('pet');
create trigger stamp_managed_truncated after truncate on public.pets
  for each statement execute function private.stamp_truncated('managedPet');
create function private.stamp_all_rows_about_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.pet_photos;
  perform private.stamp_rows_about(array(
    select pet_id from public.cart_items union select pet_id from public.adoption_requests));
  return null;
end $$;
revoke execute on function private.stamp_all_rows_about_pets()
  from public, anon, authenticated, service_role;
create trigger stamp_rows_about_truncated after truncate on public.pets
  for each statement execute function private.stamp_all_rows_about_pets();
alter table public.pets
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted,
  enable always trigger stamp_truncated,
  enable always trigger stamp_managed_truncated,
  enable always trigger stamp_rows_about_truncated,
  enable always trigger count_revision;
