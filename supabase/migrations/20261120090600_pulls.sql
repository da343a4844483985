-- Pulling what is yours.
--
-- A window is what the target snapshot sees and the previous one does not:
--
--   previous ──────── window, read in pages ──────── target
--                     after ──▶                      the same for every page
--
-- When the window is read to its end, the target becomes the previous of the next window. A row that
-- changes while it is being read leaves this window and enters the next: its new stamp is not in the
-- target. So every page may read rows as they are now.

-- Where a reader stopped. As text, because its numbers are beyond what JavaScript counts exactly.
create type private.pull_cursor as (
  viewer text, previous pg_snapshot, target pg_snapshot, changed xid8, kind text, id text);

create function private.cursor_text(c private.pull_cursor) returns text
language sql stable set search_path = '' as $$
  select concat_ws('~', c.viewer, coalesce(c.previous::text, ''), coalesce(c.target::text, ''),
    coalesce(c.changed::text, ''), coalesce(c.kind, ''), coalesce(c.id, ''),
    (select id from private.lives order by n desc limit 1))
$$;

-- Null where the text is no cursor of this viewer in this life of the database.
create function private.read_cursor(p_text text, p_viewer text) returns private.pull_cursor
language plpgsql stable set search_path = '' as $$
declare
  v_parts text[] := string_to_array(p_text, '~');
  v_cursor private.pull_cursor;
  v_life private.lives;
  v_next xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  if p_text is null or array_length(v_parts, 1) <> 7 or v_parts[1] <> p_viewer then
    return null;
  end if;
  v_cursor := row(
    v_parts[1], nullif(v_parts[2], ''), nullif(v_parts[3], ''), nullif(v_parts[4], ''),
    v_parts[5], v_parts[6])::private.pull_cursor;
  select * into v_life from private.lives where id = v_parts[7]::uuid;
  -- Snapshots ahead of this database, or of the life that took them, come from a later state that was
  -- lost.
  if pg_snapshot_xmax(v_cursor.previous) > v_next or pg_snapshot_xmax(v_cursor.target) > v_next
      or v_life.id is null
      or exists (
        select from private.lives where n > v_life.n
          and first < greatest(pg_snapshot_xmax(v_cursor.previous), pg_snapshot_xmax(v_cursor.target)))
      or (v_cursor.previous is null and v_cursor.target is null)
      or (v_cursor.target is not null and v_cursor.changed is null) then
    return null;
  end if;
  return v_cursor;
exception when data_exception then
  return null;
end $$;

create function private.pull(
  p_actor text, p_is_admin boolean, p_client uuid, p_cursor text, p_limit integer
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_limit integer := greatest(1, least(coalesce(p_limit, 500), 1000));
  -- A cursor is good for one reader with one role: another role sees other rows, and what left its
  -- sight has no tombstone there.
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
    -- What is older than the previous snapshot's oldest open transaction was seen, all of it. The one
    -- lower bound makes each page a range of the index, however long the history is.
    c.changed := coalesce(pg_snapshot_xmin(c.previous), '0');
    c.kind := '';
    c.id := '';
  end if;

  -- One statement, so that a stamp and its row come from the same moment. Each scope is a range of
  -- its own, and gives its rows in order: a page never sorts more than two pages.
  with page as (
    select s.* from unnest(v_scopes) as wanted (scope) cross join lateral (
      select st.scope, st.kind, st.id, st.changed, st.gone
      from private.stamps st
      where st.scope = wanted.scope
        and (st.changed, st.kind, st.id) > (c.changed, c.kind, c.id)
        and pg_visible_in_snapshot(st.changed, c.target)
        -- The first window of a reader has nothing to bury.
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
    from page p;

  -- Looked at after the rows: tombstones pruned before they were read are known here.
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
    -- those stamps: they are the next window. Without it the device would show nothing meanwhile.
    'more', v_count > v_limit or pg_current_xact_id_if_assigned() is not null,
    'changes', coalesce((
      select jsonb_agg(value - 'changed' order by ordinality)
      from jsonb_array_elements(v_rows) with ordinality where ordinality <= v_limit), '[]'));
end $$;

-- What a stream asks each second where nothing can be listened to. `p_since` is what the last answer
-- gave, and '' at first.
create function private.poke(p_actor text, p_is_admin boolean, p_since text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_viewer text := md5(concat_ws(' ', private.current_epoch(), p_actor, p_is_admin));
  -- The version first: the snapshot taken after it holds all that the version tells of.
  v_version integer := private.catalogue_version();
  v_now pg_snapshot := pg_current_snapshot();
  v_first boolean := coalesce(p_since, '') = '';
  v_before text[] := string_to_array(p_since, '~');
  v_snapshot pg_snapshot;
  v_mine boolean := false;
begin
  if not v_first then
    begin
      v_snapshot := nullif(v_before[2], '');
    exception when data_exception then
      v_snapshot := null;
    end;
    -- Another role, epoch or nonsense: say "pull", and the pull finds out what it is.
    v_mine := v_snapshot is null or v_before[1] is distinct from v_viewer or exists (
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
    'mine', v_mine);
end $$;

create function private.pull_mine(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_person public.users := private.person();
begin
  return private.pull('user:' || v_person.id, v_person.is_admin, p_client, p_cursor, p_limit);
end $$;

create function private.poke_check(p_since text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_person public.users := private.person();
begin
  return private.poke('user:' || v_person.id, v_person.is_admin, p_since);
end $$;

create function private.guest_pull_mine(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.pull('guest:' || p_guest, false, p_client, p_cursor, p_limit)
$$;

create function private.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.poke('guest:' || p_guest, false, p_since)
$$;

create function public.pull_mine(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.pull_mine(p_client, p_cursor, p_limit)
$$;
create function public.poke_check(p_since text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.poke_check(p_since)
$$;
create function public.guest_pull_mine(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.guest_pull_mine(p_guest, p_client, p_cursor, p_limit)
$$;
create function public.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.guest_poke_check(p_guest, p_since)
$$;

revoke execute on function
  private.cursor_text(private.pull_cursor),
  private.read_cursor(text, text), private.pull(text, boolean, uuid, text, integer),
  private.poke(text, boolean, text), private.pull_mine(uuid, text, integer),
  private.poke_check(text), private.guest_pull_mine(uuid, uuid, text, integer),
  private.guest_poke_check(uuid, text), public.pull_mine(uuid, text, integer),
  public.poke_check(text), public.guest_pull_mine(uuid, uuid, text, integer),
  public.guest_poke_check(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.pull_mine(uuid, text, integer), public.pull_mine(uuid, text, integer),
  private.poke_check(text), public.poke_check(text)
to authenticated;
grant execute on function
  private.guest_pull_mine(uuid, uuid, text, integer),
  public.guest_pull_mine(uuid, uuid, text, integer),
  private.guest_poke_check(uuid, text), public.guest_poke_check(uuid, text)
to service_role;
