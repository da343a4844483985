-- Imports: a source's pets are merged field by field, runs are kept and can be undone, and the pictures
-- that they name are queued.

-- A pet in the shape of src/domain/pet.ts. It is plpgsql, which keeps the plans of what it
-- calls: an SQL function that calls others has them planned anew at each call, which took longer than
-- all the rest of a page of pets.
create or replace function private.pet_json(p public.pets) returns jsonb
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

create table private.imports (
  id uuid primary key,
  -- In the order in which they began.
  nth bigint generated always as identity,
  source text not null check (char_length(source) between 1 and 100),
  format text not null check (char_length(format) <= 50),
  file_name text not null check (char_length(file_name) <= 200),
  -- Null for the server itself, or an account that is gone.
  started_by uuid references public.users (id) on delete set null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  undo_started_at timestamptz,
  undone_at timestamptz,
  pets integer not null check (pets >= 0),
  -- Pictures of other hosts are not fetched.
  picture_hosts text[] not null check (cardinality(picture_hosts) <= 50),
  problems jsonb not null check (jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) <= 500),
  problem_count integer not null check (problem_count >= 0),
  -- How many pets had which outcome. Null until the run is finished: the rows are counted then.
  counts jsonb
);
create unique index imports_nth on private.imports (nth);
create index imports_source on private.imports (source, nth);
create index imports_started_by on private.imports (started_by);

-- What a source said last of a pet: the base of the next merge (private.merge_said).
create table private.imported_pets (
  source text not null,
  external_id text not null,
  -- No reference, as in pet_photos. A row whose pet is gone or came to have another ID says nothing.
  pet_id text collate "C" not null,
  -- As `saidSchema` in src/domain/import/import-calls.ts.
  said jsonb not null,
  -- The run that said it.
  import_id uuid not null references private.imports (id),
  primary key (source, external_id)
);
create index imported_pets_pet on private.imported_pets (pet_id);
create index imported_pets_import on private.imported_pets (import_id);

-- What became of each pet of a run, and how it is undone.
create table private.import_outcomes (
  import_id uuid not null references private.imports (id) on delete cascade,
  external_id text not null,
  pet_id text collate "C" not null,
  outcome text not null check (outcome in ('added', 'changed', 'unchanged', 'hidden')),
  fields text[] not null,
  kept text[] not null,
  -- Of each field that changed, but for pictures. Empty for a pet that the run added.
  before jsonb not null,
  after jsonb not null,
  -- What was in imported_pets, where the run changed that.
  said_before jsonb,
  import_before uuid,
  -- There is something to undo.
  undoable boolean not null,
  primary key (import_id, external_id)
);
create index import_outcomes_undoable on private.import_outcomes (import_id, external_id) where undoable;

-- The pictures that a pet's source names, from hosts that somebody agreed to. The worker fetches them.
create table private.imported_pictures (
  -- The last run that wanted it.
  import_id uuid not null references private.imports (id) on delete cascade,
  pet_id text collate "C" not null,
  address text not null check (char_length(address) <= 2000),
  -- The photo that was made of it.
  photo_id uuid,
  source_sha256 text,
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  -- Why it failed: a sentence.
  reason text not null default '',
  primary key (pet_id, address)
);
create index imported_pictures_import on private.imported_pictures (import_id, state);

revoke all on private.imports, private.imports_nth_seq, private.imported_pets,
    private.import_outcomes, private.imported_pictures
  from public, anon, authenticated, service_role;
alter table private.imports enable row level security;
alter table private.imported_pets enable row level security;
alter table private.import_outcomes enable row level security;
alter table private.imported_pictures enable row level security;

alter table private.pet_changes
  add column import_id uuid references private.imports (id) on delete set null;
create index pet_changes_import on private.pet_changes (import_id) where import_id is not null;

-- It has a parameter more.
drop function private.note_pet_changes(text, uuid, jsonb, jsonb);
create function private.note_pet_changes(
  p_pet text, p_user uuid, p_before jsonb, p_after jsonb, p_import uuid default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.pet_changes (pet_id, field, before, after, changed_by, import_id)
    select p_pet, a.key, p_before -> a.key, a.value, p_user, p_import
    from jsonb_each(p_after) a
    where p_before -> a.key is distinct from a.value
      -- Of a new pet, what is said about it.
      and (p_before <> '{}' or a.value not in ('""', '[]', 'null', 'false'))
      and a.key not in ('revision', 'id')
    order by a.key;
end $$;
revoke execute on function private.note_pet_changes(text, uuid, jsonb, jsonb, uuid)
from public, anon, authenticated, service_role;

create or replace function private.pet_history(p_pet text, p_before integer) returns jsonb
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
      'at', private.iso(c.changed_at), 'import', coalesce(i.source, ''),
      'undone', coalesce(c.changed_at >= i.undo_started_at, false)) order by c.id desc), '[]')
    from (
      select * from private.pet_changes
      where pet_id = p_pet and (p_before is null or id < p_before)
      order by id desc limit 100) c
    left join private.imports i on i.id = c.import_id);
