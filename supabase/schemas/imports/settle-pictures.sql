-- What the worker asks of a pet's pictures before it fetches them, and what it says of them afterwards.

-- The pictures that a pet's source names now, in their order.
create function private.named_pictures(p_pet text) returns table (address text, place bigint)
language sql stable security definer set search_path = '' as $$
  select a.address, min(a.place)
  from private.imported_pets m
    join public.pets p
      on p.id = m.pet_id and p.source = m.source and p.external_id = m.external_id
    cross join jsonb_array_elements_text(m.said -> 'pictures') with ordinality as a (address, place)
  where m.pet_id = p_pet
  group by 1
$$;

-- Those that wait, with the hosts that somebody agreed to and why they were not fetched before; and the
-- SHA-256 of what its photos were made of: the same bytes are often under another address the next day.
create function private.imported_pictures_to_fetch(p_pet text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'pictures', (
      select coalesce(jsonb_agg(jsonb_build_object('address', f.address,
        'hosts', to_jsonb(i.picture_hosts), 'reason', f.reason) order by n.place), '[]')
      from private.imported_pictures f
        join private.imports i on i.id = f.import_id
        join private.named_pictures(p_pet) n on n.address = f.address
      where f.pet_id = p_pet and f.state = 'waiting'),
    'known', (
      select coalesce(jsonb_agg(f.source_sha256), '[]')
      from private.imported_pictures f join public.pet_photos o on o.id = f.photo_id
      where f.pet_id = p_pet and f.source_sha256 is not null))
$$;

-- Photos of a pet that stand elsewhere than in its source, and where. None where staff did something with
-- the pet's photos: then their order is the staff's.
create function private.misplaced_photos(p_pet text) returns table (id uuid, place bigint)
language sql stable security definer set search_path = '' as $$
  select o.id, n.place
  from private.imported_pictures i
    join private.named_pictures(p_pet) n on n.address = i.address
    join public.pet_photos o on o.id = i.photo_id
  where i.pet_id = p_pet and o.position <> n.place and not private.has_own_photos(p_pet)
    and not exists (
      select from private.pet_changes
      where pet_id = p_pet and field = 'photos' and import_id is null)
$$;

-- Makes the photos of a pet those that its source names, as far as they were fetched. `p_results`: as
-- `pictureResultSchema` in worker/supabase/picture-functions.ts. Photos that staff added stay, and where
-- staff added or removed some, nothing is removed. Said again it changes nothing more. Returns how many
-- pictures wait.
create function private.settle_imported_pictures(p_pet text, p_import uuid, p_results jsonb)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_before jsonb;
  v_is_own boolean;
  f record;
  v_photo uuid;
  v_run uuid;
