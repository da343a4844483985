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
