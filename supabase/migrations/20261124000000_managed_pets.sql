-- A pet as shelters know it: sex, status, photos, fee, birth date and more; changed by commands of
-- admins, with a history; listed and unlisted pets; and what the shelter says about itself.

alter table public.pets
  add column sex text not null default '' check (char_length(sex) <= 100),
  add column not_good_with text[] not null default '{}'
    check (array_position(not_good_with, null) is null),
  add column status text not null default 'available'
    check (status in ('available', 'reserved', 'adopted', 'hidden')),
  add column birth_date date,
  add column birth_date_estimated boolean not null default false,
  add column fee_amount integer check (fee_amount between 0 and 100000000),
  add column fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  add column latitude numeric(6, 3) check (latitude between -90 and 90),
  add column longitude numeric(6, 3) check (longitude between -180 and 180),
  add column listed_at timestamptz,
  add column verified_at timestamptz,
  add column source text not null default '' check (char_length(source) <= 100),
  add column external_id text not null default '' check (char_length(external_id) <= 200),
  add column revision integer not null default 0,
  add constraint pets_fee_is_whole check ((fee_amount is null) = (fee_currency is null)),
  add constraint pets_coordinates_are_whole check ((latitude is null) = (longitude is null));
create unique index pets_external on public.pets (source, external_id)
  where source <> '' and external_id <> '';

drop policy "Anyone reads pets" on public.pets;

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

create or replace function private.stamp_pets() returns trigger
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

create function private.stamp_all_rows_about_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.pet_photos;
  perform private.stamp_rows_about(array(
    select pet_id from public.cart_items union select pet_id from public.adoption_requests));
  return null;
end $$;

revoke execute on function private.stamp_all_rows_about_pets() from public, anon, authenticated, service_role;

create trigger stamp_managed_truncated after truncate on public.pets
  for each statement execute function private.stamp_truncated('managedPet');
create trigger stamp_rows_about_truncated after truncate on public.pets
  for each statement execute function private.stamp_all_rows_about_pets();
alter table public.pets
  enable always trigger stamp_managed_truncated,
  enable always trigger stamp_rows_about_truncated,
  enable always trigger count_revision;

alter table public.cart_items
  add column pet_name text not null default '' check (char_length(pet_name) <= 200),
  add column pet_image text not null default '' check (char_length(pet_image) <= 2000);
create index cart_items_pet on public.cart_items (pet_id);
update public.cart_items c set pet_name = p.name, pet_image = p.image_url from public.pets p where p.id = c.pet_id;
alter table public.adoption_requests
  add column decision_message text not null default '' check (char_length(decision_message) <= 2000);
create index adoption_requests_pet on public.adoption_requests (pet_id);

create or replace function private.stamp_cart_item() returns trigger
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

create or replace function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Its row says what became of the pet. Whoever changes that waits for us, and stamps it again.
  if tg_op = 'INSERT' then
    perform from public.pets where id = new.pet_id for share;
  end if;
  -- Two audiences read an application: the applicant, and every admin. A changed key is a row that
  -- went, for the audience it had, and one that came.
  if tg_op <> 'INSERT' and (old.user_id, old.id) is distinct from (new.user_id, new.id) then
    perform private.stamp('user:' || old.user_id, 'application', old.id::text, true);
  end if;
  if tg_op <> 'INSERT' and old.id is distinct from new.id then
    perform private.stamp('admins', 'application', old.id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp('user:' || new.user_id, 'application', new.id::text, false);
    perform private.stamp('admins', 'application', new.id::text, false);
  end if;
  return null;
end $$;

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
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from jsonb_array_elements(p_photo.renditions) r
      left join private.media m on m.id = r ->> 'media'
    where m.arrived_at is null)
$$;

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
language sql stable security definer set search_path = '' as $$
  select exists (
      select from public.pets where id = p_pet and status in ('available', 'reserved'))
    and not exists (
      select from public.pet_photos f where f.pet_id = p_pet and not private.has_arrived(f))
$$;

revoke execute on function
  private.has_arrived(public.pet_photos), private.stamp_photos(), private.touch_pet(text),
  private.stamp_media(), private.is_in_catalogue(text)
from public, anon, authenticated, service_role;

-- What admins changed of which pet. It only grows; an account that is deleted leaves its changes.

