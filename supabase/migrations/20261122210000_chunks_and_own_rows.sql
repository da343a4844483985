-- A part of the catalogue is a chunk, and what one person may see are own rows: the functions, their
-- JSON and their comments now say so. Renamed, so that nobody's rights change.

alter function private.catalogue_page(text, text, text) rename to catalogue_chunk;
alter function public.catalogue_page(text, text, text) rename to catalogue_chunk;
alter function private.pull_mine(uuid, text, integer) rename to pull_own_rows;
alter function public.pull_mine(uuid, text, integer) rename to pull_own_rows;
alter function private.guest_pull_mine(uuid, uuid, text, integer) rename to guest_pull_own_rows;
alter function public.guest_pull_mine(uuid, uuid, text, integer) rename to guest_pull_own_rows;

create or replace function private.catalogue_manifest() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Before the ids are read: a version made after them could hold a pet that no chunk has.
  v_latest jsonb := private.catalogue_latest();
begin
  return v_latest || (
    with numbered as (
      select id, row_number() over (order by id) as nth from public.pets
    ), chunked as (
      select id, case when nth <= 24 then 0 else 1 + (nth - 25) / 500 end as chunk from numbered
    ), chunks as (
      select chunk, min(id) as first, max(id) as last, count(*) as count from chunked group by chunk
    )
    select jsonb_build_object(
      'total', coalesce(sum(count), 0),
      'chunks', coalesce(
        jsonb_agg(jsonb_build_object('from', first, 'to', last, 'count', count) order by chunk), '[]'))
    from chunks);
end $$;

