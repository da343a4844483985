-- How many streams may be open, counted for all workers together: a worker that counts its own lets
-- one client hold as many at each.

create function private.rate_limit_salt() returns bytea
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.rate_limit_salt default values on conflict do nothing;
  return (select salt from private.rate_limit_salt);
end $$;

-- Gives the budgets as they are at `asked_at`, and locks them until the end of the transaction.
create or replace function private.lock_budgets(p_limits jsonb)
returns table (key bytea, burst integer, every interval, full_at timestamptz, asked_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_salt bytea := private.rate_limit_salt();
  v_lock bigint;
  v_now timestamptz;
begin
  -- Advisory locks, because what is refused should leave no row behind. Everybody takes them in one
  -- order, so that no two callers wait for each other.
  for v_lock in
    select distinct hashtextextended(value ->> 'key', 0) as lock
      from jsonb_array_elements(p_limits) order by lock
  loop
    perform pg_advisory_xact_lock(v_lock);
  end loop;
  v_now := clock_timestamp();
  return query
    with wanted as (
      select sha256(v_salt || convert_to(value ->> 'key', 'UTF8')) as hash,
          (value ->> 'burst')::integer as burst,
          (value ->> 'everyMs')::integer * interval '1 millisecond' as every
        from jsonb_array_elements(p_limits)
    )
    -- No budget is emptier than empty: a clock that was put back would keep people out for as long.
    select w.hash, w.burst, w.every,
        greatest(v_now, least(coalesce(r.full_at, v_now), v_now + w.burst * w.every)), v_now
      from wanted w left join private.rate_limits r on r.key = w.hash;
end $$;

-- Unlogged, like the budgets: after a crash of the database the workers name their streams again.
create unlogged table private.open_streams (
  id uuid primary key,
  -- Hashes of the address and of the session; a guest without an id has no session.
  address bytea not null,
  session bytea,
  opened_at timestamptz not null default clock_timestamp(),
  -- A worker that dies names its streams no more.
  alive_until timestamptz not null
);
create index open_streams_by_address on private.open_streams (address);
create index open_streams_by_session on private.open_streams (session);
revoke all on private.open_streams from public, anon, authenticated, service_role;
alter table private.open_streams enable row level security;

-- Counts the streams {id, address, session} of one worker as open for 45 s, together with all other
-- workers'. Returns the ids of those that have to end: all but 20 of an address, where the oldest
-- stay, and all but 3 of a session, where the newest stay.
create function private.hold_streams(p_streams jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_salt bytea := private.rate_limit_salt();
  v_lock bigint;
begin
  for v_lock in
    select distinct hashtextextended('streams ' || (value ->> 'address'), 0) as lock
      from jsonb_array_elements(p_streams) order by lock
  loop
    perform pg_advisory_xact_lock(v_lock);
  end loop;
  delete from private.open_streams where id in (
    select id from private.open_streams where alive_until < clock_timestamp()
      for update skip locked);
  insert into private.open_streams (id, address, session, alive_until)
    select (value ->> 'id')::uuid, sha256(v_salt || convert_to(value ->> 'address', 'UTF8')),
        sha256(v_salt || convert_to(value ->> 'session', 'UTF8')),
        clock_timestamp() + interval '45 seconds'
      from jsonb_array_elements(p_streams) order by 1
    on conflict (id) do update set alive_until = excluded.alive_until;
  return (
    with own as (select (value ->> 'id')::uuid as id from jsonb_array_elements(p_streams)),
    of_address as (
      select id, row_number() over (partition by address order by opened_at, id) as nth
        from private.open_streams where address in (
          select address from private.open_streams join own using (id))
    ),
    of_session as (
      select id, row_number() over (partition by session order by opened_at desc, id) as nth
        from private.open_streams where session in (
          select session from private.open_streams join own using (id))
    )
    select coalesce(jsonb_agg(id), '[]') from own where id in (
      select id from of_address where nth > 20 union select id from of_session where nth > 3)
  );
end $$;

create function private.release_streams(p_ids jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.open_streams
    where id in (select value::uuid from jsonb_array_elements_text(p_ids))
$$;

create function public.hold_streams(p_streams jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.hold_streams(p_streams)
$$;
create function public.release_streams(p_ids jsonb) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.release_streams(p_ids)
$$;

-- For the worker only.
revoke execute on function
  private.rate_limit_salt(),
  private.hold_streams(jsonb), public.hold_streams(jsonb),
  private.release_streams(jsonb), public.release_streams(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.hold_streams(jsonb), public.hold_streams(jsonb),
  private.release_streams(jsonb), public.release_streams(jsonb)
to service_role;
