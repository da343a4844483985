-- plpgsql keeps the plans of what it calls. An SQL function that others call has its own text parsed
-- and planned anew for each statement that calls it, and a device's pull or push calls several.

create or replace function private.iso(p_at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

create or replace function private.pet_status(p_pet text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select status from public.pets where id = p_pet);
end $$;

create or replace function private.application_json(a public.adoption_requests) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', a.id, 'petId', a.pet_id, 'petName', a.pet_name, 'petBreed', a.pet_breed,
    'userId', a.user_id, 'image', a.image, 'status', a.status, 'fullName', a.full_name,
    'email', a.email, 'phoneNumber', a.phone_number, 'address', a.address,
    'occupation', a.occupation, 'reasonForAdoption', a.reason_for_adoption,
    'experienceWithPets', a.experience_with_pets, 'createdAt', private.iso(a.created_at),
    'updatedAt', private.iso(a.updated_at), 'statusChangedAt', private.iso(a.status_changed_at),
    'decidedBy', a.decided_by)
    || jsonb_strip_nulls(jsonb_build_object(
      'firstOpenedAt', private.iso(a.first_opened_at), 'message', nullif(a.decision_message, ''),
      'petStatus', private.pet_status(a.pet_id)));
end $$;

create or replace function private.has_arrived(p_photo public.pet_photos) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from jsonb_array_elements(p_photo.renditions) r
      left join private.media m on m.id = r ->> 'media'
    where m.arrived_at is null);
end $$;

create or replace function private.is_in_catalogue(p_pet text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.pets where id = p_pet and status in ('available', 'reserved'))
    and not exists (
      select from public.pet_photos f where f.pet_id = p_pet and not private.has_arrived(f));
end $$;

create or replace function private.photos_json(p_pet text, p_all boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', f.id, 'alt', f.alt, 'renditions', f.renditions)
      order by f.position, f.id), '[]')
    from public.pet_photos f
    where f.pet_id = p_pet and (p_all or private.has_arrived(f)));
end $$;

create or replace function private.picture_of(p public.pets) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select '/media/' || (r.value ->> 'media')
    from jsonb_array_elements(private.photos_json(p.id, false) -> 0 -> 'renditions')
      with ordinality r
    order by (r.value ->> 'width')::integer < 960, abs((r.value ->> 'width')::integer - 960),
      r.ordinality limit 1), p.image_url);
end $$;

create or replace function private.catalogue_latest() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'epoch', private.current_epoch(), 'version', private.catalogue_version());
end $$;

create or replace function public.catalogue_latest() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_latest();
end $$;

create or replace function public.catalogue_manifest() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_manifest();
end $$;

create or replace function public.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_chunk(p_epoch, p_from, p_to);
end $$;

create or replace function public.catalogue_changes(p_epoch text, p_from integer, p_to integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.catalogue_changes(p_epoch, p_from, p_to);
end $$;

create or replace function private.cursor_text(c private.pull_cursor) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat_ws('~', c.viewer, coalesce(c.previous::text, ''), coalesce(c.target::text, ''),
    coalesce(c.changed::text, ''), coalesce(c.kind, ''), coalesce(c.id, ''),
    (select id from private.database_incarnations order by n desc limit 1));
end $$;

create or replace function private.guest_pull_own_rows(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.pull('guest:' || p_guest, false, p_client, p_cursor, p_limit);
end $$;

create or replace function public.pull_own_rows(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.pull_own_rows(p_client, p_cursor, p_limit);
end $$;

create or replace function public.guest_pull_own_rows(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_pull_own_rows(p_guest, p_client, p_cursor, p_limit);
end $$;

create or replace function private.command_result(p_id text, p_reason text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case when p_reason is null then jsonb_build_object('id', p_id, 'outcome', 'accepted')
    else jsonb_build_object('id', p_id, 'outcome', 'rejected', 'reason', p_reason) end;
end $$;

create or replace function public.apply_commands(p_client uuid, p_commands jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.apply_commands(p_client, p_commands);
end $$;

create or replace function public.guest_apply_commands(p_guest uuid, p_client uuid, p_commands jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_apply_commands(p_guest, p_client, p_commands);
end $$;

create or replace function private.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.poke('guest:' || p_guest, false, p_since);
end $$;

create or replace function public.poke_check(p_since text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.poke_check(p_since);
end $$;

create or replace function public.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_poke_check(p_guest, p_since);
end $$;

create or replace function private.account_of(p_user uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
        'uid', id, 'email', email, 'name', name, 'isAdmin', is_admin,
        'deviceKey', encode(device_key, 'base64'))
    from public.users where id = p_user);
end $$;

create or replace function private.who_am_i() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.account_of(private.signed_in_uid());
end $$;

create or replace function public.account_of(p_user uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.account_of(p_user);
end $$;

create or replace function public.who_am_i() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.who_am_i();
end $$;
