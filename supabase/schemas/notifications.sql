-- Notifying people on their devices that an application was decided.

-- Runs in the transaction of the decision, whoever writes it: a decision that is rolled back notifies
-- nobody.
create function private.queue_decision_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.jobs (kind, push_subscription_id)
    select 'notification', id from public.push_subscriptions where user_id = new.user_id;
  if found then
    perform pg_notify('homeward', 'jobs');
  end if;
  return null;
end $$;
create trigger queue_decision_notifications after update of status on public.adoption_requests
  for each row when (old.status <> new.status and new.status in ('approved', 'rejected'))
  execute function private.queue_decision_notifications();

-- Stores the subscription of the browser that calls, for the person who is signed in on it.
create function private.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
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

-- Returns whether there was such a subscription.
create function private.remove_push_subscription(p_endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = v_user;
  return found;
end $$;

-- For the worker only, when the push service says that this subscription is gone.
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

revoke execute on function
  private.queue_decision_notifications(),
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
