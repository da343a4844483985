-- What devices ask for most is found by its index, however many pets there are, and whatever plan
-- Postgres keeps.

create or replace function private.catalogue_changed_since(p_snapshot pg_snapshot) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from (
      select from private.stamps
      where scope = 'catalogue' and changed >= pg_snapshot_xmin(p_snapshot)
        and not pg_visible_in_snapshot(changed, p_snapshot)
      -- In the order of its index. Postgres expects to find one soon and would read the table, but
      -- mostly there is none.
      order by changed, kind, id limit 1
    ) changed);
end $$;

create or replace function private.catalogue_changes(p_epoch text, p_from integer, p_to integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from pg_snapshot;
  v_to pg_snapshot;
  v_count integer;
  v_upserts jsonb;
  v_removed jsonb;
begin
  if p_epoch is distinct from private.current_epoch() then
    perform private.catalogue_reset('The catalogue was made anew.');
  end if;
  select snapshot into v_from from private.catalogue_versions where version = p_from;
  select snapshot into v_to from private.catalogue_versions where version = p_to;
  if v_from is null or v_to is null or p_from > p_to then
    perform private.catalogue_reset('This version is not known here.');
  end if;
  -- One statement, so that a stamp and its pet come from the same moment. A pet whose stamp the
  -- version sees has not changed since; one that has changed comes with a later version.
  with found as (
    select s.id, s.gone from private.stamps s
    where s.scope = 'catalogue'
      and s.changed >= pg_snapshot_xmin(v_from)
      and pg_visible_in_snapshot(s.changed, v_to)
      and not pg_visible_in_snapshot(s.changed, v_from)
    order by s.changed, s.kind, s.id
    limit 2001
  )
  select count(*),
    coalesce(jsonb_agg(private.pet_json(p) order by p.id) filter (where p.id is not null), '[]'),
    coalesce(jsonb_agg(f.id order by f.id) filter (where p.id is null), '[]')
    into v_count, v_upserts, v_removed
    -- One by one, by their index: Postgres expects 2,000 of them, and would read all pets.
    from found f left join lateral (
      select * from public.pets where id = f.id and status in ('available', 'reserved') limit 1
    ) p on true;
  if v_count > 2000 then
    perform private.catalogue_reset('So much changed that chunks are shorter.');
  end if;
  -- Checked after the rows: tombstones pruned before they were read are known here.
  if exists (select from private.epoch where pruned >= pg_snapshot_xmin(v_from) and pruned > '0') then
    perform private.catalogue_reset('This version is too old.');
  end if;
  return jsonb_build_object(
    'epoch', p_epoch, 'from', p_from, 'to', p_to, 'upserts', v_upserts, 'removed', v_removed);
end $$;

create or replace function private.poke(p_actor text, p_is_admin boolean, p_since text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Before the incarnation is read: it may begin one.
  v_epoch text := private.current_epoch();
  v_viewer text := md5(concat_ws(' ', v_epoch, p_actor, p_is_admin,
    (select id from private.database_incarnations order by n desc limit 1)));
  -- The version first: the snapshot taken after it holds all that this version contains.
  v_version integer := private.catalogue_version();
  v_now pg_snapshot := pg_current_snapshot();
  v_first boolean := coalesce(p_since, '') = '';
  v_before text[] := string_to_array(p_since, '~');
  v_snapshot pg_snapshot;
  v_own_rows boolean := false;
begin
  if not v_first then
    begin
      v_snapshot := nullif(v_before[2], '');
    exception when data_exception then
      v_snapshot := null;
    end;
    -- Another role, another incarnation or nonsense: say "pull", and the pull finds out which.
    v_own_rows := v_snapshot is null or v_before[1] is distinct from v_viewer or exists (
      select from
        unnest(case when p_is_admin then array[p_actor, 'admins'] else array[p_actor] end) as s (scope),
        -- In the order of its index, as in private.catalogue_changed_since.
        lateral (
          select from private.stamps
          where scope = s.scope and changed >= pg_snapshot_xmin(v_snapshot)
            and pg_visible_in_snapshot(changed, v_now)
            and not pg_visible_in_snapshot(changed, v_snapshot)
            and kind <> 'client'
          order by changed, kind, id limit 1
        ) changed);
  end if;
  return jsonb_build_object(
    'since', concat_ws('~', v_viewer, v_now::text, v_version),
    'catalogue', not v_first and v_before[3] is distinct from v_version::text,
    'catalogueVersion', v_version,
    'ownRows', v_own_rows);
end $$;
