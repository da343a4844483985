-- Where a reader stopped in its pull (pull.sql). Opaque to clients; text, because its numbers are
-- beyond what JavaScript counts exactly.

create type private.pull_cursor as (
  viewer text, previous pg_snapshot, target pg_snapshot, changed xid8, kind text, id text);

create function private.cursor_text(c private.pull_cursor) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat_ws('~', c.viewer, coalesce(c.previous::text, ''), coalesce(c.target::text, ''),
    coalesce(c.changed::text, ''), coalesce(c.kind, ''), coalesce(c.id, ''),
    (select id from private.database_incarnations order by n desc limit 1));
end $$;

-- Null where the text is no cursor of this viewer in a known incarnation of the database.
create function private.read_cursor(p_text text, p_viewer text) returns private.pull_cursor
language plpgsql stable set search_path = '' as $$
declare
  v_parts text[] := string_to_array(p_text, '~');
  v_cursor private.pull_cursor;
  v_incarnation private.database_incarnations;
  v_next xid8 := pg_snapshot_xmax(pg_current_snapshot());
begin
  if p_text is null or array_length(v_parts, 1) <> 7 or v_parts[1] <> p_viewer then
    return null;
  end if;
  v_cursor := row(
    v_parts[1], nullif(v_parts[2], ''), nullif(v_parts[3], ''), nullif(v_parts[4], ''),
    v_parts[5], v_parts[6])::private.pull_cursor;
  select * into v_incarnation from private.database_incarnations where id = v_parts[7]::uuid;
  -- Snapshots ahead of this database, or ahead of the incarnation that took them, come from a later
  -- state that was lost.
  if pg_snapshot_xmax(v_cursor.previous) > v_next or pg_snapshot_xmax(v_cursor.target) > v_next
      or v_incarnation.id is null
      or exists (
        select from private.database_incarnations where n > v_incarnation.n
          and first < greatest(pg_snapshot_xmax(v_cursor.previous), pg_snapshot_xmax(v_cursor.target)))
      or (v_cursor.previous is null and v_cursor.target is null)
      or (v_cursor.target is not null and v_cursor.changed is null) then
    return null;
  end if;
  return v_cursor;
exception when data_exception then
  return null;
end $$;

revoke execute on function
  private.cursor_text(private.pull_cursor), private.read_cursor(text, text)
from public, anon, authenticated, service_role;
