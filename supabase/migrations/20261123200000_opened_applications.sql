-- An applicant reads "being reviewed" once an admin has opened the application.

alter table public.adoption_requests add column first_opened_at timestamptz;

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
    || jsonb_strip_nulls(jsonb_build_object('firstOpenedAt', private.iso(a.first_opened_at)))
$$;

create function private.note_opened_applications(p_ids jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins open applications.' using errcode = 'PT403';
  end if;
  update public.adoption_requests set first_opened_at = now()
    where id in (
      -- Locked in one order: two admins may say so at once.
      select id from public.adoption_requests
        where id in (select jsonb_array_elements_text(p_ids)::uuid)
          and status = 'pending' and first_opened_at is null
        order by id for update);
end $$;
create function public.note_opened_applications(p_ids jsonb) returns void
language sql security invoker set search_path = '' as $$
  select private.note_opened_applications(p_ids)
$$;

revoke execute on function
  private.note_opened_applications(jsonb), public.note_opened_applications(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.note_opened_applications(jsonb), public.note_opened_applications(jsonb)
to authenticated;
