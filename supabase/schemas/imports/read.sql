-- What is read of imports: for admins, and for the server itself.

create function private.count_outcomes(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'added', count(*) filter (where outcome = 'added'),
    'changed', count(*) filter (where outcome = 'changed'),
    'unchanged', count(*) filter (where outcome = 'unchanged'),
    'hidden', count(*) filter (where outcome = 'hidden'),
    'kept', count(*) filter (where kept <> '{}'))
  from private.import_outcomes where import_id = p_id
$$;

-- As `importRunSchema` in src/domain/import/import-calls.ts.
create function private.import_json(i private.imports) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(i.counts, private.count_outcomes(i.id)) || jsonb_build_object(
    'id', i.id, 'source', i.source, 'format', i.format, 'fileName', i.file_name,
    'by', coalesce((select name from public.users where id = i.started_by), ''),
    'startedAt', private.iso(i.started_at), 'finishedAt', coalesce(private.iso(i.finished_at), ''),
    'undoneAt', coalesce(private.iso(i.undone_at), ''), 'pets', i.pets,
    'problemCount', i.problem_count, 'pictures', (
      select jsonb_build_object('wanted', count(*),
        'fetched', count(*) filter (where state = 'fetched'),
        'failed', count(*) filter (where state = 'failed'))
      from private.imported_pictures where import_id = i.id))
$$;

create function private.list_imports() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.importing_user();
  return (
    select coalesce(jsonb_agg(private.import_json(i) order by i.nth desc), '[]')
    from (select * from private.imports order by nth desc limit 50) i);
end $$;

-- A run with what was noted of it, at most 500 of each; null where there is none.
create function private.import_report(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.importing_user();
  return (
    select private.import_json(i) || jsonb_build_object(
      'problems', i.problems,
      'keptFields', (
        select coalesce(jsonb_agg(jsonb_build_object('petId', o.pet_id,
          'name', coalesce(p.name, ''), 'fields', o.kept) order by o.external_id), '[]')
        from (
          select * from private.import_outcomes where import_id = i.id and kept <> '{}'
          order by external_id limit 500) o
        left join public.pets p on p.id = o.pet_id),
      'failedPictures', (
        select coalesce(jsonb_agg(jsonb_build_object('petId', f.pet_id,
          'name', coalesce(p.name, ''), 'address', f.address, 'reason', f.reason)
          order by f.pet_id, f.address), '[]')
        from (
          select * from private.imported_pictures where import_id = i.id and state = 'failed'
          order by pet_id, address limit 500) f
        left join public.pets p on p.id = f.pet_id))
    from private.imports i where i.id = p_id);
end $$;

-- What a source said last of its pets, up to 500 behind an external ID ('' for the start).
create function private.last_said(p_source text, p_after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_pets jsonb;
begin
  perform private.importing_user();
  select coalesce(jsonb_agg(jsonb_build_object(
      'externalId', p.external_id, 'petId', p.id,
      'said', b.said,
      'byHand', (
        select coalesce(jsonb_agg(key order by key), '[]')
        from jsonb_each(private.pet_json(p)
          || jsonb_build_object('pictures', private.pictures_of(p.id, b.said)))
        where value = '"own"' and key = 'pictures' or b.said ? key and b.said -> key <> value),
      'listed', p.status in ('available', 'reserved')) order by p.external_id), '[]')
    into v_pets
    from (
      select * from public.pets
      where source = p_source and external_id > p_after and source <> '' and external_id <> ''
      order by external_id limit 501) p
    -- One by one, by the index.
    left join lateral (
      select m.said from private.imported_pets m
      where m.source = p.source and m.external_id = p.external_id and m.pet_id = p.id
      limit 1) b on true;
  return jsonb_build_object('pets', v_pets - 500, 'more', jsonb_array_length(v_pets) > 500);
end $$;

create function public.list_imports() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_imports() $$;
create function public.import_report(p_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.import_report(p_id) $$;
create function public.last_said(p_source text, p_after text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.last_said(p_source, p_after)
$$;

revoke execute on function
  private.count_outcomes(uuid), private.import_json(private.imports),
  private.list_imports(), public.list_imports(),
  private.import_report(uuid), public.import_report(uuid),
  private.last_said(text, text), public.last_said(text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.list_imports(), public.list_imports(),
  private.import_report(uuid), public.import_report(uuid),
  private.last_said(text, text), public.last_said(text, text)
to authenticated, service_role;
