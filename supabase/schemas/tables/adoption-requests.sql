-- Applications to adopt a pet. Written by the commands submit, withdraw and decide.

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
  decided_by uuid references public.users (id) on delete set null,
  -- When an admin first opened it; who that was is nobody's business.
  first_opened_at timestamptz,
  -- What the shelter wrote with its decision.
  decision_message text not null default '' check (char_length(decision_message) <= 2000)
);

-- One application per user and pet among those not withdrawn. Two devices that submit at the same
-- moment both pass any check made before; only the index makes the second one wait and lose.
create unique index adoption_requests_standing
  on public.adoption_requests (user_id, pet_id) where status <> 'withdrawn';
create index adoption_requests_pet on public.adoption_requests (pet_id);
create index adoption_requests_decided_by on public.adoption_requests (decided_by);

revoke all on public.adoption_requests from public, anon, authenticated, service_role;
-- Applicants read these columns of their own applications. Do not name a column that only admins may
-- see: column grants cannot tell an applicant from an admin.
grant select (
  id, user_id, pet_id, pet_name, pet_breed, image, full_name, email, phone_number, address,
  occupation, reason_for_adoption, experience_with_pets, status, created_at, updated_at,
  status_changed_at, decided_by
) on public.adoption_requests to authenticated;
alter table public.adoption_requests enable row level security;
create policy "People read their applications, admins all" on public.adoption_requests
  for select to authenticated
  using (user_id = (select private.signed_in_uid()) or (select private.is_admin()));

create function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Its row says what became of the pet. Whoever changes that waits for us, and stamps it again.
  if tg_op = 'INSERT' then
    perform from public.pets where id = new.pet_id for share;
  end if;
  -- Two audiences read an application: the applicant, and every admin. A changed key is a row that
  -- went, for the audience it had, and one that came.
  if tg_op <> 'INSERT' and (old.user_id, old.id) is distinct from (new.user_id, new.id) then
    perform private.stamp('user:' || old.user_id, 'application', old.id::text, true);
  end if;
  if tg_op <> 'INSERT' and old.id is distinct from new.id then
    perform private.stamp('admins', 'application', old.id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp('user:' || new.user_id, 'application', new.id::text, false);
    perform private.stamp('admins', 'application', new.id::text, false);
  end if;
  return null;
end $$;
revoke execute on function private.stamp_application() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.adoption_requests
  for each row execute function private.stamp_application();
create trigger stamp_change after update on public.adoption_requests
  for each row when (old.* is distinct from new.*) execute function private.stamp_application();
create trigger stamp_truncated after truncate on public.adoption_requests
  for each statement execute function private.stamp_truncated('application');
alter table public.adoption_requests
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;
