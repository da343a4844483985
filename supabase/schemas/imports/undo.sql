-- Undoes some pets of a run for which the caller has the lock: what it changed and nobody else since.
create function private.undo_pets(p_run private.imports, p_user uuid, p_pets text[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_before jsonb;
  v_pets public.pets[];
  v_unwanted text[];
  v_photos uuid[];
begin
  perform from public.pets where id = any (p_pets) order by id for update;
  -- Of a pet that the run added, nothing is left, unless somebody wants it or staff worked on it.
  select coalesce(array_agg(p.id), '{}') into v_unwanted
    from private.import_outcomes o join public.pets p on p.id = o.pet_id
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome = 'added'
      and not exists (select from public.adoption_requests a where a.pet_id = p.id)
      and not exists (select from public.cart_items c where c.pet_id = p.id)
      and not exists (
        select from private.pet_changes h where h.pet_id = p.id and h.import_id is null);
  delete from private.imported_pictures where pet_id = any (v_unwanted);
  delete from private.imported_pets where pet_id = any (v_unwanted);
  delete from public.pets where id = any (v_unwanted);

  select jsonb_object_agg(id, private.pet_json(p) || private.photo_words(id)) into v_before
    from public.pets p where id = any (p_pets);
  select array_agg(private.changed_pet(p, coalesce(case
        when o.outcome <> 'added' then (
          select jsonb_object_agg(key, o.before -> key) from jsonb_object_keys(o.before) as key
          where v_before -> p.id -> key = o.after -> key)
        when p.status in ('available', 'reserved') then '{"status": "hidden"}' end, '{}'))) into v_pets
    from private.import_outcomes o join public.pets p on p.id = o.pet_id
    where o.import_id = p_run.id and o.pet_id = any (p_pets);
  perform private.write_pets(v_pets);
  with gone as (
    delete from private.imported_pictures
      where import_id = p_run.id and pet_id = any (p_pets) returning photo_id)
  select array_agg(photo_id) into v_photos from gone;
  delete from public.pet_photos where id = any (v_photos) and pet_id = any (p_pets);
  perform private.note_pet_changes(p.id, p_user, v_before -> p.id,
      private.pet_json(p) || private.photo_words(p.id), p_run.id)
    from public.pets p where id = any (p_pets);

  -- A pet that stays though the run added it is hidden as the source's word: it is listed if it comes again.
  update private.imported_pets set said = said || '{"status": "hidden"}'
    from private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome = 'added'
      and imported_pets.source = p_run.source and imported_pets.external_id = o.external_id;
  delete from private.imported_pets m using private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets) and o.outcome <> 'added'
      and o.said_before is null and m.import_id = p_run.id
      and m.source = p_run.source and m.external_id = o.external_id;
  update private.imported_pets m set said = o.said_before, import_id = o.import_before
    from private.import_outcomes o
    where o.import_id = p_run.id and o.pet_id = any (p_pets)
      and o.said_before is not null and m.import_id = p_run.id
      and m.source = p_run.source and m.external_id = o.external_id;
end $$;

-- Undoes up to 100 pets of a run. Gives {"left"}, how many are still to be undone, or {"refused"}:
-- 'unknown' where there is no such run, 'newer' where a later run of its source has to be undone first.
create function private.undo_import(p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := private.importing_user();
  v_run private.imports := private.lock_import(p_id);
  v_pets text[];
  v_left integer;
begin
  if v_run.id is null then return '{"refused": "unknown"}'; end if;
  if exists (
      select from private.imports i
      where i.source = v_run.source and i.nth > v_run.nth and i.undone_at is null
        and exists (select from private.import_outcomes o where o.import_id = i.id and o.undoable)) then
    return '{"refused": "newer"}';
  end if;
  update private.imports set undo_started_at = now() where id = p_id and undo_started_at is null;
  v_pets := array(
    select pet_id from private.import_outcomes where import_id = p_id and undoable
    order by external_id limit 100);
  perform private.undo_pets(v_run, v_user, v_pets);
  update private.import_outcomes set undoable = false
    where import_id = p_id and undoable and pet_id = any (v_pets);
  select count(*) into v_left from private.import_outcomes where import_id = p_id and undoable;
  if v_left = 0 then
    update private.imports set undone_at = now() where id = p_id and undone_at is null;
  end if;
  return jsonb_build_object('left', v_left);
end $$;
create function public.undo_import(p_id uuid) returns jsonb
language sql volatile security invoker set search_path = '' as $$ select private.undo_import(p_id) $$;

revoke execute on function
  private.undo_pets(private.imports, uuid, text[]),
  private.undo_import(uuid), public.undo_import(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.undo_import(uuid), public.undo_import(uuid)
  to authenticated, service_role;
