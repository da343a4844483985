-- The catalogue's versions, chunks and changes: public, the same for everyone, cacheable.
--
-- A chunk is a range of pets by id.

-- Each version of the catalogue is a snapshot: it holds what that snapshot saw.
create table private.catalogue_versions (
  version integer primary key,
  snapshot pg_snapshot not null,
  made_at timestamptz not null default clock_timestamp()
);
revoke all on private.catalogue_versions from public, anon, authenticated, service_role;
alter table private.catalogue_versions enable row level security;

-- A pet's photos in their order; for the public, those whose bytes have all arrived.
create function private.photos_json(p_pet text, p_all boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', f.id, 'alt', f.alt, 'renditions', f.renditions)
      order by f.position, f.id), '[]')
    from public.pet_photos f
    where f.pet_id = p_pet and (p_all or private.has_arrived(f)));
end $$;

-- A pet in the shape of src/domain/pet.ts.
create function private.pet_json(p public.pets) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
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
    'photos', private.photos_json(p.id, false), 'revision', p.revision);
end $$;

-- The picture that lists show a pet by, as `pictureOf` in src/domain/pet-photo.ts.
create function private.picture_of(p public.pets) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Most pets: what is below is slow to start.
  if not exists (select from public.pet_photos where pet_id = p.id) then
    return p.image_url;
  end if;
  return coalesce((
    select '/media/' || (r.value ->> 'media')
    from (
        select f.renditions from public.pet_photos f
        where f.pet_id = p.id and private.has_arrived(f) order by f.position, f.id limit 1
      ) f, jsonb_array_elements(f.renditions) with ordinality r
    order by (r.value ->> 'width')::integer < 960, abs((r.value ->> 'width')::integer - 960),
      r.ordinality limit 1), p.image_url);
end $$;

-- Numbers follow the seconds. A restored database thus goes on with numbers that were never used, and
-- no cache ever holds two contents for one number.
create function private.version_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select extract(epoch from p_at - timestamptz '2026-01-01 00:00:00Z')::integer
$$;

-- Returns the newest version. Makes one when pets changed, at most once a second. A change within
-- that second shows with the next call after it: a client that was poked asks again a second later.
create function private.catalogue_version() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_newest private.catalogue_versions;
  v_age interval;
begin
  select * into v_newest from private.catalogue_versions order by version desc limit 1;
  v_age := clock_timestamp() - v_newest.made_at;
  -- A version from the future means that the clock was put back. It must not stop new versions.
  if v_newest.version is not null and v_age >= interval '0' and v_age < interval '1 second' then
    return v_newest.version;
  end if;
  if v_newest.version is not null and not private.catalogue_changed_since(v_newest.snapshot) then
    return v_newest.version;
  end if;
  -- One transaction at a time makes a version. The others need not wait: the newest version they see
  -- is still a correct one.
  if not pg_try_advisory_xact_lock(hashtextextended('homeward.catalogue-version', 0)) then
    if v_newest.version is not null then
      return v_newest.version;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('homeward.catalogue-version', 0));
  end if;
  -- Read again under the lock. Whoever held it before committed before releasing it, so their version
  -- is visible here, and the snapshot taken now holds all that theirs held: versions only grow.
  insert into private.catalogue_versions (version, snapshot)
    select greatest(
        coalesce(max(version), 0) + 1, private.version_at(clock_timestamp())),
      pg_current_snapshot()
    from private.catalogue_versions
    having max(made_at) is null
      or clock_timestamp() - max(made_at) not between interval '0' and interval '1 second';
  return (select max(version) from private.catalogue_versions);
end $$;

create function private.catalogue_changed_since(p_snapshot pg_snapshot) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from (
      select from private.stamps
      where scope = 'catalogue' and changed >= pg_snapshot_xmin(p_snapshot)
        and not pg_visible_in_snapshot(changed, p_snapshot)
      -- In the order of its index. Postgres expects to find one soon and would read the table, but
      -- mostly there is none.
      order by changed, kind, id limit 1
    ) changed);
end $$;

create function private.catalogue_latest() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'epoch', private.current_epoch(), 'version', private.catalogue_version());
end $$;

-- Ranges of ids that hold all pets of a version. The first one is small, because a first visit waits
-- for it: it fills a phone's first list in one round trip of a slow network. Rows may be newer than
-- the version they are listed under; applying the changes since that version corrects that.
create function private.catalogue_manifest() returns jsonb
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

-- Tells the client to start over, with the code that the worker answers as 410.
create function private.catalogue_reset(p_why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  raise exception '%', p_why using errcode = 'HW410', hint = 'Read the manifest and its chunks again.';
end $$;

create function private.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
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

create function private.catalogue_changes(p_epoch text, p_from integer, p_to integer) returns jsonb
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
    -- One by one, by their index: Postgres expects 2,000 of them, and would read all pets.
    from found f left join lateral (
      select * from public.pets where id = f.id and status in ('available', 'reserved') limit 1
    ) p on true;
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

create function public.catalogue_latest() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_latest();
end $$;
create function public.catalogue_manifest() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_manifest();
end $$;
create function public.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_chunk(p_epoch, p_from, p_to);
end $$;
create function public.catalogue_changes(p_epoch text, p_from integer, p_to integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_changes(p_epoch, p_from, p_to);
end $$;

revoke execute on function
  private.photos_json(text, boolean), private.pet_json(public.pets), private.picture_of(public.pets),
  private.version_at(timestamptz), private.catalogue_version(),
  private.catalogue_changed_since(pg_snapshot), private.catalogue_latest(),
  private.catalogue_manifest(), private.catalogue_reset(text),
  private.catalogue_chunk(text, text, text), private.catalogue_changes(text, integer, integer),
  public.catalogue_latest(), public.catalogue_manifest(),
  public.catalogue_chunk(text, text, text), public.catalogue_changes(text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.catalogue_latest(), private.catalogue_manifest(),
  private.catalogue_chunk(text, text, text), private.catalogue_changes(text, integer, integer),
  public.catalogue_latest(), public.catalogue_manifest(),
  public.catalogue_chunk(text, text, text), public.catalogue_changes(text, integer, integer)
to anon, authenticated, service_role;
