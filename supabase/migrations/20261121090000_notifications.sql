-- Telling people on their devices that an application was decided.

-- When its device last said that it is there; the oldest go first.
alter table public.push_subscriptions add column saved_at timestamptz not null default now();

-- A second kind of work, on the same list and under the same leases: a job names what it is about,
-- and goes when that goes.
alter table private.jobs drop constraint jobs_kind_check;
alter table private.jobs alter column chat_session_id drop not null;
alter table private.jobs
  -- One job for each device: what fails at one is repeated there, and nowhere else.
  add column push_subscription_id uuid references public.push_subscriptions (id) on delete cascade,
  add constraint jobs_kind_check check (case kind
    when 'suggestion' then chat_session_id is not null and push_subscription_id is null
    when 'notification' then push_subscription_id is not null and chat_session_id is null
    else false end);
create index jobs_push_subscription on private.jobs (push_subscription_id);

-- In the transaction of the decision, whoever writes it: one that is rolled back tells nobody.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.jobs (kind, push_subscription_id)
    select 'notification', id from public.push_subscriptions where user_id = new.user_id;
  if found then
    perform pg_notify('homeward', 'jobs');
  end if;
  return null;
end $$;
create trigger tell_of_decision after update of status on public.adoption_requests
  for each row when (old.status <> new.status and new.status in ('approved', 'rejected'))
  execute function private.tell_of_decision();

-- Notes the device that asks for the person who is signed in on it.
create function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.person()).id;
begin
  -- Two requests about one device come one after the other: both may find it unknown, else.
  perform pg_advisory_xact_lock(hashtextextended(p_endpoint, 0));
  -- Deleted, not handed over: a job made for the last person would reach this one.
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id <> v_user;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth, saved_at)
    values (v_user, p_endpoint, p_p256dh, p_auth, clock_timestamp())
    on conflict (endpoint)
    do update set p256dh = excluded.p256dh, auth = excluded.auth, saved_at = excluded.saved_at;
  -- 10: more devices than a person has; without a limit, one account could have us send to any number.
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = v_user
    order by saved_at desc, id offset 10);
end $$;

-- Answers whether it was known.
create function private.remove_push_subscription(p_endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.person()).id;
begin
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = v_user;
  return found;
end $$;

-- For the worker alone: the push service says that this device is gone.
create function private.forget_push_subscription(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions where id = p_id;
  return found;
end $$;

create function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.save_push_subscription(p_endpoint, p_p256dh, p_auth)
$$;
create function public.remove_push_subscription(p_endpoint text) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.remove_push_subscription(p_endpoint)
$$;
create function public.forget_push_subscription(p_id uuid) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.forget_push_subscription(p_id)
$$;

-- As before, for both kinds: each job carries what its worker needs to know.
create or replace function private.claim_jobs(p_kind text, p_limit integer, p_lease_seconds integer)
returns jsonb
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
      'payload', case t.kind
        when 'suggestion' then jsonb_build_object('chatSessionId', s.id, 'prompt', s.prompt)
        when 'notification' then jsonb_build_object('subscriptionId', d.id,
          'endpoint', d.endpoint, 'keys', jsonb_build_object('p256dh', d.p256dh, 'auth', d.auth))
      end) order by t.created_at), '[]')
    from taken t
    left join public.chat_sessions s on s.id = t.chat_session_id
    left join public.push_subscriptions d on d.id = t.push_subscription_id
$$;

-- As before, and news that could not be delivered for two days: where a worker has no keys for
-- push services, nobody takes these jobs.
create or replace function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  delete from private.jobs where kind = 'notification' and created_at < now() - interval '2 days';
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

revoke execute on function
  private.tell_of_decision(),
  private.save_push_subscription(text, text, text), public.save_push_subscription(text, text, text),
  private.remove_push_subscription(text), public.remove_push_subscription(text),
  private.forget_push_subscription(uuid), public.forget_push_subscription(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.save_push_subscription(text, text, text), public.save_push_subscription(text, text, text),
  private.remove_push_subscription(text), public.remove_push_subscription(text)
to authenticated;
grant execute on function
  private.forget_push_subscription(uuid), public.forget_push_subscription(uuid)
to service_role;
