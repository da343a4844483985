-- The comments in these functions, in plain words. Nothing else changes.

create or replace function private.stamp(p_scope text, p_kind text, p_id text, p_gone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stamps as s (scope, kind, id, changed, gone)
    values (p_scope, p_kind, p_id, pg_current_xact_id(), p_gone)
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  -- Postgres sends a topic once per transaction, when it commits. A client's counter notifies nobody:
  -- that client is waiting for its answer anyway, and no other client reads it.
  if p_kind <> 'client' then
    perform pg_notify('homeward', p_scope);
  end if;
end $$;

create or replace function private.stamp_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), false from new_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = false, stamped_at = now();
  elsif tg_op = 'DELETE' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), true from old_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = true, stamped_at = now();
  elsif tg_op = 'TRUNCATE' then
    update private.stamps set changed = pg_current_xact_id(), gone = true, stamped_at = now()
      where scope = 'catalogue' and not gone;
  else
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', coalesce(n.id, o.id), pg_current_xact_id(), n.id is null
      -- A pet whose id changed counts as one pet removed and one added.
      from old_pets o full join new_pets n on n.id = o.id
      where o.* is distinct from n.*
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  end if;
  if found then
    perform pg_notify('homeward', 'catalogue');
  end if;
  return null;
end $$;

create or replace function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.adoption_requests := coalesce(new, old);
begin
  -- Two audiences read an application: the applicant, and every admin.
  perform private.stamp('user:' || v_row.user_id, 'application', v_row.id::text, tg_op = 'DELETE');
  perform private.stamp('admins', 'application', v_row.id::text, tg_op = 'DELETE');
  return null;
end $$;

create or replace function private.set_admin(p_user uuid, p_state text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_state is null or p_state not in ('granted', 'requested', 'none') then
    raise exception 'p_state is granted, requested or none' using errcode = '22023';
  end if;
  update public.users set
      -- A request takes nothing away from somebody who is an admin already.
      is_admin = case p_state when 'granted' then true when 'none' then false else is_admin end,
      admin_requested_at = case when p_state = 'requested' and not is_admin then now() end
    where id = p_user;
  return found;
end $$;

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
  -- Numbers follow the seconds. A restored database thus goes on with numbers that were never used,
  -- and no cache ever holds two contents for one number.
  insert into private.catalogue_versions (version, snapshot)
    select greatest(
        coalesce(max(version), 0) + 1,
        extract(epoch from clock_timestamp() - timestamptz '2026-01-01')::integer),
      pg_current_snapshot()
    from private.catalogue_versions
    having max(made_at) is null
      or clock_timestamp() - max(made_at) not between interval '0' and interval '1 second';
  return (select max(version) from private.catalogue_versions);
end $$;

create or replace function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  -- Old news helps nobody, and a worker without keys for push services takes none of these jobs.
  delete from private.jobs where kind = 'notification' and created_at < now() - interval '2 days';
  delete from public.chat_sessions
    where guest_id is not null and created < now() - interval '30 days';
  -- With its ledger. The worker's cookie expires after the same time, so the guest does not return.
  delete from private.clients where user_id is null and used_at < now() - interval '30 days';
  -- A repeat of these is answered 'too-old' by the client's last number, which stays.
  delete from private.applied_commands where applied_at < now() - interval '90 days';
  with gone as (
    delete from private.stamps where gone and stamped_at < now() - interval '90 days'
    returning changed
  )
  select changed into v_pruned from gone order by changed desc limit 1;
  -- A reader that may have missed one of these is told to start over, however long it believes it was
  -- away.
  update private.epoch set pruned = v_pruned where v_pruned > pruned;
  delete from private.catalogue_versions
    where made_at < now() - interval '90 days'
      and version < (select max(version) from private.catalogue_versions);
end $$;
