-- A run of an import, as the device or the server itself goes through it. Sent again, each of these
-- changes nothing more.

-- Who imports: null for the server itself, which has the secret key. Raises PT403 (PostgREST answers 403)
-- for anybody but admins.
create function private.importing_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' = 'service_role' then
    return null;
  end if;
  v_user := private.signed_in_user();
  if not v_user.is_admin then
    raise exception 'Only admins import pets.' using errcode = 'PT403';
  end if;
  return v_user.id;
end $$;

-- `p_import`: as `startImportSchema` in src/domain/import/import-calls.ts.
create function private.start_import(p_id uuid, p_import jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
begin
  insert into private.imports (
      id, source, format, file_name, started_by, pets, picture_hosts, problems, problem_count)
    select p_id, i.source, i.format, i."fileName", v_user, i.pets,
      array(select lower(host) from unnest(i."pictureHosts") as host), i.problems, i."problemCount"
    from jsonb_to_record(p_import) as i (source text, format text, "fileName" text, pets integer,
      "pictureHosts" text[], problems jsonb, "problemCount" integer)
    on conflict (id) do nothing;
end $$;

-- The run, or null where there is none. The lock keeps two runs of one source in order: a pet that both
-- bring is new only once.
create function private.lock_import(p_id uuid) returns private.imports
language plpgsql volatile set search_path = '' as $$
declare
  v_run private.imports;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.import ' || source, 0))
    from private.imports where id = p_id;
  select * into v_run from private.imports where id = p_id for update;
  return v_run;
end $$;

-- Merges what it can. Where the database refuses one of several, each is tried for itself.
create function private.merge_or_refuse(p_run private.imports, p_user uuid, p_sent jsonb)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_outcomes jsonb := '[]';
  v_one jsonb;
begin
  if p_sent = '[]' then return p_sent; end if;
  begin
    return private.merge_pets(p_run, p_user, p_sent);
  exception
    when data_exception or integrity_constraint_violation or cardinality_violation then null;
  end;
  if jsonb_array_length(p_sent) = 1 then
    return jsonb_build_array(jsonb_build_object('externalId', coalesce(p_sent -> 0 ->> 'externalId', ''),
      'outcome', 'refused', 'fields', '[]'::jsonb, 'kept', '[]'::jsonb));
  end if;
  for v_one in select value from jsonb_array_elements(p_sent) loop
    v_outcomes := v_outcomes || private.merge_or_refuse(p_run, p_user, jsonb_build_array(v_one));
  end loop;
  return v_outcomes;
end $$;

-- Merges pets of a run, and hides those that the file no longer has. Gives {"outcomes"}, or {"refused"}:
-- 'unknown' where there is no such run, 'ended' where it is finished or being undone.
create function private.import_pets(p_id uuid, p_pets jsonb, p_hide jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports;
begin
  if jsonb_typeof(p_pets) is distinct from 'array' or jsonb_array_length(p_pets) > 25
      or jsonb_typeof(p_hide) is distinct from 'array' or jsonb_array_length(p_hide) > 200 then
    raise exception 'at most 25 pets and 200 to be hidden' using errcode = '22023';
  end if;
  v_run := private.lock_import(p_id);
  if v_run.id is null then return '{"refused": "unknown"}'; end if;
  if v_run.finished_at is not null or v_run.undo_started_at is not null then
    return '{"refused": "ended"}';
  end if;
  return jsonb_build_object('outcomes',
    private.merge_or_refuse(v_run, v_user, p_pets)
    -- As the source's word: what comes again is listed again.
    || private.merge_or_refuse(v_run, v_user, (
      select coalesce(jsonb_agg(jsonb_build_object('externalId', value, 'hide', true,
        'said', '{"status": "hidden"}'::jsonb, 'take', '["status"]'::jsonb) order by n), '[]')
      from jsonb_array_elements(p_hide) with ordinality as a (value, n))));
end $$;

-- Returns whether there is such a run.
create function private.finish_import(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports := private.lock_import(p_id);
  v_counts jsonb := private.count_outcomes(p_id);
begin
  if v_run.id is null then return false; end if;
  if v_run.finished_at is null then
    -- A device does not send a pet of which it knows that nothing changed.
    update private.imports set finished_at = now(), counts = v_counts || jsonb_build_object('unchanged',
        greatest(v_counts['unchanged']::integer,
          v_run.pets - v_counts['added']::integer - v_counts['changed']::integer))
      where id = p_id;
    -- A source that comes each night says the same of most of its pets.
    delete from private.import_outcomes
      where import_id = p_id and outcome = 'unchanged' and kept = '{}' and not undoable;
  end if;
  return true;
end $$;

create function public.start_import(p_id uuid, p_import jsonb) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.start_import(p_id, p_import)
$$;
create function public.import_pets(p_id uuid, p_pets jsonb, p_hide jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.import_pets(p_id, p_pets, p_hide)
$$;
create function public.finish_import(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.finish_import(p_id) $$;

revoke execute on function
  private.importing_user(), private.lock_import(uuid),
  private.merge_or_refuse(private.imports, uuid, jsonb),
  private.start_import(uuid, jsonb), public.start_import(uuid, jsonb),
  private.import_pets(uuid, jsonb, jsonb), public.import_pets(uuid, jsonb, jsonb),
  private.finish_import(uuid), public.finish_import(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.start_import(uuid, jsonb), public.start_import(uuid, jsonb),
  private.import_pets(uuid, jsonb, jsonb), public.import_pets(uuid, jsonb, jsonb),
  private.finish_import(uuid), public.finish_import(uuid)
to authenticated, service_role;