end $$;

alter table private.jobs
  add column pet_id text collate "C",
  add column import_id uuid references private.imports (id) on delete cascade,
  drop constraint jobs_kind_check,
  add constraint jobs_kind_check check (
    (chat_session_id is not null) = (kind = 'suggestion')
    and (push_subscription_id is not null) = (kind = 'notification')
    and (pet_id is not null) = (kind = 'picture') and (import_id is not null) = (kind = 'picture')
    and kind in ('suggestion', 'notification', 'picture'));
create index jobs_pet on private.jobs (pet_id) where pet_id is not null;
create index jobs_import on private.jobs (import_id) where import_id is not null;

create or replace function private.claim_jobs(p_kind text, p_limit integer, p_lease_seconds integer)
returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select id from private.jobs where kind = p_kind and due_at <= now()
    order by due_at limit greatest(1, least(p_limit, 100)) for update skip locked
  ), taken as (
    update private.jobs j
      set attempt = j.attempt + 1, due_at = now() + make_interval(secs => greatest(1, p_lease_seconds))
      from due where j.id = due.id returning j.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'kind', t.kind, 'attempt', t.attempt,
      'payload', case t.kind
        when 'suggestion' then jsonb_build_object('chatSessionId', s.id, 'prompt', s.prompt)
        when 'notification' then jsonb_build_object('subscriptionId', d.id,
          'endpoint', d.endpoint, 'keys', jsonb_build_object('p256dh', d.p256dh, 'auth', d.auth))
        when 'picture' then jsonb_build_object('petId', t.pet_id, 'importId', t.import_id)
      end) order by t.created_at), '[]')
    from taken t
    left join public.chat_sessions s on s.id = t.chat_session_id
    left join public.push_subscriptions d on d.id = t.push_subscription_id
$$;

create function private.changed_pet(p public.pets, c jsonb) returns public.pets
language plpgsql stable set search_path = '' as $$
begin
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
    if jsonb_typeof(c -> 'location') <> 'object' then
      raise exception 'location is no place' using errcode = '22023';
    end if;
    p.city := private.changed_text(c -> 'location', 'city', '');
    p.state := private.changed_text(c -> 'location', 'state', '');
    p.country := private.changed_text(c -> 'location', 'country', '');
  end if;
  if c ? 'birthDate' then
    if c ->> 'birthDate' !~ '^(\d{4}-\d{2}-\d{2})?$' then
      raise exception 'birthDate is no day' using errcode = '22023';
    end if;
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
  return p;
end $$;

create function private.write_pets(p_pets public.pets[]) returns void
language sql volatile set search_path = '' as $$
  update public.pets p set name = n.name, type = n.type, description = n.description,
      breed = n.breed, age = n.age, sex = n.sex, size = n.size, energy = n.energy,
      shedding = n.shedding, training = n.training, care = n.care, good_with = n.good_with,
      not_good_with = n.not_good_with, temperament = n.temperament,
      special_needs = n.special_needs, status = n.status, source = n.source,
      external_id = n.external_id, city = n.city, state = n.state, country = n.country,
      birth_date = n.birth_date, birth_date_estimated = n.birth_date_estimated,
      fee_amount = n.fee_amount, fee_currency = n.fee_currency, latitude = n.latitude,
      longitude = n.longitude, listed_at = n.listed_at, verified_at = n.verified_at
    from unnest(p_pets) n where p.id = n.id
$$;

create or replace function private.change_pet(p_user public.users, p_args jsonb) returns text
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

  perform private.write_pets(array[private.changed_pet(p, c)]);
  select * into p from public.pets where id = v_id;
  perform private.note_pet_changes(v_id, p_user.id, v_before, private.pet_json(p));
  -- The catalogue has its next version in a second: until then this row shows the change.
  perform private.stamp('admins', 'managedPet', v_id, false);
  return null;
end $$;
revoke execute on function
  private.changed_pet(public.pets, jsonb), private.write_pets(public.pets[])
from public, anon, authenticated, service_role;

-- How what a source says becomes what a pet is.

-- Nothing is said: '', false, null, an empty list, or a place without names.
create function private.is_blank(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    p_value in ('""', '[]', 'null', 'false', '{"city": "", "state": "", "country": ""}'), false)
$$;

