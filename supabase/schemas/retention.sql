-- How long rows are kept: results and tombstones 90 days, questions of guests 30 days. The worker
-- calls this from time to time.

-- A server whose clock is far ahead would delete what nobody has read yet. A clock that leapt is not
-- believed until a day has passed on it.
create table private.retention_clock (
  only_row boolean primary key default true check (only_row),
  -- When expired rows were last looked for.
  checked_at timestamptz,
  leapt_at timestamptz
);
insert into private.retention_clock default values;
revoke all on private.retention_clock from public, anon, authenticated, service_role;
alter table private.retention_clock enable row level security;

-- Returns whether the clock may be believed. 8 days: a worker that runs once a week is no leap, and
-- rows are kept much longer.
create function private.clock_is_steady() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_clock private.retention_clock;
begin
  select * into v_clock from private.retention_clock for update;
  v_clock.checked_at := coalesce(v_clock.checked_at, (select max(stamped_at) from private.stamps));
  update private.retention_clock set checked_at = now(), leapt_at = case
      when now() - v_clock.checked_at not between interval '-1 hour' and interval '8 days' then now()
      else leapt_at end
    returning * into v_clock;
  return v_clock.leapt_at is null or v_clock.leapt_at <= now() - interval '1 day';
end $$;

create function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  -- A full budget needs no row, whatever the clock does.
  delete from private.rate_limits where full_at < clock_timestamp();
  if not private.clock_is_steady() then
    return;
  end if;
  perform private.delete_ended_sessions();
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
  -- Those that ended so long ago, when the next one began. The one that ends today has cursors of today.
  delete from private.database_incarnations
    where n < (
      select max(n) from private.database_incarnations where begun_at < now() - interval '90 days');
end $$;

create function public.delete_expired() returns void
language sql volatile security invoker set search_path = '' as $$ select private.delete_expired() $$;

revoke execute on function
  private.clock_is_steady(), private.delete_expired(), public.delete_expired()
  from public, anon, authenticated, service_role;
grant execute on function private.delete_expired(), public.delete_expired() to service_role;