create or replace function private.catalogue_reset(p_why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  raise exception '%', p_why using errcode = 'HW410', hint = 'Read the manifest and its chunks again.';
end $$;

create or replace function private.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_pets jsonb;
begin
  if p_epoch is distinct from private.current_epoch() then
    perform private.catalogue_reset('The catalogue was made anew.');
  end if;
  select coalesce(jsonb_agg(private.pet_json(p) order by p.id), '[]') into v_pets from (
    select * from public.pets where id >= p_from and id <= p_to
    order by id limit 2001
  ) p;
  -- Four chunks at most, so that nobody can ask for everything at once.
  if jsonb_array_length(v_pets) > 2000 then
    perform private.catalogue_reset('This chunk has grown too long.');
  end if;
  return v_pets;
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
    coalesce(jsonb_agg(private.pet_json(p) order by p.id) filter (where not f.gone), '[]'),
    coalesce(jsonb_agg(f.id order by f.id) filter (where f.gone), '[]')
    into v_count, v_upserts, v_removed
    from found f left join public.pets p on p.id = f.id;
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

create or replace function public.catalogue_chunk(p_epoch text, p_from text, p_to text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.catalogue_chunk(p_epoch, p_from, p_to)
$$;

create or replace function private.poke(p_actor text, p_is_admin boolean, p_since text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_viewer text := md5(concat_ws(' ', private.current_epoch(), p_actor, p_is_admin));
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
    -- Another role, another epoch or nonsense: say "pull", and the pull finds out which.
    v_own_rows := v_snapshot is null or v_before[1] is distinct from v_viewer or exists (
      select from private.stamps
      where scope = any (case when p_is_admin then array[p_actor, 'admins'] else array[p_actor] end)
        and changed >= pg_snapshot_xmin(v_snapshot)
        and pg_visible_in_snapshot(changed, v_now)
        and not pg_visible_in_snapshot(changed, v_snapshot)
        and kind <> 'client');
  end if;
  return jsonb_build_object(
    'since', concat_ws('~', v_viewer, v_now::text, v_version),
    'catalogue', not v_first and v_before[3] is distinct from v_version::text,
    'catalogueVersion', v_version,
    'ownRows', v_own_rows);
end $$;

create or replace function private.pull(
  p_actor text, p_is_admin boolean, p_client uuid, p_cursor text, p_limit integer
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_limit integer := greatest(1, least(coalesce(p_limit, 500), 1000));
  -- A cursor is valid for one reader with one role. Another role sees other rows, and a row that left
  -- its sight has no tombstone there.
  v_viewer text := md5(concat_ws(' ', private.current_epoch(), p_actor, p_is_admin, p_client));
  v_scopes text[] := case when p_is_admin then array[p_actor, 'admins'] else array[p_actor] end;
  c private.pull_cursor := private.read_cursor(p_cursor, v_viewer);
  v_reset boolean := c.viewer is null;
  v_rows jsonb;
  v_count integer;
begin
  if p_client is null then
    raise exception 'p_client is missing' using errcode = '22004';
  end if;
  if v_reset then
    c.viewer := v_viewer;
  end if;
  if c.target is null then
    -- Taken before the rows are read: all it sees is there to be read in the statement below.
    c.target := pg_current_snapshot();
    -- Everything older than the oldest transaction that was open in the previous snapshot has been
    -- seen. This lower bound makes each batch one range of the index, however long the history is.
    c.changed := coalesce(pg_snapshot_xmin(c.previous), '0');
    c.kind := '';
    c.id := '';
  end if;

  -- One statement, so that a stamp and its row come from the same moment. Each scope is a range of
  -- its own and gives its rows in order, so no more than two batches are ever sorted.
  with batch as (
    select s.* from unnest(v_scopes) as wanted (scope) cross join lateral (
      select st.scope, st.kind, st.id, st.changed, st.gone
      from private.stamps st
      where st.scope = wanted.scope
        and (st.changed, st.kind, st.id) > (c.changed, c.kind, c.id)
        and pg_visible_in_snapshot(st.changed, c.target)
        -- A reader's first window needs no tombstones.
        and case when c.previous is null then not st.gone
          else not pg_visible_in_snapshot(st.changed, c.previous) end
        and (st.kind <> 'client' or st.id = p_client::text)
        -- An admin gets their own applications among all of them.
        and not (p_is_admin and st.kind = 'application' and st.scope <> 'admins')
      order by st.changed, st.kind, st.id
      limit v_limit + 1
    ) s
    order by s.changed, s.kind, s.id
    limit v_limit + 1
  )
  select count(*), jsonb_agg(
      jsonb_build_object(
        'kind', p.kind, 'id', p.id, 'changed', p.changed::text,
        'row', case when not p.gone then private.row_json(p_actor, p.kind, p.id) end)
      order by p.changed, p.kind, p.id)
    into v_count, v_rows
    from batch p;

  -- Checked after the rows: tombstones pruned before they were read are known here.
  if not v_reset and c.previous is not null and exists (
      select from private.epoch where pruned > '0' and pruned >= pg_snapshot_xmin(c.previous)) then
    return private.pull(p_actor, p_is_admin, p_client, null, p_limit);
  end if;

  if v_count > v_limit then
    c.changed := v_rows -> (v_limit - 1) ->> 'changed';
    c.kind := v_rows -> (v_limit - 1) ->> 'kind';
    c.id := v_rows -> (v_limit - 1) ->> 'id';
  else
    c := row(c.viewer, c.target, null, null, '', '')::private.pull_cursor;
  end if;
  return jsonb_build_object(
    'reset', v_reset,
    'cursor', private.cursor_text(c),
    -- Where this call itself stamped everything anew (a restored database), its snapshot does not see
    -- those stamps: they are the next window, and the device must ask for it now.
    'more', v_count > v_limit or pg_current_xact_id_if_assigned() is not null,
    'changes', coalesce((
      select jsonb_agg(value - 'changed' order by ordinality)
      from jsonb_array_elements(v_rows) with ordinality where ordinality <= v_limit), '[]'));
end $$;

create or replace function public.pull_own_rows(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.pull_own_rows(p_client, p_cursor, p_limit)
$$;

create or replace function public.guest_pull_own_rows(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.guest_pull_own_rows(p_guest, p_client, p_cursor, p_limit)
$$;