begin
  perform from public.pets where id = p_pet for update;
  if not found then
    delete from private.imported_pictures where pet_id = p_pet;
    return 0;
  end if;
  v_before := private.photo_words(p_pet);
  v_is_own := private.has_own_photos(p_pet);

  update private.imported_pictures i
    set state = r.state, reason = coalesce(r.reason, ''), source_sha256 = r.sha256
    from jsonb_to_recordset(p_results) as r (address text, state text, reason text, sha256 text)
    where i.pet_id = p_pet and i.address = r.address and i.state = 'waiting';

  -- A photo goes with its bytes: to their new address, where the old one is not named any more.
  for f in
    select i.address, i.source_sha256 from private.imported_pictures i
      join private.named_pictures(p_pet) n on n.address = i.address
    where i.pet_id = p_pet and i.state = 'fetched' and i.photo_id is null
    order by n.place
  loop
    update private.imported_pictures i set photo_id = null
      from public.pet_photos o
      where i.pet_id = p_pet and i.source_sha256 = f.source_sha256 and o.id = i.photo_id
        and not exists (select from private.named_pictures(p_pet) n where n.address = i.address)
      returning o.id, i.import_id into v_photo, v_run;
    if found then
      -- Still of the run that brought it: undoing this one takes nothing away.
      update private.imported_pictures set photo_id = v_photo, import_id = v_run
        where pet_id = p_pet and address = f.address;
    end if;
  end loop;

  -- What is not named any more, once there is something else: a pet does not lose its pictures because
  -- the new ones cannot be reached.
  if exists (
      select from jsonb_to_recordset(p_results) as r (state text) where r.state = 'fetched')
    or exists (
      select from private.imported_pictures i join private.named_pictures(p_pet) n
        on n.address = i.address
      where i.pet_id = p_pet and i.photo_id is not null)
    or not exists (select from private.named_pictures(p_pet))
  then
    if not v_is_own then
      delete from public.pet_photos o using private.imported_pictures i
        where i.pet_id = p_pet and o.id = i.photo_id
          and not exists (select from private.named_pictures(p_pet) n where n.address = i.address);
    end if;
    delete from private.imported_pictures i
      where i.pet_id = p_pet
        and not exists (select from private.named_pictures(p_pet) n where n.address = i.address);
  end if;

  for f in
    select i.address, i.source_sha256, r.renditions from private.imported_pictures i
      join private.named_pictures(p_pet) n on n.address = i.address
      join jsonb_to_recordset(p_results) as r (address text, renditions jsonb)
        on r.address = i.address
    where i.pet_id = p_pet and i.state = 'fetched' and i.photo_id is null
    order by n.place
  loop
    -- The same picture twice.
    continue when exists (
      select from private.imported_pictures i join public.pet_photos o on o.id = i.photo_id
      where i.pet_id = p_pet and i.source_sha256 = f.source_sha256);
    if coalesce(jsonb_array_length(f.renditions), 0) = 0 then
      -- The photo that had the same bytes was removed meanwhile.
      update private.imported_pictures set state = 'waiting' where pet_id = p_pet and address = f.address;
    elsif (select count(*) from public.pet_photos where pet_id = p_pet) >= 12 then
      update private.imported_pictures
        set state = 'failed', reason = 'The pet has twelve photos already, and no pet has more.'
        where pet_id = p_pet and address = f.address;
    else
      insert into public.pet_photos (id, pet_id, renditions, position)
        select gen_random_uuid(), p_pet, f.renditions, coalesce(max(position), 0) + 1
        from public.pet_photos where pet_id = p_pet
        returning id into v_photo;
      update private.imported_pictures set photo_id = v_photo
        where pet_id = p_pet and address = f.address;
    end if;
  end loop;

  update public.pet_photos o set position = m.place
    from private.misplaced_photos(p_pet) m where o.id = m.id;

  perform private.note_pet_changes(p_pet, null, v_before, private.photo_words(p_pet),
    (select id from private.imports where id = p_import));
  return (
    select count(*) from private.imported_pictures i
      join private.named_pictures(p_pet) n on n.address = i.address
    where i.pet_id = p_pet and i.state = 'waiting');
end $$;

create function public.imported_pictures_to_fetch(p_pet text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.imported_pictures_to_fetch(p_pet)
$$;
create function public.settle_imported_pictures(p_pet text, p_import uuid, p_results jsonb)
returns integer
language sql volatile security invoker set search_path = '' as $$
  select private.settle_imported_pictures(p_pet, p_import, p_results)
$$;

-- For the worker only.
revoke execute on function
  private.named_pictures(text), private.misplaced_photos(text),
  private.imported_pictures_to_fetch(text), public.imported_pictures_to_fetch(text),
  private.settle_imported_pictures(text, uuid, jsonb),
  public.settle_imported_pictures(text, uuid, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.imported_pictures_to_fetch(text), public.imported_pictures_to_fetch(text),
  private.settle_imported_pictures(text, uuid, jsonb),
  public.settle_imported_pictures(text, uuid, jsonb)
to service_role;
