-- Versions are numbered as a start of the database server numbers its own, and pokes know the
-- incarnation.

-- Returns the newest version. Makes one when pets changed, at most once a second. A change within
-- that second shows with the next call after it: a client that was poked asks again a second later.
create or replace function private.catalogue_version() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_newest private.catalogue_versions;
  v_age interval;
begin
  select * into v_newest from private.catalogue_versions order by version desc limit 1;
  v_age := clock_timestamp() - v_newest.made_at;
  -- A version from the future means that the clock was put back. It must not stop new versions.
  if v_newest.version is not null and v_age >= interval '0' and v_age < interval '1 second' then
    return v_newest.version;
  end if;
  if v_newest.version is not null and not private.catalogue_changed_since(v_newest.snapshot) then
    return v_newest.version;
  end if;
  -- One transaction at a time makes a version. The others need not wait: the newest version they see
  -- is still a correct one.
  if not pg_try_advisory_xact_lock(hashtextextended('homeward.catalogue-version', 0)) then
    if v_newest.version is not null then
      return v_newest.version;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('homeward.catalogue-version', 0));
  end if;
  -- Read again under the lock. Whoever held it before committed before releasing it, so their version
  -- is visible here, and the snapshot taken now holds all that theirs held: versions only grow.
  insert into private.catalogue_versions (version, snapshot)
    select greatest(
        coalesce(max(version), 0) + 1, private.version_at(clock_timestamp())),
      pg_current_snapshot()
    from private.catalogue_versions
    having max(made_at) is null
      or clock_timestamp() - max(made_at) not between interval '0' and interval '1 second';
  return (select max(version) from private.catalogue_versions);
end $$;

-- `p_since` is what the last call returned as `since`, and '' at first.
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
