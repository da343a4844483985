-- Names that say what they are. Rows stay as they are.

alter table private.lives rename to database_incarnations;
alter index private.lives_pkey rename to database_incarnations_pkey;
alter index private.lives_id_key rename to database_incarnations_id_key;
alter sequence private.lives_n_seq rename to database_incarnations_n_seq;
-- Like every other table. It had been left out, in a schema that nobody can reach.
revoke all on private.database_incarnations from public, anon, authenticated, service_role;

alter function private.begin_life() rename to begin_incarnation;
alter function private.ensure_sound_stamps() rename to restamp_after_restore;
alter function private.person() rename to signed_in_user;
alter function private.tell_of_decision() rename to queue_decision_notifications;
alter trigger tell_of_decision on public.adoption_requests rename to queue_decision_notifications;

-- The functions that use these names, as they are now in supabase/schemas.

create or replace function private.signed_in_user() returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users where id = auth.uid();
  if v_user.id is null then
    raise exception 'This account no longer exists.' using errcode = 'PT401';
  end if;
  return v_user;
end $$;

create or replace function private.begin_incarnation() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.restamp_after_restore();
  insert into private.database_incarnations default values;
  -- Older cursors are void anyway: tombstones are kept for 90 days too.
  delete from private.database_incarnations
    where begun_at < now() - interval '90 days'
      and n < (select max(n) from private.database_incarnations);
end $$;

create or replace function private.restamp_after_restore() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_next xid8;
  v_ahead boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('homeward.epoch', 0));
  v_next := pg_snapshot_xmax(pg_current_snapshot());
  select exists (
      select from private.stamps
      -- This transaction's own stamps are beyond its snapshot, and valid.
      where changed >= v_next and changed is distinct from pg_current_xact_id_if_assigned())
    or exists (
      select from private.catalogue_versions where pg_snapshot_xmax(snapshot) > v_next)
    or (select pruned >= v_next from private.epoch)
    into v_ahead;
  if v_ahead then
    update private.stamps set changed = pg_current_xact_id();
    -- Numbers go on from where they were, so that no cache ever holds two contents for one number.
    delete from private.catalogue_versions
      where version < (select max(version) from private.catalogue_versions);
    update private.catalogue_versions
      set version = version + 1, snapshot = pg_current_snapshot(), made_at = clock_timestamp();
    update private.epoch set id = gen_random_uuid(), pruned = '0';
  end if;
  update private.epoch set identity = private.database_identity()
    where identity <> private.database_identity();
  return v_ahead;
end $$;

create or replace function private.current_epoch() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select identity from private.epoch) <> private.database_identity() then
    perform private.restamp_after_restore();
  end if;
  return (select md5(id::text || identity) from private.epoch);
end $$;

create or replace function private.database_identity() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_cluster text := '';
begin
  -- Not every host permits these two functions. The oids below can be read everywhere.
  if has_function_privilege('pg_catalog.pg_control_system()', 'execute') then
    v_cluster := v_cluster || (select system_identifier from pg_catalog.pg_control_system());
  end if;
  if has_function_privilege('pg_catalog.pg_control_checkpoint()', 'execute') then
    v_cluster := v_cluster || '/' || (select timeline_id from pg_catalog.pg_control_checkpoint());
  end if;
  return v_cluster
    || '/' || (select oid from pg_catalog.pg_database where datname = current_database())
    || '/' || 'private.epoch'::regclass::oid;
end $$;

create or replace function private.cursor_text(c private.pull_cursor) returns text
language sql stable set search_path = '' as $$
  select concat_ws('~', c.viewer, coalesce(c.previous::text, ''), coalesce(c.target::text, ''),
    coalesce(c.changed::text, ''), coalesce(c.kind, ''), coalesce(c.id, ''),
    (select id from private.database_incarnations order by n desc limit 1))
$$;

create or replace function private.read_cursor(p_text text, p_viewer text) returns private.pull_cursor
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

create or replace function private.apply_commands(p_client uuid, p_commands jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  return private.apply_batch('user:' || v_user, v_user, null, p_client, p_commands);
end $$;

create or replace function private.pull_mine(p_client uuid, p_cursor text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  return private.pull('user:' || v_user.id, v_user.is_admin, p_client, p_cursor, p_limit);
end $$;

create or replace function private.poke_check(p_since text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  return private.poke('user:' || v_user.id, v_user.is_admin, p_since);
end $$;

create or replace function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  -- Two requests of one browser run one after the other. Otherwise both may find it unknown.
  perform pg_advisory_xact_lock(hashtextextended(p_endpoint, 0));
  -- Deleted instead of handed over: a job queued for the previous person would reach this one.
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id <> v_user;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, saved_at)
    values (v_user, p_endpoint, p_p256dh, p_auth, clock_timestamp())
    on conflict (endpoint)
    do update set p256dh = excluded.p256dh, auth = excluded.auth, saved_at = excluded.saved_at;
  -- 10 is more devices than a person has. Without a limit, one account could make the worker send to
  -- any number of addresses.
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = v_user
    order by saved_at desc, id offset 10);
end $$;

create or replace function private.remove_push_subscription(p_endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = v_user;
  return found;
end $$;
