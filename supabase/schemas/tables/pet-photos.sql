-- The photos of pets, and which of their media the server has. A photo's bytes are no row: the worker
-- keeps them, by their hash. Devices read photos in their pet (private.pet_json).

create table public.pet_photos (
  id uuid primary key,
  -- No reference, which would forbid to empty the table of pets: the trigger there deletes photos.
  pet_id text collate "C" not null,
  alt text not null default '' check (char_length(alt) <= 500),
  -- As in src/domain/pet-photo.ts.
  renditions jsonb not null check (jsonb_typeof(renditions) = 'array'),
  position integer not null default 0
);
create index pet_photos_pet on public.pet_photos (pet_id);
create index pet_photos_media on public.pet_photos using gin (renditions jsonb_path_ops);
revoke all on public.pet_photos from public, anon, authenticated, service_role;
alter table public.pet_photos enable row level security;

create table private.media (
  -- The SHA-256 of its bytes.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  -- When all of its bytes had arrived.
  arrived_at timestamptz,
  -- When it was first found that no photo names it. Null while one does.
  unnamed_since timestamptz
);
revoke all on private.media from public, anon, authenticated, service_role;
alter table private.media enable row level security;

create function private.has_arrived(p_photo public.pet_photos) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from jsonb_array_elements(p_photo.renditions) r
      left join private.media m on m.id = r ->> 'media'
    where m.arrived_at is null);
end $$;

-- A change of its photos is a change of the pet; for admins also where only they are told, because
-- the bytes have not arrived.
create function private.stamp_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    update public.pets set revision = revision + 1;
    return null;
  end if;
  -- Once for each pet, however many of its photos moved.
  if tg_op = 'INSERT' then
    perform private.touch_pet(pet_id) from (select distinct pet_id from new_photos order by 1) f;
  elsif tg_op = 'DELETE' then
    perform private.touch_pet(pet_id) from (select distinct pet_id from old_photos order by 1) f;
  else
    perform private.touch_pet(pet_id) from (
      select pet_id from (
        (select * from new_photos except select * from old_photos)
        union all (select * from old_photos except select * from new_photos)) as changed
      group by 1 order by 1) f;
  end if;
  return null;
end $$;

-- The pet changed in what is no column of its own.
create function private.touch_pet(p_pet text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.pets set revision = revision + 1 where id = p_pet;
  if found then
    perform private.stamp('admins', 'managedPet', p_pet, false);
  end if;
end $$;

create trigger stamp_inserted after insert on public.pet_photos
  referencing new table as new_photos
  for each statement execute function private.stamp_photos();
create trigger stamp_updated after update on public.pet_photos
  referencing old table as old_photos new table as new_photos
  for each statement execute function private.stamp_photos();
create trigger stamp_deleted after delete on public.pet_photos
  referencing old table as old_photos
  for each statement execute function private.stamp_photos();
create trigger stamp_truncated after truncate on public.pet_photos
  for each statement execute function private.stamp_photos();
alter table public.pet_photos
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted,
  enable always trigger stamp_truncated;

create function private.stamp_media() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    perform private.touch_pet(pet_id) from (
      select distinct pet_id from public.pet_photos order by pet_id) as shown;
    return null;
  end if;
  perform private.touch_pet(pet_id) from (
    select distinct pet_id from public.pet_photos
    where renditions @> jsonb_build_array(jsonb_build_object('media', coalesce(new.id, old.id)))
    order by pet_id) as named;
  return null;
end $$;
create trigger stamp_row after insert or delete on private.media
  for each row execute function private.stamp_media();
create trigger stamp_change after update on private.media
  for each row when (old.arrived_at is distinct from new.arrived_at)
  execute function private.stamp_media();
create trigger stamp_truncated after truncate on private.media
  for each statement execute function private.stamp_media();
alter table private.media
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

-- Whether the catalogue has the pet as admins should see it. If not, they are sent it as their own row.
create function private.is_in_catalogue(p_pet text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.pets where id = p_pet and status in ('available', 'reserved'))
    and not exists (
      select from public.pet_photos f where f.pet_id = p_pet and not private.has_arrived(f));
end $$;

revoke execute on function
  private.has_arrived(public.pet_photos), private.stamp_photos(), private.touch_pet(text),
  private.stamp_media(), private.is_in_catalogue(text)
from public, anon, authenticated, service_role;
