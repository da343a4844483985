-- Work that follows a command or a decision. The worker takes it, does it and reports back.

-- One column is both schedule and lease: a job may be taken from `due_at` on, and taking it moves
-- `due_at` to the end of the lease.
create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- A job names what it is about instead of copying it, and is deleted with it.
  chat_session_id uuid references public.chat_sessions (id) on delete cascade,
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- One job for each browser: what fails for one is repeated there, and nowhere else.
  push_subscription_id uuid references public.push_subscriptions (id) on delete cascade,
  -- A job for each pet whose pictures are to be as its source says, and the run that said so.
  pet_id text collate "C",
  import_id uuid references private.imports (id) on delete cascade,
  constraint jobs_kind_check check (
    (chat_session_id is not null) = (kind = 'suggestion')
    and (push_subscription_id is not null) = (kind = 'notification')
    and (pet_id is not null) = (kind = 'picture') and (import_id is not null) = (kind = 'picture')
    and kind in ('suggestion', 'notification', 'picture'))
);
create index jobs_due on private.jobs (kind, due_at);
create index jobs_chat_session on private.jobs (chat_session_id);
create index jobs_push_subscription on private.jobs (push_subscription_id);
create index jobs_pet on private.jobs (pet_id) where pet_id is not null;
create index jobs_import on private.jobs (import_id) where import_id is not null;

revoke all on private.jobs from public, anon, authenticated, service_role;
alter table private.jobs enable row level security;

-- Takes due jobs for the time of the lease, each with what its worker needs to know. The lease of a
-- worker that died runs out by itself. Two workers never wait for each other and never take the same
-- job.
create function private.claim_jobs(p_kind text, p_limit integer, p_lease_seconds integer)
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
        when 'picture' then jsonb_build_object('petId', t.pet_id, 'importId', t.import_id)
      end) order by t.created_at), '[]')
    from taken t
    left join public.chat_sessions s on s.id = t.chat_session_id
    left join public.push_subscriptions d on d.id = t.push_subscription_id
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

-- Returns whether this call stored the answer: after a lease ran out, two workers may have one.
create function private.answer_chat_session(p_id uuid, p_response text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_sessions set response = p_response
    where id = p_id and response = '' and p_response <> '';
  return found;
end $$;

-- Returns whether this call stored it: only after the answer, and once.
create function private.refine_chat_session(p_id uuid, p_refinement text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_sessions set refinement = p_refinement
    where id = p_id and response <> '' and refinement is null;
  return found;
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
create function public.refine_chat_session(p_id uuid, p_refinement text) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.refine_chat_session(p_id, p_refinement)
$$;

-- For the worker only.
revoke execute on function
  private.claim_jobs(text, integer, integer), public.claim_jobs(text, integer, integer),
  private.finish_job(uuid), public.finish_job(uuid),
  private.release_job(uuid, integer), public.release_job(uuid, integer),
  private.answer_chat_session(uuid, text), public.answer_chat_session(uuid, text),
  private.refine_chat_session(uuid, text), public.refine_chat_session(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.claim_jobs(text, integer, integer), public.claim_jobs(text, integer, integer),
  private.finish_job(uuid), public.finish_job(uuid),
  private.release_job(uuid, integer), public.release_job(uuid, integer),
  private.answer_chat_session(uuid, text), public.answer_chat_session(uuid, text),
  private.refine_chat_session(uuid, text), public.refine_chat_session(uuid, text)
to service_role;
