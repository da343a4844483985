-- What comes in: the rows of an archive, for a home that has none of its own.

-- One that came with Homeward: its portrait has its name.
create function private.is_sample_pet(p public.pets) returns boolean
language sql immutable set search_path = '' as $$
  select p.source = '' and p.image_url = '/portraits/' || p.id || '.svg'
$$;

-- 'empty', 'samples' or 'used'. Accounts and what the shelter says of itself do not count.
create function private.home_state() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.adoption_requests)
      or exists (select from private.past_decisions)
      or exists (select from public.pets p where not private.is_sample_pet(p))
      or exists (
        select from private.pet_changes h
          left join public.pets p on p.id = h.pet_id
        where p.id is null or not private.is_sample_pet(p)) then 'used'
    when exists (select from public.pets) then 'samples'
    else 'empty' end
$$;

-- For the worker: begins to read an archive, if the home is empty but for sample pets that may go.
create function private.start_archive_import(p_replace_samples boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_state text := private.home_state();
  v_id uuid;
begin
  perform private.delete_unused_archives();
  if v_state = 'used' or (v_state = 'samples' and not p_replace_samples) then
    return jsonb_build_object('outcome', v_state);
  end if;
  insert into private.archives (direction) values ('in') returning id into v_id;
  return jsonb_build_object('outcome', 'started', 'id', v_id);
end $$;

-- For the worker: rows from `p_from` on; again they change nothing. False where the import is lost.
create function private.add_archive_rows(p_id uuid, p_part text, p_from integer, p_rows jsonb)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.archives set used_at = clock_timestamp() where id = p_id and direction = 'in';
  if not found then
    return false;
  end if;
  insert into private.archive_rows (archive_id, part, n, content)
    select p_id, p_part, p_from + ordinality - 1, value
    from jsonb_array_elements(p_rows) with ordinality
    on conflict (archive_id, part, n) do update set content = excluded.content;
  return true;
end $$;

-- The accounts of an archive: without a password, which a mail to the address gives them, and never
-- an admin's. Each row of people learns who it is `here`. Somebody may have registered here with an
-- address of the archive: it is theirs only if they are an admin or a mail has reached them there.
-- Otherwise they would be given the applications of whoever has that address, so nobody is: returns
-- the address that is taken, or null.
create function private.make_archive_accounts(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_taken text;
begin
  update private.archive_rows r set content = r.content - 'here'
      || case when u.id is null then '{}' else jsonb_build_object('here', u.id) end
    from private.archive_rows o left join public.users u on lower(u.email) = lower(o.content ->> 'email')
    where r.archive_id = p_id and r.part = 'people'
      and o.archive_id = r.archive_id and o.part = r.part and o.n = r.n;
  select r.content ->> 'email' into v_taken
    from private.archive_rows r left join public.users u on u.id = (r.content ->> 'here')::uuid
    where r.archive_id = p_id and r.part = 'people' and (
      (u.id <> (r.content ->> 'id')::uuid
        and not (u.is_admin or private.has_confirmed_address(u.id)))
      or exists (
        select from public.users o
        where o.id = (r.content ->> 'id')::uuid and o.id is distinct from u.id))
    order by r.n limit 1;
  if found then
    return v_taken;
  end if;
  -- Confirmed for Auth, so that nobody can register with the address before its owner comes. What a
  -- mail has really confirmed is in private.confirmed_addresses.
  insert into auth.users (id, aud, role, email, email_confirmed_at, confirmation_token,
      recovery_token, email_change, email_change_token_new, email_change_token_current,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select (content ->> 'id')::uuid, 'authenticated', 'authenticated', lower(content ->> 'email'),
      now(), '', '', '', '', '', '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('name', content ->> 'name'), now(), now()
    from private.archive_rows
    where archive_id = p_id and part = 'people' and not content ? 'here' order by n;
  insert into auth.identities
      (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), 'email', content ->> 'id', (content ->> 'id')::uuid,
      jsonb_build_object('sub', content ->> 'id', 'email', lower(content ->> 'email')), now(), now()
    from private.archive_rows
    where archive_id = p_id and part = 'people' and not content ? 'here' order by n;
  -- Supabase's own Auth finds nobody without it; the embedded one has no such column.
  if exists (
      select from pg_catalog.pg_attribute
      where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped) then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000''
      where instance_id is null';
  end if;
  return null;
end $$;

-- For the worker: makes everything of those rows, or nothing. 'done' with how many accounts are
-- new, 'lost', 'address-taken' with the address, or what the home holds now: 'used' or 'samples'.
create function private.finish_archive_import(p_id uuid, p_replace_samples boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_state text;
  v_taken text;
  v_accounts integer;
begin
  perform from private.archives where id = p_id and direction = 'in' for update;
  if not found then
    return jsonb_build_object('outcome', 'lost');
  end if;
  -- Nobody adds a pet or applies meanwhile.
  lock table public.pets, public.adoption_requests, private.past_decisions, private.pet_changes
    in share row exclusive mode;
  v_state := private.home_state();
  if v_state = 'used' or (v_state = 'samples' and not p_replace_samples) then
    return jsonb_build_object('outcome', v_state);
  end if;
  v_taken := private.make_archive_accounts(p_id);
  if v_taken is not null then
    return jsonb_build_object('outcome', 'address-taken', 'address', v_taken);
  end if;
  select count(*) into v_accounts from private.archive_rows
    where archive_id = p_id and part = 'people' and not content ? 'here';
  delete from private.pet_changes;
  delete from public.pets;
  perform private.insert_archive_rows(p_id);
  perform private.add_security_event('everything-imported', null, null, '{}', null);
  delete from private.archives where id = p_id;
  return jsonb_build_object('outcome', 'done', 'accounts', v_accounts);
end $$;

-- The rows of an archive, once its accounts are there.
create function private.insert_archive_rows(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Before the photos that name them: their bytes are in the store already.
  insert into private.media (id, arrived_at)
    select distinct r.content ->> 'media', now()
    from private.archive_rows r where r.archive_id = p_id and r.part = 'media' order by 1
    on conflict (id) do update set arrived_at = coalesce(private.media.arrived_at, now());
  insert into public.pets (id, name, type, breed, age, size, energy, shedding, training, care,
      description, image_url, good_with, temperament, special_needs, city, state, country, sex,
      not_good_with, status, birth_date, birth_date_estimated, fee_amount, fee_currency, latitude,
      longitude, listed_at, verified_at, source, external_id)
    select c ->> 'id', c ->> 'name', c ->> 'type', c ->> 'breed', c ->> 'age', c ->> 'size',
      c ->> 'energy', c ->> 'shedding', c ->> 'training', c ->> 'care', c ->> 'description',
      c ->> 'imageUrl', private.texts_in(c -> 'goodWith'), private.texts_in(c -> 'temperament'),
      private.texts_in(c -> 'specialNeeds'), c #>> '{location,city}', c #>> '{location,state}',
      c #>> '{location,country}', c ->> 'sex', private.texts_in(c -> 'notGoodWith'),
      c ->> 'status', nullif(c ->> 'birthDate', '')::date, (c ->> 'birthDateEstimated')::boolean,
      (c #>> '{fee,amount}')::integer, c #>> '{fee,currency}',
      (c #>> '{coordinates,latitude}')::numeric, (c #>> '{coordinates,longitude}')::numeric,
      nullif(c ->> 'listedAt', '')::timestamptz, nullif(c ->> 'verifiedAt', '')::timestamptz,
      c ->> 'source', c ->> 'externalId'
    from private.archive_rows r, lateral (values (r.content)) v (c)
    where r.archive_id = p_id and r.part = 'pets' order by r.n;
  insert into public.pet_photos (id, pet_id, alt, renditions, position)
    select (f.value ->> 'id')::uuid, r.content ->> 'id', f.value ->> 'alt',
      f.value -> 'renditions', f.ordinality
    from private.archive_rows r,
      jsonb_array_elements(r.content -> 'photos') with ordinality f
    where r.archive_id = p_id and r.part = 'pets' order by r.n, f.ordinality;
  insert into public.adoption_requests (id, user_id, pet_id, pet_name, pet_breed, image, full_name,
      email, phone_number, address, occupation, reason_for_adoption, experience_with_pets, status,
      created_at, updated_at, status_changed_at, decided_by, first_opened_at, decision_message)
    with people as (
      select content ->> 'id' as id, coalesce(content ->> 'here', content ->> 'id')::uuid as here
      from private.archive_rows where archive_id = p_id and part = 'people'
    )
    select (c ->> 'id')::uuid, a.here, c ->> 'petId', c ->> 'petName',
      c ->> 'petBreed', c ->> 'image', c ->> 'fullName', c ->> 'email', c ->> 'phoneNumber',
      c ->> 'address', c ->> 'occupation', c ->> 'reasonForAdoption', c ->> 'experienceWithPets',
      c ->> 'status', (c ->> 'createdAt')::timestamptz, (c ->> 'updatedAt')::timestamptz,
      (c ->> 'statusChangedAt')::timestamptz, d.here,
      (c ->> 'firstOpenedAt')::timestamptz, c ->> 'message'
    from private.archive_rows r cross join lateral (values (r.content)) v (c)
      left join people a on a.id = c ->> 'userId'
      left join people d on d.id = c ->> 'decidedBy'
    where r.archive_id = p_id and r.part = 'applications' order by r.n;
  insert into private.past_decisions (pet_id, pet_name, status, applied_on, decided_on)
    select r.content ->> 'petId', r.content ->> 'petName', r.content ->> 'status',
      (r.content ->> 'appliedOn')::date, (r.content ->> 'decidedOn')::date
    from private.archive_rows r
    where r.archive_id = p_id and r.part = 'past-decisions' order by r.n;
  insert into private.pet_changes (pet_id, field, before, after, changed_by, changed_at)
    with people as (
      select content ->> 'id' as id, coalesce(content ->> 'here', content ->> 'id')::uuid as here
      from private.archive_rows where archive_id = p_id and part = 'people'
    )
    select r.content ->> 'petId', r.content ->> 'field', r.content -> 'before',
      r.content -> 'after', a.here, (r.content ->> 'at')::timestamptz
    from private.archive_rows r
      left join people a on a.id = r.content ->> 'by'
    where r.archive_id = p_id and r.part = 'history' order by r.n;
  insert into private.settings (name, email, phone, address, opening_hours, answer_promise)
    select r.content ->> 'name', r.content ->> 'email', r.content ->> 'phone',
      r.content ->> 'address', r.content ->> 'openingHours', r.content ->> 'answerPromise'
    from private.archive_rows r where r.archive_id = p_id and r.part = 'shelter'
    on conflict (only_row) do update set name = excluded.name, email = excluded.email,
      phone = excluded.phone, address = excluded.address, opening_hours = excluded.opening_hours,
      answer_promise = excluded.answer_promise;
end $$;

create function private.texts_in(p_list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(select jsonb_array_elements_text(p_list))
$$;

create function public.start_archive_import(p_replace_samples boolean) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.start_archive_import(p_replace_samples)
$$;
create function public.add_archive_rows(p_id uuid, p_part text, p_from integer, p_rows jsonb)
returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.add_archive_rows(p_id, p_part, p_from, p_rows)
$$;
create function public.finish_archive_import(p_id uuid, p_replace_samples boolean) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.finish_archive_import(p_id, p_replace_samples)
$$;

revoke execute on function
  private.is_sample_pet(public.pets), private.home_state(),
  private.start_archive_import(boolean), public.start_archive_import(boolean),
  private.add_archive_rows(uuid, text, integer, jsonb),
  public.add_archive_rows(uuid, text, integer, jsonb),
  private.make_archive_accounts(uuid), private.insert_archive_rows(uuid), private.texts_in(jsonb),
  private.finish_archive_import(uuid, boolean), public.finish_archive_import(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  private.start_archive_import(boolean), public.start_archive_import(boolean),
  private.add_archive_rows(uuid, text, integer, jsonb),
  public.add_archive_rows(uuid, text, integer, jsonb),
  private.finish_archive_import(uuid, boolean), public.finish_archive_import(uuid, boolean)
to service_role;
