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

-- The pet with the changes, as `changedPet` in src/domain/pet-changes.ts. Raises invalid data where a
-- value is none of its field; the table's constraints find the rest.
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

-- Stores what `changed_pet` made.
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

  perform private.write_pets(array[private.changed_pet(p, c)]);
  select * into p from public.pets where id = v_id;
  perform private.note_pet_changes(v_id, p_user.id, v_before, private.pet_json(p));
  -- The catalogue has its next version in a second: until then this row shows the change.
  perform private.stamp('admins', 'managedPet', v_id, false);
  return null;
end $$;
revoke execute on function
  private.changed_text(jsonb, text, text), private.changed_words(jsonb, text, text[]),
  private.changed_pet(public.pets, jsonb), private.write_pets(public.pets[]),
  private.change_pet(public.users, jsonb)
from public, anon, authenticated, service_role;
