-- For admins: they have opened these applications, so that their applicants read "being reviewed"
-- only when it is true. Not a command: it changes nothing that an admin said, has no answer, and
-- may be repeated. Raises PT403 (PostgREST answers 403) for anybody else.
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
