-- What goes out: a copy of everything, for a ZIP that the worker writes.

-- To the microsecond, so that what comes in is equal to what went out.
create function private.exact_iso(p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- Copies everything, and gives the id of the copy with how many rows each part has.
create function private.copy_everything(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.delete_unused_archives();
  -- One at a time for each person: whoever presses again starts over.
  delete from private.archives where direction = 'out' and user_id is not distinct from p_user;
  insert into private.archives (direction, user_id) values ('out', p_user) returning id into v_id;
  -- One statement, so all of it is of one moment.
  insert into private.archive_rows (archive_id, part, n, content)
    select v_id, 'shelter', 1, private.shelter()
    union all
    -- Applications and the history name them. No password, no session, no role.
    select v_id, 'people', row_number() over (order by u.id),
      jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email)
    from public.users u where u.id in (
      select user_id from public.adoption_requests
      union select decided_by from public.adoption_requests
      union select changed_by from private.pet_changes)
    union all
    select v_id, 'pets', row_number() over (order by p.id),
      private.pet_json(p) - 'revision' || jsonb_build_object(
        'photos', private.photos_json(p.id, true),
        'listedAt', coalesce(private.exact_iso(p.listed_at), ''),
        'verifiedAt', coalesce(private.exact_iso(p.verified_at), ''))
    from public.pets p
    union all
    select v_id, 'applications', row_number() over (order by a.created_at, a.id),
      private.application_json(a) - 'petStatus' || jsonb_build_object(
        'createdAt', private.exact_iso(a.created_at), 'updatedAt', private.exact_iso(a.updated_at),
        'statusChangedAt', private.exact_iso(a.status_changed_at),
        'firstOpenedAt', private.exact_iso(a.first_opened_at), 'message', a.decision_message)
    from public.adoption_requests a
    union all
    select v_id, 'past-decisions', row_number() over (order by d.decided_on, d.id),
      jsonb_build_object('petId', d.pet_id, 'petName', d.pet_name, 'status', d.status,
        'appliedOn', d.applied_on, 'decidedOn', d.decided_on)
    from private.past_decisions d
    union all
    -- A value that is missing is not the value null.
    select v_id, 'history', row_number() over (order by h.id),
      jsonb_build_object('petId', h.pet_id, 'field', h.field, 'by', h.changed_by,
        -- As exact_iso: of 50,000 changes each call counts.
        'at', to_char(h.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || case when h.before is null then '{}' else jsonb_build_object('before', h.before) end
      || case when h.after is null then '{}' else jsonb_build_object('after', h.after) end
    from private.pet_changes h
    union all
    -- Every file of every photo, whose bytes are in the worker's store.
    select v_id, 'media', row_number() over (order by m.pet_id, m.photo, m.width, m.media), to_jsonb(m)
    from (
      select distinct r.value ->> 'media' as media, f.pet_id, f.photo,
        (r.value ->> 'width')::integer as width, r.value ->> 'type' as type
      from (
        select pet_id, renditions, row_number() over (partition by pet_id order by position, id) as photo
        from public.pet_photos) f
        join public.pets p on p.id = f.pet_id,
        jsonb_array_elements(f.renditions) r
        join private.media a on a.id = r.value ->> 'media' and a.arrived_at is not null) m;
  perform private.add_security_event('everything-exported', p_user, null, '{}', null);
  return jsonb_build_object('id', v_id, 'counts', (
    select jsonb_object_agg(part, count) from (
      select part, count(*) from private.archive_rows where archive_id = v_id group by part) c));
end $$;

-- For admins. Null where the session has not given its password within the last 10 minutes. Raises
-- PT403 (PostgREST answers 403) for anybody else.
create function private.start_export() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins export everything.' using errcode = 'PT403';
  end if;
  if not private.has_confirmed_password() then
    return null;
  end if;
  return private.copy_everything(v_user.id);
end $$;

-- For admins: how far an export of theirs is; null where there is none.
create function private.export_state(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins export everything.' using errcode = 'PT403';
  end if;
  return (
    select jsonb_build_object('taken', rows_taken, 'finished', finished_at is not null)
    from private.archives where id = p_id and user_id = v_user.id and direction = 'out');
end $$;

-- For the worker: the rows of a part behind `p_after`. Null where the export was cancelled or is lost.
create function private.read_export(p_id uuid, p_part text, p_after integer, p_limit integer)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  select coalesce(jsonb_agg(content order by n), '[]') into v_rows from (
    select n, content from private.archive_rows
    where archive_id = p_id and part = p_part and n > p_after
    order by n limit greatest(1, least(p_limit, 1000))) r;
  update private.archives
    set rows_taken = rows_taken + jsonb_array_length(v_rows), used_at = clock_timestamp()
    where id = p_id and direction = 'out' and finished_at is null;
  return case when found then v_rows end;
end $$;

-- For `npm run export`, which whoever has the worker's key may run.
create function private.start_server_export() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.copy_everything(null)
$$;
create function public.start_export() returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.start_export() $$;
create function public.export_state(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.export_state(p_id) $$;
create function public.start_server_export() returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.start_server_export()
$$;
create function public.read_export(p_id uuid, p_part text, p_after integer, p_limit integer)
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.read_export(p_id, p_part, p_after, p_limit)
$$;

revoke execute on function
  private.exact_iso(timestamptz), private.copy_everything(uuid),
  private.start_export(), public.start_export(),
  private.export_state(uuid), public.export_state(uuid),
  private.start_server_export(), public.start_server_export(),
  private.read_export(uuid, text, integer, integer),
  public.read_export(uuid, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.start_export(), public.start_export(),
  private.export_state(uuid), public.export_state(uuid)
to authenticated;
grant execute on function
  private.start_server_export(), public.start_server_export(),
  private.read_export(uuid, text, integer, integer),
  public.read_export(uuid, text, integer, integer)
to service_role;
