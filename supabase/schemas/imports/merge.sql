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
