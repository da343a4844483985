-- Work that follows a command, and what is thrown away in time. For the worker alone.

-- Takes due jobs for a while. A worker that dies lets go by time; two workers never wait for each
-- other and never take the same job.
create function private.claim_jobs(p_kind text, p_limit integer, p_lease_seconds integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select id from private.jobs where kind = p_kind and due_at <= now()
    order by due_at limit greatest(1, least(p_limit, 100)) for update skip locked
  ), taken as (
    update private.jobs j
      set attempt = j.attempt + 1, due_at = now() + make_interval(secs => greatest(1, p_lease_seconds))
      from due where j.id = due.id returning j.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'kind', t.kind, 'attempt', t.attempt,
      'payload', jsonb_build_object('chatSessionId', s.id, 'prompt', s.prompt))
      order by t.created_at), '[]')
    from taken t join public.chat_sessions s on s.id = t.chat_session_id
$$;

create function private.finish_job(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.jobs where id = p_id;
  return found;
end $$;

create function private.release_job(p_id uuid, p_after_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.jobs set due_at = now() + make_interval(secs => greatest(0, p_after_seconds))
    where id = p_id;
  if found then
    perform pg_notify('homeward', 'jobs');
    return true;
  end if;
  return false;
end $$;

-- Answers whether this call gave the answer: a lease that ran out may lead to two of them.
create function private.answer_chat_session(p_id uuid, p_response text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_sessions set response = p_response
    where id = p_id and response = '' and p_response <> '';
  return found;
end $$;

-- Results and tombstones are kept 90 days, what guests asked 30 days.
create function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  delete from public.chat_sessions
    where guest_id is not null and created < now() - interval '30 days';
  -- With its ledger. The worker's cookie lives as long, so the same guest does not come back.
  delete from private.clients where user_id is null and used_at < now() - interval '30 days';
  -- What is repeated later is answered 'too-old' by the client's last number, which stays.
  delete from private.applied_commands where applied_at < now() - interval '90 days';
  with gone as (
    delete from private.stamps where gone and stamped_at < now() - interval '90 days'
    returning changed
  )
  select changed into v_pruned from gone order by changed desc limit 1;
  -- A reader that may have missed one of these is told to start anew; how long it was away by its
  -- own clock does not matter.
  update private.epoch set pruned = v_pruned where v_pruned > pruned;
  delete from private.catalogue_versions
    where made_at < now() - interval '90 days'
      and version < (select max(version) from private.catalogue_versions);
end $$;

create function public.claim_jobs(p_kind text, p_limit integer, p_lease_seconds integer) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.claim_jobs(p_kind, p_limit, p_lease_seconds)
$$;
create function public.finish_job(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$ select private.finish_job(p_id) $$;
create function public.release_job(p_id uuid, p_after_seconds integer) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.release_job(p_id, p_after_seconds)
$$;
create function public.answer_chat_session(p_id uuid, p_response text) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.answer_chat_session(p_id, p_response)
$$;
create function public.delete_expired() returns void
language sql volatile security invoker set search_path = '' as $$ select private.delete_expired() $$;

revoke execute on function
  private.claim_jobs(text, integer, integer), public.claim_jobs(text, integer, integer),
  private.finish_job(uuid), public.finish_job(uuid),
  private.release_job(uuid, integer), public.release_job(uuid, integer),
  private.answer_chat_session(uuid, text), public.answer_chat_session(uuid, text),
  private.delete_expired(), public.delete_expired()
from public, anon, authenticated, service_role;
grant execute on function
  private.claim_jobs(text, integer, integer), public.claim_jobs(text, integer, integer),
  private.finish_job(uuid), public.finish_job(uuid),
  private.release_job(uuid, integer), public.release_job(uuid, integer),
  private.answer_chat_session(uuid, text), public.answer_chat_session(uuid, text),
  private.delete_expired(), public.delete_expired()
to service_role;