create table private.pet_changes (
  id bigint generated always as identity primary key,
  pet_id text collate "C" not null,
  -- As in src/domain/pet.ts; 'photos' for all that concerns them.
  field text not null,
  before jsonb,
  after jsonb,
  changed_by uuid references public.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index pet_changes_pet on private.pet_changes (pet_id, id);
create index pet_changes_by on private.pet_changes (changed_by);
revoke all on private.pet_changes, private.pet_changes_id_seq
  from public, anon, authenticated, service_role;
alter table private.pet_changes enable row level security;

-- Notes each field whose value differs.
create function private.note_pet_changes(p_pet text, p_user uuid, p_before jsonb, p_after jsonb)
returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.pet_changes (pet_id, field, before, after, changed_by)
    select p_pet, a.key, p_before -> a.key, a.value, p_user
    from jsonb_each(p_after) a
    where p_before -> a.key is distinct from a.value
      -- Of a new pet, what is said about it.
      and (p_before <> '{}' or a.value not in ('""', '[]', 'null', 'false'))
      and a.key not in ('revision', 'id')
    order by a.key
$$;

-- For admins: what became of a pet, the newest first, 100 at once, before the change `p_before`.
-- Raises PT403 (PostgREST answers 403) for anybody else.
create function private.pet_history(p_pet text, p_before integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins read what became of a pet.' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'field', c.field, 'before', c.before, 'after', c.after, 'byId', c.changed_by,
      'by', coalesce((select name from public.users u where u.id = c.changed_by), ''),
      'at', private.iso(c.changed_at)) order by c.id desc), '[]')
    from (
      select * from private.pet_changes
      where pet_id = p_pet and (p_before is null or id < p_before)
      order by id desc limit 100) c);
end $$;
create function public.pet_history(p_pet text, p_before integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.pet_history(p_pet, p_before)
$$;

revoke execute on function
  private.note_pet_changes(text, uuid, jsonb, jsonb),
  private.pet_history(text, integer), public.pet_history(text, integer)
from public, anon, authenticated, service_role;
grant execute on function private.pet_history(text, integer), public.pet_history(text, integer)
  to authenticated;

-- What the shelter says about itself, in one row; '' where it says nothing. Admins change it by
-- command.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 50),
  address text not null default '' check (char_length(address) <= 500),
  opening_hours text not null default '' check (char_length(opening_hours) <= 1000),
  answer_promise text not null default '' check (char_length(answer_promise) <= 500)
);
revoke all on private.settings from public, anon, authenticated, service_role;
alter table private.settings enable row level security;

-- As in src/domain/shelter.ts. Public.
create function private.shelter() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', coalesce(max(name), ''), 'email', coalesce(max(email), ''),
    'phone', coalesce(max(phone), ''), 'address', coalesce(max(address), ''),
    'openingHours', coalesce(max(opening_hours), ''),
    'answerPromise', coalesce(max(answer_promise), ''))
  from private.settings
$$;
create function public.shelter() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.shelter() $$;

revoke execute on function private.shelter(), public.shelter()
  from public, anon, authenticated, service_role;
grant execute on function private.shelter(), public.shelter() to anon, authenticated, service_role;

create function private.photos_json(p_pet text, p_all boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', f.id, 'alt', f.alt, 'renditions', f.renditions)
    order by f.position, f.id), '[]')
  from public.pet_photos f
  where f.pet_id = p_pet and (p_all or private.has_arrived(f))
$$;

revoke execute on function private.photos_json(text, boolean) from public, anon, authenticated, service_role;

create or replace function private.pet_json(p public.pets) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.name, 'type', p.type, 'breed', p.breed, 'age', p.age, 'size', p.size,
    'energy', p.energy, 'shedding', p.shedding, 'training', p.training, 'care', p.care,
    'description', p.description, 'imageUrl', p.image_url,
    'goodWith', to_jsonb(p.good_with), 'temperament', to_jsonb(p.temperament),
    'specialNeeds', to_jsonb(p.special_needs),
    'location', jsonb_build_object('city', p.city, 'state', p.state, 'country', p.country),
    'sex', p.sex, 'notGoodWith', to_jsonb(p.not_good_with), 'status', p.status,
    'birthDate', coalesce(to_char(p.birth_date, 'YYYY-MM-DD'), ''),
    'birthDateEstimated', p.birth_date_estimated,
    'fee', case when p.fee_amount is not null then
      jsonb_build_object('amount', p.fee_amount, 'currency', p.fee_currency) end,
    'coordinates', case when p.latitude is not null then
      jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end,
    'listedAt', coalesce(private.iso(p.listed_at), ''),
    'verifiedAt', coalesce(private.iso(p.verified_at), ''),
    'source', p.source, 'externalId', p.external_id,
    'photos', private.photos_json(p.id, false), 'revision', p.revision)
$$;

-- The picture that lists show a pet by, as `pictureOf` in src/domain/pet-photo.ts.
create function private.picture_of(p public.pets) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select '/media/' || (r.value ->> 'media')
    from jsonb_array_elements(private.photos_json(p.id, false) -> 0 -> 'renditions')
      with ordinality r
    order by (r.value ->> 'width')::integer < 960, abs((r.value ->> 'width')::integer - 960),
      r.ordinality limit 1), p.image_url)
$$;
revoke execute on function private.picture_of(public.pets) from public, anon, authenticated, service_role;

create or replace function private.catalogue_manifest() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Before the ids are read: a version made after them could hold a pet that no chunk has.
  v_latest jsonb := private.catalogue_latest();
