-- What admins changed of which pet. It only grows; an account that is deleted leaves its changes.

create table private.pet_changes (
  id bigint generated always as identity primary key,
  pet_id text collate "C" not null,
  -- As in src/domain/pet.ts; 'photos' for all that concerns them.
  field text not null,
  before jsonb,
  after jsonb,
  changed_by uuid references public.users (id) on delete set null,
  changed_at timestamptz not null default now(),
  -- The run of an import that changed it, or whose undoing did.
  import_id uuid references private.imports (id) on delete set null
);
create index pet_changes_pet on private.pet_changes (pet_id, id);
create index pet_changes_by on private.pet_changes (changed_by);
create index pet_changes_import on private.pet_changes (import_id) where import_id is not null;
revoke all on private.pet_changes, private.pet_changes_id_seq
  from public, anon, authenticated, service_role;
alter table private.pet_changes enable row level security;

-- Notes each field whose value differs.
create function private.note_pet_changes(
  p_pet text, p_user uuid, p_before jsonb, p_after jsonb, p_import uuid default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.pet_changes (pet_id, field, before, after, changed_by, import_id)
    select p_pet, a.key, p_before -> a.key, a.value, p_user, p_import
    from jsonb_each(p_after) a
    where p_before -> a.key is distinct from a.value
      -- Of a new pet, what is said about it.
      and (p_before <> '{}' or a.value not in ('""', '[]', 'null', 'false'))
      and a.key not in ('revision', 'id')
    order by a.key;
end $$;

-- For admins: what became of a pet, the newest first, 100 at once, before the change `p_before`.
-- Raises PT403 (PostgREST answers 403) for anybody else.
create function private.pet_history(p_pet text, p_before integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins read what became of a pet.' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'field', c.field, 'before', c.before, 'after', c.after, 'byId', c.changed_by,
      'by', coalesce((select name from public.users u where u.id = c.changed_by), ''),
      'at', private.iso(c.changed_at), 'import', coalesce(i.source, ''),
      'undone', coalesce(c.changed_at >= i.undo_started_at, false)) order by c.id desc), '[]')
    from (
      select * from private.pet_changes
      where pet_id = p_pet and (p_before is null or id < p_before)
      order by id desc limit 100) c
    left join private.imports i on i.id = c.import_id);
end $$;
create function public.pet_history(p_pet text, p_before integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.pet_history(p_pet, p_before)
$$;

revoke execute on function
  private.note_pet_changes(text, uuid, jsonb, jsonb, uuid),
  private.pet_history(text, integer), public.pet_history(text, integer)
from public, anon, authenticated, service_role;
grant execute on function private.pet_history(text, integer), public.pet_history(text, integer)
  to authenticated;
