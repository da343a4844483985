-- What a stream asks each second where the worker cannot LISTEN: is there anything new to pull?

-- `p_since` is what the last call returned as `since`, and '' at first.
create function private.poke(p_actor text, p_is_admin boolean, p_since text) returns jsonb
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

create function private.poke_check(p_since text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  return private.poke('user:' || v_user.id, v_user.is_admin, p_since);
end $$;

create function private.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.poke('guest:' || p_guest, false, p_since);
end $$;

create function public.poke_check(p_since text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.poke_check(p_since);
end $$;
create function public.guest_poke_check(p_guest uuid, p_since text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_poke_check(p_guest, p_since);
end $$;

revoke execute on function
  private.poke(text, boolean, text),
  private.poke_check(text), public.poke_check(text),
  private.guest_poke_check(uuid, text), public.guest_poke_check(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function private.poke_check(text), public.poke_check(text) to authenticated;
-- Only the worker calls these, for guests.
grant execute on function private.guest_poke_check(uuid, text), public.guest_poke_check(uuid, text)
  to service_role;