begin
  return v_latest || (
    with numbered as (
      select id, row_number() over (order by id) as nth from public.pets
      where status in ('available', 'reserved')
    ), chunked as (
      select id, case when nth <= 24 then 0 else 1 + (nth - 25) / 500 end as chunk from numbered
    ), chunks as (
      select chunk, min(id) as first, max(id) as last, count(*) as count from chunked group by chunk
    )
    select jsonb_build_object(
      'total', coalesce(sum(count), 0),
      'chunks', coalesce(
        jsonb_agg(jsonb_build_object('from', first, 'to', last, 'count', count) order by chunk), '[]'))
    from chunks);
end $$;

create or replace function private.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_pets jsonb;
begin
  if p_epoch is distinct from private.current_epoch() then
    perform private.catalogue_reset('The catalogue was made anew.');
  end if;
  select coalesce(jsonb_agg(private.pet_json(p) order by p.id), '[]') into v_pets from (
    select * from public.pets
    where id >= p_from and id <= p_to and status in ('available', 'reserved')
    order by id limit 2001
  ) p;
  -- Four chunks at most, so that nobody can ask for everything at once.
  if jsonb_array_length(v_pets) > 2000 then
    perform private.catalogue_reset('This chunk has grown too long.');
  end if;
  return v_pets;
end $$;

