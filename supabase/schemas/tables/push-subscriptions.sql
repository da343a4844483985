-- Browsers that want notifications. Written by the functions in notifications.sql.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  -- One browser is one endpoint, and belongs to the account that signed in on it last.
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '\S' and char_length(p256dh) <= 200),
  auth text not null check (auth ~ '\S' and char_length(auth) <= 100),
  created_at timestamptz not null default now(),
  -- When the browser last sent it. Where there are too many, the oldest go first.
  saved_at timestamptz not null default now()
);
create index push_subscriptions_user on public.push_subscriptions (user_id);

revoke all on public.push_subscriptions from public, anon, authenticated, service_role;
grant select (id, user_id, endpoint, p256dh, auth, created_at, saved_at)
  on public.push_subscriptions to authenticated;
alter table public.push_subscriptions enable row level security;
create policy "People read their subscriptions" on public.push_subscriptions
  for select to authenticated using (user_id = (select private.signed_in_uid()));
