-- Pulling the rows that belong to a reader.
--
-- A window is what the target snapshot sees and the previous one does not:
--
--   previous ──────── window, read in batches ────── target
--                     changed ──▶                    the same for every batch
--
-- When the window has been read to its end, its target becomes the previous snapshot of the next
-- window. A row that changes while it is being read leaves this window and enters the next: its new
-- stamp is not in the target. So every batch may read rows as they are now.

create function private.pull(
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
        -- The catalogue has it. In a later window it was changed, and the catalogue may be behind.
        and not (st.kind = 'managedPet' and c.previous is null and private.is_in_catalogue(st.id))
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

create function private.pull_own_rows(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  return private.pull('user:' || v_user.id, v_user.is_admin, p_client, p_cursor, p_limit);
end $$;

create function private.guest_pull_own_rows(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.pull('guest:' || p_guest, false, p_client, p_cursor, p_limit);
end $$;

create function public.pull_own_rows(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.pull_own_rows(p_client, p_cursor, p_limit);
end $$;
create function public.guest_pull_own_rows(p_guest uuid, p_client uuid, p_cursor text, p_limit integer)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_pull_own_rows(p_guest, p_client, p_cursor, p_limit);
end $$;

revoke execute on function
  private.pull(text, boolean, uuid, text, integer),
  private.pull_own_rows(uuid, text, integer), public.pull_own_rows(uuid, text, integer),
  private.guest_pull_own_rows(uuid, uuid, text, integer),
  public.guest_pull_own_rows(uuid, uuid, text, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.pull_own_rows(uuid, text, integer), public.pull_own_rows(uuid, text, integer)
to authenticated;
-- Only the worker calls these, for guests.
grant execute on function
  private.guest_pull_own_rows(uuid, uuid, text, integer),
  public.guest_pull_own_rows(uuid, uuid, text, integer)
to service_role;
