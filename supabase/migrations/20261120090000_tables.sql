-- The specification's entities with all their fields, and the rules that hold whoever writes.
-- Nothing here grants anything: who may do what stands in the file "access".

create table public.pets (
  -- Compared byte by byte, as the browser compares: the catalogue is read by ranges of ids.
  id text collate "C" primary key check (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  name text not null check (name ~ '\S' and char_length(name) <= 200),
  -- Only the type is closed: other words of an imported pet are kept and shown as they came.
  type text not null check (type in ('dog', 'cat', 'bird', 'rabbit')),
  breed text not null default '' check (char_length(breed) <= 200),
  age text not null default '' check (char_length(age) <= 100),
  size text not null default '' check (char_length(size) <= 100),
  energy text not null default '' check (char_length(energy) <= 100),
  shedding text not null default '' check (char_length(shedding) <= 100),
  training text not null default '' check (char_length(training) <= 100),
  care text not null default '' check (char_length(care) <= 100),
  description text not null default '' check (char_length(description) <= 10000),
  image_url text not null default '' check (char_length(image_url) <= 2000),
  good_with text[] not null default '{}' check (array_position(good_with, null) is null),
  temperament text[] not null default '{}' check (array_position(temperament, null) is null),
  special_needs text[] not null default '{}' check (array_position(special_needs, null) is null),
  city text not null default '' check (char_length(city) <= 200),
  state text not null default '' check (char_length(state) <= 200),
  country text not null default '' check (char_length(country) <= 200)
);

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 320),
  is_admin boolean not null default false,
  -- Set while the account waits for an admin to confirm it as another admin.
  admin_requested_at timestamptz
);

create table public.adoption_requests (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  -- No reference to pets, and the pet's words are copied: an application outlives its pet.
  pet_id text collate "C" not null check (char_length(pet_id) between 1 and 128),
  pet_name text not null,
  pet_breed text not null,
  image text not null,
  full_name text not null check (full_name ~ '\S' and char_length(full_name) <= 200),
  email text not null check (email ~ '\S' and char_length(email) <= 254),
  phone_number text not null check (phone_number ~ '\S' and char_length(phone_number) <= 50),
  address text not null check (address ~ '\S' and char_length(address) <= 500),
  occupation text not null check (occupation ~ '\S' and char_length(occupation) <= 200),
  reason_for_adoption text not null
    check (reason_for_adoption ~ '\S' and char_length(reason_for_adoption) <= 5000),
  experience_with_pets text not null
    check (experience_with_pets ~ '\S' and char_length(experience_with_pets) <= 5000),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  -- A decision leaves this alone and writes the two fields below it (the specification says so).
  updated_at timestamptz not null default now(),
  status_changed_at timestamptz,
  decided_by uuid references public.users (id) on delete set null
);

-- One application per user and pet among those not withdrawn. Two devices that submit at the same
-- moment both pass any check made before; only the index makes the second one wait and lose.
create unique index adoption_requests_standing
  on public.adoption_requests (user_id, pet_id) where status <> 'withdrawn';
create index adoption_requests_decided_by on public.adoption_requests (decided_by);

create table public.chat_sessions (
  id uuid primary key,
  user_id uuid references public.users (id) on delete cascade,
  guest_id uuid,
  prompt text not null check (prompt ~ '\S' and char_length(prompt) <= 2000),
  -- JSON text; empty until it is answered.
  response text not null default '' check (char_length(response) <= 20000),
  created timestamptz not null default now(),
  check (num_nonnulls(user_id, guest_id) = 1)
);
create index chat_sessions_user on public.chat_sessions (user_id);
create index chat_sessions_guest on public.chat_sessions (created) where guest_id is not null;

create table public.cart_items (
  user_id uuid not null references public.users (id) on delete cascade,
  -- No reference to pets: a pet that is gone is shown as gone, it does not vanish from the cart.
  pet_id text collate "C" not null check (char_length(pet_id) between 1 and 128),
  added_at timestamptz not null default now(),
  primary key (user_id, pet_id)
);

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  -- One browser is one endpoint: the account that signed in last has it.
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '\S' and char_length(p256dh) <= 200),
  auth text not null check (auth ~ '\S' and char_length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on public.push_subscriptions (user_id);

-- What no client may reach by any path of the API: this schema is not exposed.
create schema private;

-- An actor is 'user:<uid>' or 'guest:<id>'. The prefix matters: a guest's id comes from a cookie,
-- and a cookie can be made to hold somebody's uid.
create table private.clients (
  actor text collate "C" not null,
  client_id uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  -- A new command must have a greater one, so nothing discarded or forgotten ever runs later.
  last_seq bigint not null default 0,
  used_at timestamptz not null default now(),
  primary key (actor, client_id)
);
create index clients_user on private.clients (user_id);

-- The ledger: what was answered to each command, written in the transaction of its effect.
create table private.applied_commands (
  actor text collate "C" not null,
  client_id uuid not null,
  command_id uuid not null,
  body_hash bytea not null,
  result jsonb not null,
  applied_at timestamptz not null default now(),
  primary key (actor, client_id, command_id),
  foreign key (actor, client_id) references private.clients (actor, client_id) on delete cascade
);
create index applied_commands_applied_at on private.applied_commands (applied_at);

-- Work that follows a command. One column is schedule and lease: a job may be taken from `due_at`
-- on, and taking it moves `due_at` to the end of the lease.
create table private.jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('suggestion')),
  -- The job names the question; what was asked stands in one place, and goes when that goes.
  chat_session_id uuid not null references public.chat_sessions (id) on delete cascade,
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index jobs_due on private.jobs (kind, due_at);
create index jobs_chat_session on private.jobs (chat_session_id);