create or replace function private.catalogue_changes(p_epoch text, p_from integer, p_to integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from pg_snapshot;
  v_to pg_snapshot;
  v_count integer;
  v_upserts jsonb;
  v_removed jsonb;
begin
  if p_epoch is distinct from private.current_epoch() then
    perform private.catalogue_reset('The catalogue was made anew.');
  end if;
  select snapshot into v_from from private.catalogue_versions where version = p_from;
  select snapshot into v_to from private.catalogue_versions where version = p_to;
  if v_from is null or v_to is null or p_from > p_to then
    perform private.catalogue_reset('This version is not known here.');
  end if;
  -- One statement, so that a stamp and its pet come from the same moment. A pet whose stamp the
  -- version sees has not changed since; one that has changed comes with a later version.
  with found as (
    select s.id, s.gone from private.stamps s
    where s.scope = 'catalogue'
      and s.changed >= pg_snapshot_xmin(v_from)
      and pg_visible_in_snapshot(s.changed, v_to)
      and not pg_visible_in_snapshot(s.changed, v_from)
    order by s.changed, s.kind, s.id
    limit 2001
  )
  select count(*),
    coalesce(jsonb_agg(private.pet_json(p) order by p.id) filter (where p.id is not null), '[]'),
    coalesce(jsonb_agg(f.id order by f.id) filter (where p.id is null), '[]')
    into v_count, v_upserts, v_removed
    from found f left join public.pets p on p.id = f.id and p.status in ('available', 'reserved');
  if v_count > 2000 then
    perform private.catalogue_reset('So much changed that chunks are shorter.');
  end if;
  -- Checked after the rows: tombstones pruned before they were read are known here.
  if exists (select from private.epoch where pruned >= pg_snapshot_xmin(v_from) and pruned > '0') then
    perform private.catalogue_reset('This version is too old.');
  end if;
  return jsonb_build_object(
    'epoch', p_epoch, 'from', p_from, 'to', p_to, 'upserts', v_upserts, 'removed', v_removed);
end $$;

create function private.pet_status(p_pet text) returns text
language sql stable set search_path = '' as $$ select status from public.pets where id = p_pet $$;

revoke execute on function private.pet_status(text) from public, anon, authenticated, service_role;

create or replace function private.application_json(a public.adoption_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'petId', a.pet_id, 'petName', a.pet_name, 'petBreed', a.pet_breed,
    'userId', a.user_id, 'image', a.image, 'status', a.status, 'fullName', a.full_name,
    'email', a.email, 'phoneNumber', a.phone_number, 'address', a.address,
    'occupation', a.occupation, 'reasonForAdoption', a.reason_for_adoption,
    'experienceWithPets', a.experience_with_pets, 'createdAt', private.iso(a.created_at),
    'updatedAt', private.iso(a.updated_at), 'statusChangedAt', private.iso(a.status_changed_at),
    'decidedBy', a.decided_by)
    || jsonb_strip_nulls(jsonb_build_object(
      'firstOpenedAt', private.iso(a.first_opened_at), 'message', nullif(a.decision_message, ''),
      'petStatus', private.pet_status(a.pet_id)))
$$;

create or replace function private.row_json(p_actor text, p_kind text, p_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case p_kind
    when 'application' then
      return (select private.application_json(a) from public.adoption_requests a where a.id = p_id::uuid);
    when 'cartItem' then
      return (
        select jsonb_build_object(
          'userId', c.user_id, 'petId', c.pet_id, 'addedAt', private.iso(c.added_at))
          || jsonb_strip_nulls(jsonb_build_object(
            'petStatus', private.pet_status(c.pet_id), 'petName', nullif(c.pet_name, ''),
            'petImage', nullif(c.pet_image, '')))
        from public.cart_items c
        where c.user_id = substr(p_actor, length('user:') + 1)::uuid and c.pet_id = p_id);
    when 'chatSession' then
      return (
        select jsonb_build_object(
          'id', s.id, 'prompt', s.prompt, 'response', s.response, 'created', private.iso(s.created))
          || jsonb_strip_nulls(jsonb_build_object('refinement', s.refinement))
        from public.chat_sessions s where s.id = p_id::uuid);
    when 'adminRequest' then
      return (
        select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
          'requestedAt', private.iso(u.admin_requested_at))
        from public.users u where u.id = p_id::uuid);
    when 'managedPet' then
      return (
        select private.pet_json(p) || jsonb_build_object('photos', private.photos_json(p.id, true))
        from public.pets p where p.id = p_id);
    when 'client' then
      return (
        select jsonb_build_object('lastSeq', c.last_seq) from private.clients c
        where c.actor = p_actor and c.client_id = p_id::uuid);
    -- A row that only a newer version of this function knows must not stop the rows behind it.
    else return null;
  end case;
end $$;

create or replace function private.pull(
  p_actor text, p_is_admin boolean, p_client uuid, p_cursor text, p_limit integer
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_limit integer := greatest(1, least(coalesce(p_limit, 500), 1000));
  -- A cursor is valid for one reader with one role. Another role sees other rows, and a row that left
  -- its sight has no tombstone there.
  v_viewer text := md5(concat_ws(' ', private.current_epoch(), p_actor, p_is_admin, p_client));
  v_scopes text[] := case when p_is_admin then array[p_actor, 'admins'] else array[p_actor] end;
  c private.pull_cursor := private.read_cursor(p_cursor, v_viewer);
  v_reset boolean := c.viewer is null;
  v_rows jsonb;
  v_count integer;
begin
  if p_client is null then
    raise exception 'p_client is missing' using errcode = '22004';
  end if;
  if v_reset then
    c.viewer := v_viewer;
  end if;
  if c.target is null then
    -- Taken before the rows are read: all it sees is there to be read in the statement below.
    c.target := pg_current_snapshot();
    -- Everything older than the oldest transaction that was open in the previous snapshot has been
    -- seen. This lower bound makes each batch one range of the index, however long the history is.
    c.changed := coalesce(pg_snapshot_xmin(c.previous), '0');
    c.kind := '';
    c.id := '';
  end if;

  -- One statement, so that a stamp and its row come from the same moment. Each scope is a range of
  -- its own and gives its rows in order, so no more than two batches are ever sorted.
  with batch as (
    select s.* from unnest(v_scopes) as wanted (scope) cross join lateral (
      select st.scope, st.kind, st.id, st.changed, st.gone
      from private.stamps st
      where st.scope = wanted.scope
        and (st.changed, st.kind, st.id) > (c.changed, c.kind, c.id)
        and pg_visible_in_snapshot(st.changed, c.target)
        -- A reader's first window needs no tombstones.
        and case when c.previous is null then not st.gone
          else not pg_visible_in_snapshot(st.changed, c.previous) end
        and (st.kind <> 'client' or st.id = p_client::text)
        -- The catalogue has it. In a later window it was changed, and the catalogue may be behind.
        and not (st.kind = 'managedPet' and c.previous is null and private.is_in_catalogue(st.id))
        -- An admin gets their own applications among all of them.
        and not (p_is_admin and st.kind = 'application' and st.scope <> 'admins')
      order by st.changed, st.kind, st.id
      limit v_limit + 1
    ) s
    order by s.changed, s.kind, s.id
    limit v_limit + 1
  )
  select count(*), jsonb_agg(
      jsonb_build_object(
        'kind', p.kind, 'id', p.id, 'changed', p.changed::text,
        'row', case when not p.gone then private.row_json(p_actor, p.kind, p.id) end)
      order by p.changed, p.kind, p.id)
    into v_count, v_rows
    from batch p;

  -- Checked after the rows: tombstones pruned before they were read are known here.
  if not v_reset and c.previous is not null and exists (
      select from private.epoch where pruned > '0' and pruned >= pg_snapshot_xmin(c.previous)) then
    return private.pull(p_actor, p_is_admin, p_client, null, p_limit);
  end if;

  if v_count > v_limit then
    c.changed := v_rows -> (v_limit - 1) ->> 'changed';
    c.kind := v_rows -> (v_limit - 1) ->> 'kind';
    c.id := v_rows -> (v_limit - 1) ->> 'id';
  else
    c := row(c.viewer, c.target, null, null, '', '')::private.pull_cursor;
  end if;
  return jsonb_build_object(
    'reset', v_reset,
    'cursor', private.cursor_text(c),
    -- Where this call itself stamped everything anew (a restored database), its snapshot does not see
    -- those stamps: they are the next window, and the device must ask for it now.
    'more', v_count > v_limit or pg_current_xact_id_if_assigned() is not null,
    'changes', coalesce((
      select jsonb_agg(value - 'changed' order by ordinality)
      from jsonb_array_elements(v_rows) with ordinality where ordinality <= v_limit), '[]'));
end $$;

create or replace function private.rows_to_stamp() returns table (scope text, kind text, id text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select 'catalogue', 'pet', p.id from public.pets p where p.status in ('available', 'reserved')
    union all select 'admins', 'managedPet', p.id from public.pets p
      where not private.is_in_catalogue(p.id)
    union all select 'user:' || c.user_id, 'cartItem', c.pet_id from public.cart_items c
    union all select 'user:' || a.user_id, 'application', a.id::text from public.adoption_requests a
    union all select 'admins', 'application', a.id::text from public.adoption_requests a
    union all select coalesce('user:' || s.user_id, 'guest:' || s.guest_id), 'chatSession', s.id::text
      from public.chat_sessions s
    union all select 'admins', 'adminRequest', u.id::text from public.users u
      where u.admin_requested_at is not null and not u.is_admin
    union all select c.actor, 'client', c.client_id::text from private.clients c;
end $$;

create or replace function private.stamping_was_off() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from pg_catalog.pg_trigger
    where tgname like 'stamp\_%' and tgenabled <> 'A'
      and tgrelid in (
        'public.users'::regclass, 'public.pets'::regclass, 'public.adoption_requests'::regclass,
        'public.cart_items'::regclass, 'public.chat_sessions'::regclass,
        'public.pet_photos'::regclass, 'private.media'::regclass,
        'private.clients'::regclass, 'private.stamps'::regclass, 'private.epoch'::regclass));
end $$;

-- One field of a change: the old value where the changes do not name it. Raises invalid data where
-- it is of another type.
create function private.changed_text(p_changes jsonb, p_key text, p_old text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if not p_changes ? p_key then return p_old; end if;
  if jsonb_typeof(p_changes -> p_key) <> 'string' then
    raise exception '% is no text', p_key using errcode = '22023';
  end if;
  return p_changes ->> p_key;
end $$;

create function private.changed_words(p_changes jsonb, p_key text, p_old text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if not p_changes ? p_key then return p_old; end if;
  if jsonb_typeof(p_changes -> p_key) <> 'array' or jsonb_array_length(p_changes -> p_key) > 20
      or exists (
        select from jsonb_array_elements(p_changes -> p_key)
        where jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') not between 1 and 100)
  then
    raise exception '% is no list of words', p_key using errcode = '22023';
  end if;
  return array(select jsonb_array_elements_text(p_changes -> p_key));
end $$;

-- Changes the fields that it names, and makes the pet where there is none (src/domain/pet-changes.ts).
-- Two admins change one pet: each field has the value that arrived last.
create function private.change_pet(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id text := p_args ->> 'id';
  c jsonb := p_args -> 'changes';
  p public.pets;
  v_before jsonb;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if v_id is null or jsonb_typeof(c) is distinct from 'object' then return 'invalid'; end if;
  select * into p from public.pets where id = v_id for update;
  v_before := private.pet_json(p);
  if p.id is null then
    if not (c ? 'name' and c ? 'type') then return 'pet-gone'; end if;
    -- With its status: a pet that is hidden from the start was never in the catalogue.
    insert into public.pets (id, name, type, status, verified_at)
      values (v_id, c ->> 'name', c ->> 'type', coalesce(c ->> 'status', 'available'), now())
      on conflict do nothing;
    v_before := case when found then '{}' end;
    select * into p from public.pets where id = v_id for update;
    -- Somebody else made it while this waited.
    v_before := coalesce(v_before, private.pet_json(p));
  end if;

  p.name := private.changed_text(c, 'name', p.name);
  p.type := private.changed_text(c, 'type', p.type);
  p.description := private.changed_text(c, 'description', p.description);
  p.breed := private.changed_text(c, 'breed', p.breed);
  p.age := private.changed_text(c, 'age', p.age);
  p.sex := private.changed_text(c, 'sex', p.sex);
  p.size := private.changed_text(c, 'size', p.size);
  p.energy := private.changed_text(c, 'energy', p.energy);
  p.shedding := private.changed_text(c, 'shedding', p.shedding);
  p.training := private.changed_text(c, 'training', p.training);
  p.care := private.changed_text(c, 'care', p.care);
  p.good_with := private.changed_words(c, 'goodWith', p.good_with);
  p.not_good_with := private.changed_words(c, 'notGoodWith', p.not_good_with);
  p.temperament := private.changed_words(c, 'temperament', p.temperament);
  p.special_needs := private.changed_words(c, 'specialNeeds', p.special_needs);
  p.status := private.changed_text(c, 'status', p.status);
  p.source := private.changed_text(c, 'source', p.source);
  p.external_id := private.changed_text(c, 'externalId', p.external_id);
  if c ? 'location' then
    if jsonb_typeof(c -> 'location') <> 'object' then return 'invalid'; end if;
    p.city := private.changed_text(c -> 'location', 'city', '');
    p.state := private.changed_text(c -> 'location', 'state', '');
    p.country := private.changed_text(c -> 'location', 'country', '');
  end if;
  if c ? 'birthDate' then
    if c ->> 'birthDate' !~ '^(\d{4}-\d{2}-\d{2})?$' then return 'invalid'; end if;
    p.birth_date := nullif(private.changed_text(c, 'birthDate', ''), '')::date;
  end if;
  if c ? 'birthDateEstimated' then
    p.birth_date_estimated := (c ->> 'birthDateEstimated')::boolean;
  end if;
  if c ? 'fee' then
    p.fee_amount := (c #>> '{fee,amount}')::integer;
    p.fee_currency := c #>> '{fee,currency}';
  end if;
  if c ? 'coordinates' then
    p.latitude := (c #>> '{coordinates,latitude}')::numeric;
    p.longitude := (c #>> '{coordinates,longitude}')::numeric;
  end if;
  if c -> 'verified' = 'true' then
    p.verified_at := now();
  end if;
  if p.status = 'available' then
    p.listed_at := coalesce(p.listed_at, now());
  end if;

  update public.pets set name = p.name, type = p.type, description = p.description, breed = p.breed,
      age = p.age, sex = p.sex, size = p.size, energy = p.energy, shedding = p.shedding,
      training = p.training, care = p.care, good_with = p.good_with,
      not_good_with = p.not_good_with, temperament = p.temperament,
      special_needs = p.special_needs, status = p.status, source = p.source,
      external_id = p.external_id, city = p.city, state = p.state, country = p.country,
      birth_date = p.birth_date, birth_date_estimated = p.birth_date_estimated,
      fee_amount = p.fee_amount, fee_currency = p.fee_currency, latitude = p.latitude,
      longitude = p.longitude, listed_at = p.listed_at, verified_at = p.verified_at
    where id = v_id returning * into p;
  perform private.note_pet_changes(v_id, p_user.id, v_before, private.pet_json(p));
  -- The catalogue has its next version in a second: until then this row shows the change.
  perform private.stamp('admins', 'managedPet', v_id, false);
  return null;
end $$;
revoke execute on function
  private.changed_text(jsonb, text, text), private.changed_words(jsonb, text, text[]),
  private.change_pet(public.users, jsonb)
from public, anon, authenticated, service_role;

-- The commands on photos. Two devices that add to one pet lose nothing: each photo is a row. The pet's
-- row is locked for each, so that they count and order what is there.

-- Why not, or null: the pet is there, and locked.
create function private.lock_pet_of_photo(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if p_args ->> 'petId' is null or (p_args ->> 'id')::uuid is null then return 'invalid'; end if;
  perform from public.pets where id = p_args ->> 'petId' for update;
  if not found then return 'pet-gone'; end if;
  return null;
end $$;

-- What the history says of a pet's photos.
create function private.photo_words(p_pet text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('photos', coalesce(
    jsonb_agg(jsonb_build_object('id', id, 'alt', alt) order by position, id), '[]'))
  from public.pet_photos where pet_id = p_pet
$$;

create function private.add_photo(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
  v_id uuid := (p_args ->> 'id')::uuid;
  v_why text := private.lock_pet_of_photo(p_user, p_args);
  v_before jsonb := private.photo_words(v_pet);
  v_renditions jsonb := p_args -> 'renditions';
begin
  if v_why is not null then return v_why; end if;
  if jsonb_typeof(p_args -> 'alt') is distinct from 'string'
      or jsonb_typeof(v_renditions) is distinct from 'array'
      or jsonb_array_length(v_renditions) not between 1 and 8
      or exists (
        select from jsonb_array_elements(v_renditions) r
        where coalesce(r ->> 'media', '') !~ '^[0-9a-f]{64}$'
          or coalesce(r ->> 'type', '') not in ('image/webp', 'image/avif', 'image/jpeg')
          or coalesce((r ->> 'width')::integer, 0) not between 1 and 10000
          or coalesce((r ->> 'height')::integer, 0) not between 1 and 10000)
  then
    return 'invalid';
  end if;
  if exists (select from public.pet_photos where id = v_id) then
    return case when exists (select from public.pet_photos where id = v_id and pet_id = v_pet)
      then null else 'invalid' end;
  end if;
  if jsonb_array_length(v_before -> 'photos') >= 12 then return 'too-many-photos'; end if;
  insert into public.pet_photos (id, pet_id, alt, renditions, position)
    select v_id, v_pet, p_args ->> 'alt', (
        -- Nothing else that was sent.
        select jsonb_agg(jsonb_build_object('width', (r ->> 'width')::integer,
          'height', (r ->> 'height')::integer, 'media', r ->> 'media', 'type', r ->> 'type')
          order by n)
        from jsonb_array_elements(v_renditions) with ordinality as a (r, n)),
      coalesce(max(position), 0) + 1
    from public.pet_photos where pet_id = v_pet;
  perform private.note_pet_changes(v_pet, p_user.id, v_before, private.photo_words(v_pet));
  return null;
end $$;

create function private.describe_photo(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
  v_why text := private.lock_pet_of_photo(p_user, p_args);
  v_before jsonb := private.photo_words(v_pet);
begin
  if v_why is not null then return v_why; end if;
  if jsonb_typeof(p_args -> 'alt') is distinct from 'string' then return 'invalid'; end if;
  update public.pet_photos set alt = p_args ->> 'alt'
    where id = (p_args ->> 'id')::uuid and pet_id = v_pet and alt <> p_args ->> 'alt';
  perform private.note_pet_changes(v_pet, p_user.id, v_before, private.photo_words(v_pet));
  return null;
end $$;

-- Behind another photo, or to the front where `after` is null; to the end if that photo is gone.
create function private.move_photo(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
  v_id uuid := (p_args ->> 'id')::uuid;
  v_after uuid := (p_args ->> 'after')::uuid;
  v_why text := private.lock_pet_of_photo(p_user, p_args);
  v_before jsonb := private.photo_words(v_pet);
  v_others uuid[];
  v_order uuid[];
  v_at integer;
begin
  if v_why is not null then return v_why; end if;
  if v_id is not distinct from v_after
      or not exists (select from public.pet_photos where id = v_id and pet_id = v_pet) then
    return null;
  end if;
  v_others := array(
    select id from public.pet_photos where pet_id = v_pet and id <> v_id order by position, id);
  v_at := case when v_after is null then 0
    else coalesce(array_position(v_others, v_after), cardinality(v_others)) end;
  v_order := v_others[:v_at] || v_id || v_others[v_at + 1:];
  if v_order = array(
      select id from public.pet_photos where pet_id = v_pet order by position, id) then
    return null;
  end if;
  update public.pet_photos f set position = o.n
    from unnest(v_order) with ordinality as o (id, n)
    where f.id = o.id and f.position <> o.n;
  perform private.note_pet_changes(v_pet, p_user.id, v_before, private.photo_words(v_pet));
  return null;
end $$;

create function private.remove_photo(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_pet text := p_args ->> 'petId';
  v_why text := private.lock_pet_of_photo(p_user, p_args);
  v_before jsonb := private.photo_words(v_pet);
begin
  if v_why is not null then return v_why; end if;
  delete from public.pet_photos where id = (p_args ->> 'id')::uuid and pet_id = v_pet;
  perform private.note_pet_changes(v_pet, p_user.id, v_before, private.photo_words(v_pet));
  return null;
end $$;
revoke execute on function
  private.lock_pet_of_photo(public.users, jsonb), private.photo_words(text),
  private.add_photo(public.users, jsonb), private.describe_photo(public.users, jsonb),
  private.move_photo(public.users, jsonb), private.remove_photo(public.users, jsonb)
from public, anon, authenticated, service_role;

create function private.change_settings(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  c jsonb := p_args -> 'changes';
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if jsonb_typeof(c) is distinct from 'object' then return 'invalid'; end if;
  insert into private.settings default values on conflict do nothing;
  update private.settings set
    name = private.changed_text(c, 'name', name),
    email = private.changed_text(c, 'email', email),
    phone = private.changed_text(c, 'phone', phone),
    address = private.changed_text(c, 'address', address),
    opening_hours = private.changed_text(c, 'openingHours', opening_hours),
    answer_promise = private.changed_text(c, 'answerPromise', answer_promise);
  return null;
end $$;
revoke execute on function private.change_settings(public.users, jsonb)
  from public, anon, authenticated, service_role;

create or replace function private.add_to_cart(p_user public.users, p_args jsonb) returns text
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

create or replace function private.submit_application(p_user public.users, p_args jsonb) returns text
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

create or replace function private.decide_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_message text := coalesce(private.field(p_args, 'message'), '');
  v_id uuid := (p_args ->> 'id')::uuid;
  v_row public.adoption_requests;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if coalesce(p_args ->> 'status', '') not in ('approved', 'rejected') then return 'invalid'; end if;
  select * into v_row from public.adoption_requests where id = v_id for update;
  if v_row.id is null then return 'application-gone'; end if;
  if v_row.status = 'withdrawn' then return 'application-withdrawn'; end if;
  update public.adoption_requests
    set status = p_args ->> 'status', status_changed_at = now(), decided_by = p_user.id,
      decision_message = v_message
    where id = v_row.id and (status <> p_args ->> 'status' or decision_message <> v_message);
  return null;
end $$;

create or replace function private.run_command(p_user uuid, p_guest uuid, p_kind text, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_user public.users;
begin
  -- 'unknown' is what the worker could not read (worker/sync/sync-app.ts).
  if p_kind is null or p_kind = 'unknown' then return 'invalid'; end if;
  if p_kind = 'askForSuggestions' then
    return private.ask_for_suggestions(p_user, p_guest, p_args);
  end if;
  if p_user is null then return 'not-allowed'; end if;
  -- Read for each command, and locked: a role that was revoked a moment ago decides nothing.
  select * into v_user from public.users where id = p_user for share;
  case p_kind
    when 'addToCart' then return private.add_to_cart(v_user, p_args);
    when 'removeFromCart' then
      if p_args ->> 'petId' is null then return 'invalid'; end if;
      delete from public.cart_items where user_id = p_user and pet_id = p_args ->> 'petId';
      return null;
    when 'clearCart' then
      delete from public.cart_items where user_id = p_user;
      return null;
    when 'submitApplication' then return private.submit_application(v_user, p_args);
    when 'withdrawApplication' then return private.withdraw_application(v_user, p_args);
    when 'decideApplication' then return private.decide_application(v_user, p_args);
    when 'decideAdminRequest' then return private.decide_admin_request(v_user, p_args);
    when 'changePet' then return private.change_pet(v_user, p_args);
    when 'addPhoto' then return private.add_photo(v_user, p_args);
    when 'describePhoto' then return private.describe_photo(v_user, p_args);
    when 'movePhoto' then return private.move_photo(v_user, p_args);
    when 'removePhoto' then return private.remove_photo(v_user, p_args);
    when 'changeSettings' then return private.change_settings(v_user, p_args);
    else
      -- A newer worker speaks. The device keeps the command until the migrations have run here.
      raise exception 'this database does not know the command %: apply the migrations', p_kind
        using errcode = 'feature_not_supported';
  end case;
end $$;

create or replace function private.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
  v_actor text := 'user:' || v_user.id;
begin
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', v_user.id, 'name', v_user.name, 'email', v_user.email, 'isAdmin', v_user.is_admin,
        'adminRequestedAt', private.iso(v_user.admin_requested_at),
        'createdAt', private.iso(a.created_at), 'lastSignInAt', private.iso(a.last_sign_in_at),
        'emailConfirmedAt', private.iso(a.email_confirmed_at), 'givenAtRegistration', a.raw_user_meta_data,
        'nextEmail', nullif(a.email_change, ''), 'confirmedEmail', c.email,
        'confirmedAt', private.iso(c.confirmed_at))
      from auth.users a left join private.confirmed_addresses c on c.user_id = a.id
      where a.id = v_user.id),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'createdAt', private.iso(s.created_at), 'updatedAt', private.iso(s.updated_at),
        'userAgent', s.user_agent, 'address', s.ip, 'device', o.device,
        'usedAt', private.iso(o.seen_at),
        'passwordConfirmedAt', private.iso(o.password_confirmed_at)) order by s.created_at), '[]')
      from auth.sessions s left join private.sessions o using (id) where s.user_id = v_user.id),
    'securityLog', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.event, 'at', private.iso(e.at), 'details', e.details) order by e.id), '[]')
      from private.security_events e join private.security_actors a on a.id in (e.actor, e.subject)
      where a.user_id = v_user.id),
    'authLog', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', l.payload ->> 'action', 'at', private.iso(l.created_at), 'address', l.ip_address)
        order by l.created_at), '[]')
      from auth.audit_log_entries l where position(v_user.id::text in l.payload::text) > 0),
    'applications', (
      select coalesce(jsonb_agg(private.application_json(a) - 'decidedBy' order by a.created_at), '[]')
      from public.adoption_requests a where a.user_id = v_user.id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'applicationId', a.id, 'petName', a.pet_name, 'status', a.status,
        'decidedAt', private.iso(a.status_changed_at)) order by a.status_changed_at), '[]')
      from public.adoption_requests a where a.decided_by = v_user.id),
    'petChanges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'petId', h.pet_id, 'field', h.field, 'before', h.before, 'after', h.after,
        'at', private.iso(h.changed_at)) order by h.id), '[]')
      from private.pet_changes h where h.changed_by = v_user.id),
    'cart', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'petId', c.pet_id, 'petName', c.pet_name, 'petImage', c.pet_image,
        'addedAt', private.iso(c.added_at)) order by c.added_at), '[]')
      from public.cart_items c where c.user_id = v_user.id),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'prompt', s.prompt, 'response', s.response, 'created', private.iso(s.created),
        'refinement', s.refinement)
        order by s.created), '[]')
      from public.chat_sessions s where s.user_id = v_user.id),
    'notifiedBrowsers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'endpoint', p.endpoint, 'createdAt', private.iso(p.created_at),
        'savedAt', private.iso(p.saved_at)) order by p.created_at), '[]')
      from public.push_subscriptions p where p.user_id = v_user.id),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'clientId', c.client_id, 'commands', c.last_seq, 'usedAt', private.iso(c.used_at),
        'results', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'commandId', r.command_id, 'result', r.result, 'appliedAt', private.iso(r.applied_at))
            order by r.applied_at), '[]')
          from private.applied_commands r where r.actor = c.actor and r.client_id = c.client_id))
        order by c.used_at), '[]')
      from private.clients c where c.actor = v_actor));
end $$;
