-- How often something may be tried: budgets that all workers share.
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

-- Gives the budgets as they are at `asked_at`, and locks them until the end of the transaction.
create function private.lock_budgets(p_limits jsonb)
returns table (key bytea, burst integer, every interval, full_at timestamptz, asked_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_salt bytea;
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
  insert into private.rate_limit_salt default values on conflict do nothing;
  select s.salt into v_salt from private.rate_limit_salt s;
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

-- For the worker only.
revoke execute on function
  private.lock_budgets(jsonb),
  private.take_attempts(jsonb, integer), public.take_attempts(jsonb, integer),
  private.give_back_attempts(jsonb), public.give_back_attempts(jsonb),
  private.take_questions(jsonb, jsonb), public.take_questions(jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.take_attempts(jsonb, integer), public.take_attempts(jsonb, integer),
  private.give_back_attempts(jsonb), public.give_back_attempts(jsonb),
  private.take_questions(jsonb, jsonb), public.take_questions(jsonb, jsonb)
to service_role;

create or replace function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pruned xid8;
begin
  -- A full budget needs no row, whatever the clock does.
  delete from private.rate_limits where full_at < clock_timestamp();
  if not private.clock_is_steady() then
    return;
  end if;
  perform private.delete_ended_sessions();
  -- Old news helps nobody, and a worker without keys for push services takes none of these jobs.
  delete from private.jobs where kind = 'notification' and created_at < now() - interval '2 days';
  delete from public.chat_sessions
    where guest_id is not null and created < now() - interval '30 days';
  -- With its ledger. The worker's cookie expires after the same time, so the guest does not return.
  delete from private.clients where user_id is null and used_at < now() - interval '30 days';
  -- A repeat of these is answered 'too-old' by the client's last number, which stays.
  delete from private.applied_commands where applied_at < now() - interval '90 days';
  with gone as (
    delete from private.stamps where gone and stamped_at < now() - interval '90 days'
    returning changed
  )
  select changed into v_pruned from gone order by changed desc limit 1;
  -- A reader that may have missed one of these is told to start over, however long it believes it was
  -- away.
  update private.epoch set pruned = v_pruned where v_pruned > pruned;
  delete from private.catalogue_versions
    where made_at < now() - interval '90 days'
      and version < (select max(version) from private.catalogue_versions);
  -- Those that ended so long ago, when the next one began. The one that ends today has cursors of today.
  delete from private.database_incarnations
    where n < (
      select max(n) from private.database_incarnations where begun_at < now() - interval '90 days');
end $$;
