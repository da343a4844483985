-- Rows in the shape that browsers keep (src/domain). Each names its fields one by one: a new column
-- reaches no device until it is named here.

create function private.iso(p_at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

-- Null where the pet was deleted.
create function private.pet_status(p_pet text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select status from public.pets where id = p_pet);
end $$;

create function private.application_json(a public.adoption_requests) returns jsonb
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

-- A row as its reader gets it. Who may read it is already decided by the scope of its stamp.
create function private.row_json(p_actor text, p_kind text, p_id text) returns jsonb
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

revoke execute on function
  private.iso(timestamptz), private.pet_status(text),
  private.application_json(public.adoption_requests),
  private.row_json(text, text, text)
from public, anon, authenticated, service_role;