-- What of `p_said` is merged, in the form in which a pet has it. Raises invalid data for strange pictures;
-- strange fields are found when the pet is changed.
create function private.readable_said(p_said jsonb, p_pet jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if p_said ? 'pictures' and (jsonb_typeof(p_said -> 'pictures') <> 'array'
      or jsonb_array_length(p_said -> 'pictures') > 12
      or exists (
        select from jsonb_array_elements(p_said -> 'pictures')
        where jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') > 2000)) then
    raise exception 'pictures is no list of addresses' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_object_agg(key, case
        when key = 'coordinates' and value <> 'null' then jsonb_build_object(
          'latitude', round((value ->> 'latitude')::numeric, 3),
          'longitude', round((value ->> 'longitude')::numeric, 3))
        else value end), '{}')
    from jsonb_each(p_said)
    where key = 'pictures' or (p_pet ? key and key not in ('id', 'imageUrl', 'listedAt', 'verifiedAt',
      'source', 'externalId', 'photos', 'revision')));
end $$;

-- Merges three ways, field by field: what staff changed since the source said it last (`p_before`) stays,
-- unless it is in `p_take`. Of a field that the source never said before, what is filled stays and what
-- is blank becomes what the file says. `kept` differ from the file, and stay. The preview has the same
-- rule, src/domain/import/merge-said.ts.
create function private.merge_said(
  p_pet jsonb, p_before jsonb, p_says jsonb, p_take jsonb, out changes jsonb, out kept text[]
)
language plpgsql immutable set search_path = '' as $$
begin
  select coalesce(jsonb_object_agg(key, value) filter (where wins), '{}'),
    coalesce(array_agg(key order by key) filter (where not wins), '{}')
  into changes, kept
  from (
    select s.key, s.value, (
        select bool_or(p_take ? one) or not bool_or(case
          when p_before ? one then p_pet -> one is distinct from p_before -> one
          else not private.is_blank(p_pet -> one) end)
        -- Two fields of one statement go one way. Otherwise the day that staff know would be called
        -- estimated, and a pet could be good with kids and not good with kids.
        from unnest(case
          when s.key in ('birthDate', 'birthDateEstimated') then '{birthDate,birthDateEstimated}'
          when s.key in ('goodWith', 'notGoodWith') then '{goodWith,notGoodWith}'
          else array[s.key] end) as one) as wins
    from jsonb_each(p_says) s
    where p_pet -> s.key is distinct from s.value) f;
end $$;

-- Whether staff added or removed a photo of the pet: it has others than those that were fetched.
create function private.has_own_photos(p_pet text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return array(select id from public.pet_photos where pet_id = p_pet order by id)
    <> array(select photo_id from private.imported_pictures
        where pet_id = p_pet and photo_id is not null order by photo_id);
end $$;

-- A pet's pictures as a field: what the source said last, or a word that no source says, where they are
-- the staff's own.
create function private.pictures_of(p_pet text, p_base jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case when private.has_own_photos(p_pet) then '"own"'
    else coalesce(p_base -> 'pictures', '[]') end;
end $$;

-- Merges pets of one source, for which the caller has the lock. `p_sent`: as `importedPetSchema`, or with
-- `hide`, for listed pets that the file no longer has. All of them, or an error.
create function private.merge_pets(p_run private.imports, p_user uuid, p_sent jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- In their source.
  v_ids text[];
  v_known text[];
  v_added text[];
  v_pets public.pets[] := '{}';
  v_done jsonb := '[]';
  v_pictured text[] := '{}';
  v_now jsonb;
  v_said jsonb;
  v_pictures jsonb;
  v_changes jsonb;
  v_kept text[];
  r record;
begin
  if exists (select from jsonb_array_elements(p_sent) where coalesce(value ->> 'externalId', '') = '') then
    raise exception 'a pet has no ID in its source' using errcode = '22023';
  end if;
  v_ids := array(select value ->> 'externalId' from jsonb_array_elements(p_sent));
  v_known := array(
    select external_id from public.pets
    where source = p_run.source and external_id = any (v_ids) and source <> '' and external_id <> '');
  with added as (
    insert into public.pets (id, name, type, status, source, external_id)
      select
        -- Another pet may have it, which has lost its source or has another ID now.
        case when exists (select from public.pets where id = s.id) then gen_random_uuid()::text
          else s.id end,
        s.said ->> 'name', s.said ->> 'type', coalesce(s.said ->> 'status', 'available'),
        p_run.source, s."externalId"
      from jsonb_to_recordset(p_sent) as s (id text, "externalId" text, said jsonb, hide boolean)
      where s.hide is null and s."externalId" <> all (v_known)
      order by 1
      returning id)
  select coalesce(array_agg(id), '{}') into v_added from added;
  perform from public.pets
    where source = p_run.source and external_id = any (v_ids) and source <> '' and external_id <> ''
    order by id for update;

  for r in
    select s.n, s.sent -> 'said' as said, coalesce(s.sent -> 'take', '[]') as take,
        s.sent ? 'hide' as hide, p as pet, p.id = any (v_added) as is_added,
        b.said as base, b.import_id as base_import, o as earlier
      from public.pets p
      join jsonb_array_elements(p_sent) with ordinality as s (sent, n)
        on s.sent ->> 'externalId' = p.external_id
      left join private.imported_pets b
        on b.source = p.source and b.external_id = p.external_id and b.pet_id = p.id
      left join private.import_outcomes o
        on o.import_id = p_run.id and o.external_id = p.external_id
      where p.source = p_run.source and p.external_id = any (v_ids)
        and p.source <> '' and p.external_id <> ''
        and (not s.sent ? 'hide' or p.status in ('available', 'reserved'))
  loop
    v_now := private.pet_json(r.pet);
    v_said := private.readable_said(r.said, v_now);
    v_pictures := private.pictures_of((r.pet).id, r.base);
    select changes, kept into v_changes, v_kept from private.merge_said(
      v_now || jsonb_build_object('pictures', v_pictures), r.base, v_said, r.take);
    if v_said ? 'pictures' and (v_changes ? 'pictures' or v_pictures <> '"own"') then
      v_pictured := v_pictured || (r.pet).id;
    end if;
    if r.is_added or v_changes - 'pictures' <> '{}' then
      v_pets := v_pets || private.changed_pet(r.pet, v_changes);
    end if;
    v_said := coalesce(r.base, '{}') || v_said;
    v_done := v_done || jsonb_build_object(
      'n', r.n, 'externalId', (r.pet).external_id, 'petId', (r.pet).id,
      'outcome', case
        when coalesce((r.earlier).outcome, 'unchanged') <> 'unchanged' then (r.earlier).outcome
        when r.is_added then 'added' when v_changes = '{}' then 'unchanged'
        when r.hide then 'hidden' else 'changed' end,
      'fields', (select coalesce(jsonb_agg(distinct f), '[]') from (
        select unnest((r.earlier).fields) as f union select jsonb_object_keys(v_changes)) as all_fields),
      'kept', v_kept,
      'now', case when r.is_added then '{}' when v_changes <> '{}' then v_now end,
      'changed', r.is_added or v_changes - 'pictures' <> '{}',
      -- Of two changes in one run, the first one's value before and the second one's after.
      'before', case when r.is_added or (r.earlier).outcome = 'added' then '{}' else (
          select coalesce(jsonb_object_agg(key, v_now -> key), '{}')
          from jsonb_object_keys(v_changes - 'pictures') as key)
        || coalesce((r.earlier).before, '{}') end,
      'after', case when r.is_added or (r.earlier).outcome = 'added' then '{}'
        else coalesce((r.earlier).after, '{}') || (v_changes - 'pictures') end,
      'said', case when r.base is distinct from v_said then v_said end,
      'saidBefore', case when r.base is distinct from v_said and r.base_import is distinct from p_run.id
        then r.base else (r.earlier).said_before end,
      'importBefore', case when r.base is distinct from v_said and r.base_import is distinct from p_run.id
        then r.base_import else (r.earlier).import_before end,
      'undoable', coalesce((r.earlier).undoable, false) or r.is_added or v_changes <> '{}'
        or r.base is distinct from v_said);
  end loop;

  if cardinality(v_pets) > 0 then
    perform private.write_pets(v_pets);
    perform private.note_pet_changes(p.id, p_user, d.now, private.pet_json(p), p_run.id)
      from public.pets p
      join jsonb_to_recordset(v_done) as d ("petId" text, now jsonb, changed boolean)
        on d."petId" = p.id
      where p.id = any (array(select id from unnest(v_pets))) and d.changed;
  end if;
  insert into private.imported_pets as m (source, external_id, pet_id, said, import_id)
    select p_run.source, d."externalId", d."petId", d.said, p_run.id
    from jsonb_to_recordset(v_done) as d ("externalId" text, "petId" text, said jsonb)
    where d.said is not null
    on conflict (source, external_id) do update
      set pet_id = excluded.pet_id, said = excluded.said, import_id = excluded.import_id;
  v_pictured := private.want_pictures(p_run, v_pictured);
  insert into private.import_outcomes as o (import_id, external_id, pet_id, outcome, fields, kept,
      before, after, said_before, import_before, undoable)
    select p_run.id, d."externalId", d."petId", d.outcome, d.fields, d.kept, d.before, d.after,
      d."saidBefore", d."importBefore", d.undoable or d."petId" = any (v_pictured)
    from jsonb_to_recordset(v_done) as d ("externalId" text, "petId" text, outcome text, fields text[],
      kept text[], before jsonb, after jsonb, "saidBefore" jsonb, "importBefore" uuid, undoable boolean)
    on conflict (import_id, external_id) do update
      set pet_id = excluded.pet_id, outcome = excluded.outcome, fields = excluded.fields,
        kept = excluded.kept, before = excluded.before, after = excluded.after,
        said_before = excluded.said_before, import_before = excluded.import_before,
        undoable = excluded.undoable;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('externalId', s.sent ->> 'externalId',
      'outcome', coalesce(d.outcome, 'unchanged'), 'fields', coalesce(d.fields, '[]'),
      'kept', coalesce(d.kept, '[]')) order by s.n), '[]')
    from jsonb_array_elements(p_sent) with ordinality as s (sent, n)
    left join jsonb_to_recordset(v_done) as d (n bigint, outcome text, fields jsonb, kept jsonb)
      on d.n = s.n);
end $$;
revoke execute on function
  private.is_blank(jsonb), private.readable_said(jsonb, jsonb),
  private.merge_said(jsonb, jsonb, jsonb, jsonb), private.has_own_photos(text),
  private.pictures_of(text, jsonb), private.merge_pets(private.imports, uuid, jsonb)
from public, anon, authenticated, service_role;

-- What the worker is to fetch. The job of a pet makes its photos those that imported_pets.said names.

-- 'shelter.example' of https://shelter.example/dog.jpg; null for any other kind of address.
create function private.host_of(p_address text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(p_address from '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#\\@]+?)(?::\d*)?(?:[/?#]|$)'))
$$;

-- Queues what is to be fetched or removed of the pictures of these pets of a run, also what failed in an
-- earlier run. Gives the pets of which some picture is wanted that was not.
create function private.want_pictures(p_run private.imports, p_pets text[]) returns text[]
language plpgsql volatile set search_path = '' as $$
declare
  v_wanting text[];
begin
  with wanted as (
    insert into private.imported_pictures as f (import_id, pet_id, address)
      select p_run.id, m.pet_id, a.address
      from private.imported_pets m
        cross join lateral (
          select distinct value as address from jsonb_array_elements_text(m.said -> 'pictures')) a
      where m.pet_id = any (p_pets) and m.source = p_run.source
        and private.host_of(a.address) = any (p_run.picture_hosts)
      on conflict (pet_id, address) do update
        set import_id = excluded.import_id, state = 'waiting', reason = ''
        where f.state = 'failed' and f.import_id <> excluded.import_id
      returning f.pet_id)
  select coalesce(array_agg(distinct pet_id), '{}') into v_wanting from wanted;
  insert into private.jobs (kind, pet_id, import_id)
    select distinct 'picture', m.pet_id, p_run.id
    from private.imported_pets m
    where m.pet_id = any (p_pets) and m.source = p_run.source
      and (m.pet_id = any (v_wanting) or exists (
        select from private.imported_pictures f
        where f.pet_id = m.pet_id and not m.said -> 'pictures' ? f.address))
      -- One that nobody has taken yet will see all of this.
      and not exists (select from private.jobs j where j.pet_id = m.pet_id and j.attempt = 0);
  if found then
    perform pg_notify('homeward', 'jobs');
  end if;
  return v_wanting;
end $$;
revoke execute on function
  private.host_of(text), private.want_pictures(private.imports, text[])
from public, anon, authenticated, service_role;

-- What is read of imports: for admins, and for the server itself.

create function private.count_outcomes(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'added', count(*) filter (where outcome = 'added'),
    'changed', count(*) filter (where outcome = 'changed'),
    'unchanged', count(*) filter (where outcome = 'unchanged'),
    'hidden', count(*) filter (where outcome = 'hidden'),
    'kept', count(*) filter (where kept <> '{}'))
  from private.import_outcomes where import_id = p_id
$$;

-- As `importRunSchema` in src/domain/import/import-calls.ts.
create function private.import_json(i private.imports) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(i.counts, private.count_outcomes(i.id)) || jsonb_build_object(
    'id', i.id, 'source', i.source, 'format', i.format, 'fileName', i.file_name,
    'by', coalesce((select name from public.users where id = i.started_by), ''),
    'startedAt', private.iso(i.started_at), 'finishedAt', coalesce(private.iso(i.finished_at), ''),
    'undoneAt', coalesce(private.iso(i.undone_at), ''), 'pets', i.pets,
    'problemCount', i.problem_count, 'pictures', (
      select jsonb_build_object('wanted', count(*),
        'fetched', count(*) filter (where state = 'fetched'),
        'failed', count(*) filter (where state = 'failed'))
      from private.imported_pictures where import_id = i.id))
$$;

create function private.list_imports() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.importing_user();
  return (
    select coalesce(jsonb_agg(private.import_json(i) order by i.nth desc), '[]')
    from (select * from private.imports order by nth desc limit 50) i);
end $$;

-- A run with what was noted of it, at most 500 of each; null where there is none.
create function private.import_report(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.importing_user();
  return (
    select private.import_json(i) || jsonb_build_object(
      'problems', i.problems,
      'keptFields', (
        select coalesce(jsonb_agg(jsonb_build_object('petId', o.pet_id,
          'name', coalesce(p.name, ''), 'fields', o.kept) order by o.external_id), '[]')
        from (
          select * from private.import_outcomes where import_id = i.id and kept <> '{}'
          order by external_id limit 500) o
        left join public.pets p on p.id = o.pet_id),
      'failedPictures', (
        select coalesce(jsonb_agg(jsonb_build_object('petId', f.pet_id,
          'name', coalesce(p.name, ''), 'address', f.address, 'reason', f.reason)
          order by f.pet_id, f.address), '[]')
        from (
          select * from private.imported_pictures where import_id = i.id and state = 'failed'
          order by pet_id, address limit 500) f
        left join public.pets p on p.id = f.pet_id))
    from private.imports i where i.id = p_id);
end $$;

-- What a source said last of its pets, up to 500 behind an external ID ('' for the start).
create function private.last_said(p_source text, p_after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_pets jsonb;
begin
  perform private.importing_user();
  select coalesce(jsonb_agg(jsonb_build_object(
      'externalId', p.external_id, 'petId', p.id,
      'said', b.said,
      'byHand', (
        select coalesce(jsonb_agg(key order by key), '[]')
        from jsonb_each(private.pet_json(p)
          || jsonb_build_object('pictures', private.pictures_of(p.id, b.said)))
        where value = '"own"' and key = 'pictures' or b.said ? key and b.said -> key <> value),
      'listed', p.status in ('available', 'reserved')) order by p.external_id), '[]')
    into v_pets
    from (
      select * from public.pets
      where source = p_source and external_id > p_after and source <> '' and external_id <> ''
      order by external_id limit 501) p
    -- One by one, by the index.
    left join lateral (
      select m.said from private.imported_pets m
      where m.source = p.source and m.external_id = p.external_id and m.pet_id = p.id
      limit 1) b on true;
  return jsonb_build_object('pets', v_pets - 500, 'more', jsonb_array_length(v_pets) > 500);
end $$;

create function public.list_imports() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_imports() $$;
create function public.import_report(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.import_report(p_id) $$;
create function public.last_said(p_source text, p_after text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.last_said(p_source, p_after)
$$;

revoke execute on function
  private.count_outcomes(uuid), private.import_json(private.imports),
  private.list_imports(), public.list_imports(),
  private.import_report(uuid), public.import_report(uuid),
  private.last_said(text, text), public.last_said(text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.list_imports(), public.list_imports(),
  private.import_report(uuid), public.import_report(uuid),
  private.last_said(text, text), public.last_said(text, text)
to authenticated, service_role;

-- A run of an import, as the device or the server itself goes through it. Sent again, each of these
-- changes nothing more.

-- Who imports: null for the server itself, which has the secret key. Raises PT403 (PostgREST answers 403)
-- for anybody but admins.
create function private.importing_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' = 'service_role' then
    return null;
  end if;
  v_user := private.signed_in_user();
  if not v_user.is_admin then
    raise exception 'Only admins import pets.' using errcode = 'PT403';
  end if;
  return v_user.id;
end $$;

-- `p_import`: as `startImportSchema` in src/domain/import/import-calls.ts.
create function private.start_import(p_id uuid, p_import jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
begin
  insert into private.imports (
      id, source, format, file_name, started_by, pets, picture_hosts, problems, problem_count)
    select p_id, i.source, i.format, i."fileName", v_user, i.pets,
      array(select lower(host) from unnest(i."pictureHosts") as host), i.problems, i."problemCount"
    from jsonb_to_record(p_import) as i (source text, format text, "fileName" text, pets integer,
      "pictureHosts" text[], problems jsonb, "problemCount" integer)
    on conflict (id) do nothing;
end $$;

-- The run, or null where there is none. The lock keeps two runs of one source in order: a pet that both
-- bring is new only once.
create function private.lock_import(p_id uuid) returns private.imports
language plpgsql volatile set search_path = '' as $$
declare
  v_run private.imports;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.import ' || source, 0))
    from private.imports where id = p_id;
  select * into v_run from private.imports where id = p_id for update;
  return v_run;
end $$;

-- Merges what it can. Where the database refuses one of several, each is tried for itself.
create function private.merge_or_refuse(p_run private.imports, p_user uuid, p_sent jsonb)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_outcomes jsonb := '[]';
  v_one jsonb;
begin
  if p_sent = '[]' then return p_sent; end if;
  begin
    return private.merge_pets(p_run, p_user, p_sent);
  exception
    when data_exception or integrity_constraint_violation or cardinality_violation then null;
  end;
  if jsonb_array_length(p_sent) = 1 then
    return jsonb_build_array(jsonb_build_object('externalId', coalesce(p_sent -> 0 ->> 'externalId', ''),
      'outcome', 'refused', 'fields', '[]'::jsonb, 'kept', '[]'::jsonb));
  end if;
  for v_one in select value from jsonb_array_elements(p_sent) loop
    v_outcomes := v_outcomes || private.merge_or_refuse(p_run, p_user, jsonb_build_array(v_one));
  end loop;
  return v_outcomes;
end $$;

-- Merges pets of a run, and hides those that the file no longer has. Gives {"outcomes"}, or {"refused"}:
-- 'unknown' where there is no such run, 'ended' where it is finished or being undone.
create function private.import_pets(p_id uuid, p_pets jsonb, p_hide jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports;
begin
  if jsonb_typeof(p_pets) is distinct from 'array' or jsonb_array_length(p_pets) > 25
      or jsonb_typeof(p_hide) is distinct from 'array' or jsonb_array_length(p_hide) > 200 then
    raise exception 'at most 25 pets and 200 to be hidden' using errcode = '22023';
  end if;
  v_run := private.lock_import(p_id);
  if v_run.id is null then return '{"refused": "unknown"}'; end if;
  if v_run.finished_at is not null or v_run.undo_started_at is not null then
    return '{"refused": "ended"}';
  end if;
  return jsonb_build_object('outcomes',
    private.merge_or_refuse(v_run, v_user, p_pets)
    -- As the source's word: what comes again is listed again.
    || private.merge_or_refuse(v_run, v_user, (
      select coalesce(jsonb_agg(jsonb_build_object('externalId', value, 'hide', true,
        'said', '{"status": "hidden"}'::jsonb, 'take', '["status"]'::jsonb) order by n), '[]')
      from jsonb_array_elements(p_hide) with ordinality as a (value, n))));
end $$;

-- Returns whether there is such a run.
create function private.finish_import(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports := private.lock_import(p_id);
  v_counts jsonb := private.count_outcomes(p_id);
begin
  if v_run.id is null then return false; end if;
  if v_run.finished_at is null then
    -- A device does not send a pet of which it knows that nothing changed.
    update private.imports set finished_at = now(), counts = v_counts || jsonb_build_object('unchanged',
        greatest(v_counts['unchanged']::integer,
          v_run.pets - v_counts['added']::integer - v_counts['changed']::integer))
      where id = p_id;
    -- A source that comes each night says the same of most of its pets.
    delete from private.import_outcomes
      where import_id = p_id and outcome = 'unchanged' and kept = '{}' and not undoable;
  end if;
  return true;
end $$;

create function public.start_import(p_id uuid, p_import jsonb) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.start_import(p_id, p_import)
$$;
create function public.import_pets(p_id uuid, p_pets jsonb, p_hide jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.import_pets(p_id, p_pets, p_hide)
$$;
create function public.finish_import(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.finish_import(p_id) $$;

revoke execute on function
  private.importing_user(), private.lock_import(uuid),
  private.merge_or_refuse(private.imports, uuid, jsonb),
  private.start_import(uuid, jsonb), public.start_import(uuid, jsonb),
  private.import_pets(uuid, jsonb, jsonb), public.import_pets(uuid, jsonb, jsonb),
  private.finish_import(uuid), public.finish_import(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.start_import(uuid, jsonb), public.start_import(uuid, jsonb),
  private.import_pets(uuid, jsonb, jsonb), public.import_pets(uuid, jsonb, jsonb),
  private.finish_import(uuid), public.finish_import(uuid)
to authenticated, service_role;

-- Undoes some pets of a run for which the caller has the lock: what it changed and nobody else since.
create function private.undo_pets(p_run private.imports, p_user uuid, p_pets text[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_before jsonb;
  v_pets public.pets[];
  v_unwanted text[];
  v_photos uuid[];
begin
  perform from public.pets where id = any (p_pets) order by id for update;
  -- Of a pet that the run added, nothing is left, unless somebody wants it or staff worked on it.
  select coalesce(array_agg(p.id), '{}') into v_unwanted
    from private.import_outcomes o join public.pets p on p.id = o.pet_id
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome = 'added'
      and not exists (select from public.adoption_requests a where a.pet_id = p.id)
      and not exists (select from public.cart_items c where c.pet_id = p.id)
      and not exists (
        select from private.pet_changes h where h.pet_id = p.id and h.import_id is null);
  delete from private.imported_pictures where pet_id = any (v_unwanted);
  delete from private.imported_pets where pet_id = any (v_unwanted);
  delete from public.pets where id = any (v_unwanted);

  select jsonb_object_agg(id, private.pet_json(p) || private.photo_words(id)) into v_before
    from public.pets p where id = any (p_pets);
  select array_agg(private.changed_pet(p, coalesce(case
        when o.outcome <> 'added' then (
          select jsonb_object_agg(key, o.before -> key) from jsonb_object_keys(o.before) as key
          where v_before -> p.id -> key = o.after -> key)
        when p.status in ('available', 'reserved') then '{"status": "hidden"}' end, '{}'))) into v_pets
    from private.import_outcomes o join public.pets p on p.id = o.pet_id
    where o.import_id = p_run.id and o.pet_id = any (p_pets);
  perform private.write_pets(v_pets);
  with gone as (
    delete from private.imported_pictures
      where import_id = p_run.id and pet_id = any (p_pets) returning photo_id)
  select array_agg(photo_id) into v_photos from gone;
  delete from public.pet_photos where id = any (v_photos) and pet_id = any (p_pets);
  perform private.note_pet_changes(p.id, p_user, v_before -> p.id,
      private.pet_json(p) || private.photo_words(p.id), p_run.id)
    from public.pets p where id = any (p_pets);

  -- A pet that stays though the run added it is hidden as the source's word: it is listed if it comes again.
  update private.imported_pets set said = said || '{"status": "hidden"}'
    from private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome = 'added'
      and imported_pets.source = p_run.source and imported_pets.external_id = o.external_id;
  delete from private.imported_pets m using private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome <> 'added'
      and o.said_before is null and m.import_id = p_run.id
      and m.source = p_run.source and m.external_id = o.external_id;
  update private.imported_pets m set said = o.said_before, import_id = o.import_before
    from private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets)
      and o.said_before is not null and m.import_id = p_run.id
      and m.source = p_run.source and m.external_id = o.external_id;
end $$;

-- Undoes up to 100 pets of a run. Gives {"left"}, how many are still to be undone, or {"refused"}:
-- 'unknown' where there is no such run, 'newer' where a later run of its source has to be undone first.
create function private.undo_import(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports := private.lock_import(p_id);
  v_pets text[];
  v_left integer;
begin
  if v_run.id is null then return '{"refused": "unknown"}'; end if;
  if exists (
      select from private.imports i
      where i.source = v_run.source and i.nth > v_run.nth and i.undone_at is null
        and exists (select from private.import_outcomes o where o.import_id = i.id and o.undoable)) then
    return '{"refused": "newer"}';
  end if;
  update private.imports set undo_started_at = now() where id = p_id and undo_started_at is null;
  v_pets := array(
    select pet_id from private.import_outcomes where import_id = p_id and undoable
    order by external_id limit 100);
  perform private.undo_pets(v_run, v_user, v_pets);
  update private.import_outcomes set undoable = false
    where import_id = p_id and undoable and pet_id = any (v_pets);
  select count(*) into v_left from private.import_outcomes where import_id = p_id and undoable;
  if v_left = 0 then
    update private.imports set undone_at = now() where id = p_id and undone_at is null;
  end if;
  return jsonb_build_object('left', v_left);
end $$;
create function public.undo_import(p_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.undo_import(p_id) $$;

revoke execute on function
  private.undo_pets(private.imports, uuid, text[]),
  private.undo_import(uuid), public.undo_import(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.undo_import(uuid), public.undo_import(uuid)
  to authenticated, service_role;

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
    'imports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'source', i.source, 'format', i.format, 'fileName', i.file_name,
        'startedAt', private.iso(i.started_at)) order by i.nth), '[]')
      from private.imports i where i.started_by = v_user.id),
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
