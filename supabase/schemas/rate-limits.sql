-- How often something may be tried, and how many streams may be open: limits that all workers share.
--
-- A budget of p_limits has a key, allows `burst` attempts at once, and regains one in each `everyMs`
-- (the generic cell rate algorithm: one row with one time). An attempt is taken before the work that
-- it is about, so however many come at once, no more of them go on than the budget allows.

-- Both tables are unlogged: an attempt waits for no disk, no backup tells who tried what, and after a
-- crash of the database every budget is full.
create unlogged table private.rate_limits (
  -- A hash of the budget's key, which names an address or a person.
  key bytea primary key,
  -- When the budget has regained all that was taken from it.
  full_at timestamptz not null
);
-- Without a salt the address behind a hash could be found by trying all of them.
create unlogged table private.rate_limit_salt (
  only_row boolean primary key default true check (only_row),
  salt bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

revoke all on private.rate_limits, private.rate_limit_salt
  from public, anon, authenticated, service_role;
alter table private.rate_limits enable row level security;
alter table private.rate_limit_salt enable row level security;

create function private.rate_limit_salt() returns bytea
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.rate_limit_salt default values on conflict do nothing;
  return (select salt from private.rate_limit_salt);
end $$;

-- Gives the budgets as they are at `asked_at`, and locks them until the end of the transaction.
create function private.lock_budgets(p_limits jsonb)
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

-- Takes up to p_wanted attempts from every budget: as many as all of them have. Returns how many, and
-- after how many milliseconds there is one more (0 if all were taken).
create function private.take_attempts(p_limits jsonb, p_wanted integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with budgets as materialized (select * from private.lock_budgets(p_limits)),
  decided as (
    select greatest(0, least(p_wanted, min(floor(
        burst - extract(epoch from full_at - asked_at) / extract(epoch from every))::integer))) as taken
      from budgets
  ),
  noted as (
    insert into private.rate_limits as r (key, full_at)
      select key, full_at + taken * every from budgets, decided where taken > 0
      on conflict (key) do update set full_at = excluded.full_at
  )
  select jsonb_build_object('taken', max(taken), 'waitMs', case when max(taken) = p_wanted then 0
      else greatest(1, ceil(max(1000 * extract(epoch from
        full_at - asked_at + (taken + 1 - burst) * every))))::integer end)
    from budgets, decided
$$;

-- For an attempt that was none after all: the password was right, or was not looked at.
create function private.give_back_attempts(p_limits jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update private.rate_limits r set full_at = b.full_at - b.every
    from private.lock_budgets(p_limits) b where r.key = b.key
$$;

-- Takes an attempt for each question that is new: one that is sent again costs nothing. Returns the id
-- of the first for which there is none (null if all may be asked), and the wait for it.
create function private.take_questions(p_limits jsonb, p_ids jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new uuid[] := array(
    select value::uuid from jsonb_array_elements_text(p_ids) with ordinality
      where not exists (select from public.chat_sessions where id = value::uuid)
      group by value::uuid order by min(ordinality));
  v_answer jsonb;
begin
  if v_new = '{}' then
    return jsonb_build_object('refusedId', null, 'waitMs', 0);
  end if;
  v_answer := private.take_attempts(p_limits, cardinality(v_new));
  return jsonb_build_object('refusedId', v_new[(v_answer ->> 'taken')::integer + 1],
    'waitMs', v_answer -> 'waitMs');
end $$;

create function public.take_attempts(p_limits jsonb, p_wanted integer) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.take_attempts(p_limits, p_wanted)
$$;
create function public.give_back_attempts(p_limits jsonb) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.give_back_attempts(p_limits)
$$;
create function public.take_questions(p_limits jsonb, p_ids jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.take_questions(p_limits, p_ids)
$$;

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
  private.lock_budgets(jsonb),
  private.take_attempts(jsonb, integer), public.take_attempts(jsonb, integer),
  private.give_back_attempts(jsonb), public.give_back_attempts(jsonb),
  private.take_questions(jsonb, jsonb), public.take_questions(jsonb, jsonb),
  private.hold_streams(jsonb), public.hold_streams(jsonb),
  private.release_streams(jsonb), public.release_streams(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.take_attempts(jsonb, integer), public.take_attempts(jsonb, integer),
  private.give_back_attempts(jsonb), public.give_back_attempts(jsonb),
  private.take_questions(jsonb, jsonb), public.take_questions(jsonb, jsonb),
  private.hold_streams(jsonb), public.hold_streams(jsonb),
  private.release_streams(jsonb), public.release_streams(jsonb)
to service_role;
