-- How long rows are kept: results and tombstones 90 days, questions of guests 30 days. The worker
-- calls this from time to time.

create function private.delete_expired() returns void
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

create function public.delete_expired() returns void
language sql volatile security invoker set search_path = '' as $$ select private.delete_expired() $$;

revoke execute on function private.delete_expired(), public.delete_expired()
  from public, anon, authenticated, service_role;
grant execute on function private.delete_expired(), public.delete_expired() to service_role;
