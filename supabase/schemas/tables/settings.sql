-- What the shelter says about itself, in one row; '' where it says nothing. Admins change it by
-- command.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 50),
  address text not null default '' check (char_length(address) <= 500),
  opening_hours text not null default '' check (char_length(opening_hours) <= 1000),
  answer_promise text not null default '' check (char_length(answer_promise) <= 500)
);
revoke all on private.settings from public, anon, authenticated, service_role;
alter table private.settings enable row level security;

-- As in src/domain/shelter.ts. Public.
create function private.shelter() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', coalesce(max(name), ''), 'email', coalesce(max(email), ''),
    'phone', coalesce(max(phone), ''), 'address', coalesce(max(address), ''),
    'openingHours', coalesce(max(opening_hours), ''),
    'answerPromise', coalesce(max(answer_promise), ''))
  from private.settings
$$;
create function public.shelter() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.shelter() $$;

revoke execute on function private.shelter(), public.shelter()
  from public, anon, authenticated, service_role;
grant execute on function private.shelter(), public.shelter() to anon, authenticated, service_role;
