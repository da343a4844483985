-- The catalogue's pets. Anyone may read them; browsers read them through catalogue.sql.

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
  country text not null default '' check (char_length(country) <= 200)
);

revoke all on public.pets from public, anon, authenticated, service_role;
grant select (
  id, name, type, breed, age, size, energy, shedding, training, care, description, image_url,
  good_with, temperament, special_needs, city, state, country
) on public.pets to anon, authenticated;
alter table public.pets enable row level security;
create policy "Anyone reads pets" on public.pets
  for select to anon, authenticated using (true);

-- An import writes thousands of pets, so the pets of one statement are stamped together.
create function private.stamp_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), false from new_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = false, stamped_at = now();
  elsif tg_op = 'DELETE' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), true from old_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = true, stamped_at = now();
  else
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', coalesce(n.id, o.id), pg_current_xact_id(), n.id is null
      -- A pet whose id changed counts as one pet removed and one added.
      from old_pets o full join new_pets n on n.id = o.id
      where o.* is distinct from n.*
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  end if;
  if found then
    perform pg_notify('homeward', 'catalogue');
  end if;
  return null;
end $$;
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
alter table public.pets
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted,
  enable always trigger stamp_truncated;
