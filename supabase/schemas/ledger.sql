-- The ledger: applies what a client sends, in its order and each command once.

-- One row for each browser database of an actor, 'user:<uid>' or 'guest:<id>'. The prefix matters: a
-- guest's id comes from a cookie, and must never be taken for somebody's uid.
create table private.clients (
  actor text collate "C" not null,
  client_id uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  -- A new command must have a greater number, so nothing discarded or forgotten ever runs later.
  last_seq bigint not null default 0,
  used_at timestamptz not null default now(),
  primary key (actor, client_id)
);
create index clients_user on private.clients (user_id);

-- What was answered to each command, written in the transaction of its effect.
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

revoke all on private.clients, private.applied_commands
  from public, anon, authenticated, service_role;
alter table private.clients enable row level security;
alter table private.applied_commands enable row level security;

create function private.stamp_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (old.actor, old.client_id) is distinct from (new.actor, new.client_id) then
    perform private.stamp(old.actor, 'client', old.client_id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp(new.actor, 'client', new.client_id::text, false);
  end if;
  return null;
end $$;
create trigger stamp_row after insert or delete on private.clients
  for each row execute function private.stamp_client();
create trigger stamp_change after update on private.clients
  for each row when (
    (old.actor, old.client_id, old.last_seq) is distinct from (new.actor, new.client_id, new.last_seq))
  execute function private.stamp_client();
create trigger stamp_truncated after truncate on private.clients
  for each statement execute function private.stamp_truncated('client');
alter table private.clients
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;

create function private.command_result(p_id text, p_reason text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case when p_reason is null then jsonb_build_object('id', p_id, 'outcome', 'accepted')
    else jsonb_build_object('id', p_id, 'outcome', 'rejected', 'reason', p_reason) end;
end $$;

-- Runs new commands of one kind that follow each other, in a subtransaction: all of its effect is
-- kept, or none. Gives their results; where there are fewer than commands, the next one failed in a
-- way that may pass.
--
-- Which errors may pass? Invalid data (class 22) and a violated constraint (class 23) fail again at
-- every repeat: that command is rejected, and nothing behind it has to wait. All other errors may
-- pass: a serialization failure or a deadlock (class 40), a lock not available (55P03), missing
-- resources (53), and also a bug of ours, which an update mends. There the device keeps the command
-- and everything behind it. A lost connection (08) or a cancelled query (57014) fails the whole
-- request, which the device repeats.
create function private.apply_run(p_user uuid, p_guest uuid, p_envelopes jsonb[]) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  v_ids text[] := array(
    select e ->> 'id' from unnest(p_envelopes) with ordinality as r (e, n) order by n);
  v_args jsonb[] := array(
    select coalesce(e -> 'command' -> 'args', '{}')
    from unnest(p_envelopes) with ordinality as r (e, n) order by n);
  v_reasons text[];
  v_result jsonb[];
  v_results jsonb[] := '{}';
begin
  begin
    v_reasons := private.run_commands(
      p_user, p_guest, p_envelopes[1] -> 'command' ->> 'kind', v_args);
    return array(select private.command_result(id, reason)
      from unnest(v_ids, v_reasons) with ordinality as r (id, reason, n) order by n);
  exception
    when data_exception or integrity_constraint_violation then
      if cardinality(v_ids) = 1 then
        return array[private.command_result(v_ids[1], 'invalid')];
      end if;
    when others then
      if cardinality(v_ids) = 1 then
        raise warning 'command % was not applied: %', v_ids[1], sqlstate;
        return '{}';
      end if;
  end;
  -- One of several failed: one by one they tell which.
  for v_at in 1 .. cardinality(v_ids) loop
    v_result := private.apply_run(p_user, p_guest, p_envelopes[v_at:v_at]);
    exit when v_result = '{}';
    v_results := v_results || v_result;
  end loop;
  return v_results;
end $$;

-- Applies the commands of one push in their order. What the push adds to the ledger and the client's
-- number are written once, at its end, and pets that follow each other go into the cart all at once:
-- one by one each takes several times as long.
create function private.apply_batch(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_commands jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_last_seq bigint;
  v_run record;
  -- What this push adds to the ledger; v_at is where a command is in it that the push holds twice.
  v_ids uuid[] := '{}';
  v_hashes bytea[] := '{}';
  v_added jsonb[] := '{}';
  v_at integer;
  v_applied integer;
  v_answers jsonb[];
  v_results jsonb[] := '{}';
  v_stopped boolean := false;
  v_wait_ms integer := 1000;
begin
  if p_client is null or jsonb_typeof(p_commands) is distinct from 'array'
      or jsonb_array_length(p_commands) > 500 then
    raise exception 'p_commands is an array of at most 500 commands' using errcode = '22023';
  end if;
  -- Locks the client's row until the end: two requests of one client (the tab's and the service
  -- worker's) would otherwise both find a command unknown, and both run it.
  select last_seq into v_last_seq from private.clients
    where actor = p_actor and client_id = p_client for update;
  if not found then
    insert into private.clients (actor, client_id, user_id) values (p_actor, p_client, p_user)
      on conflict (actor, client_id) do update set used_at = now() returning last_seq into v_last_seq;
  end if;

  for v_run in
    with sent as (
      select n, envelope, (envelope ->> 'id')::uuid as id, (envelope ->> 'seq')::bigint as seq,
        (envelope ->> 'after')::bigint as after,
        sha256(convert_to(coalesce(envelope -> 'command', 'null')::text, 'UTF8')) as hash
      from jsonb_array_elements(p_commands) with ordinality as e (envelope, n)
    ), known as (
      select s.*, k.body_hash, k.result,
        -- It is new whatever becomes of those before it, and so may be run with its neighbours.
        k.result is null and count(*) over (partition by s.id) = 1 and s.seq > greatest(v_last_seq,
            max(s.seq) over (order by n rows between unbounded preceding and 1 preceding))
          and s.envelope -> 'command' ->> 'kind' = 'addToCart' as may_join
      from sent s
      -- Without the limit Postgres may read all that the client ever sent.
      left join lateral (
        select body_hash, result from private.applied_commands
        where actor = p_actor and client_id = p_client and command_id = s.id limit 1
      ) k on true
    ), joined as (
      select *, coalesce(may_join and after is null and lag(may_join) over (order by n), false) as joins
      from known
    ), runs as (
      select *, count(*) filter (where not joins) over (order by n) as run from joined
    )
    select array_agg(id order by n) as ids, array_agg(hash order by n) as hashes,
      array_agg(seq order by n) as seqs, array_agg(envelope order by n) as envelopes,
      -- Those of the first. One that is known is a run of its own.
      min(after) as after, (array_agg(body_hash))[1] as body_hash, (array_agg(result))[1] as result
    from runs group by run order by run
  loop
    v_at := array_position(v_ids, v_run.ids[1]);
    v_answers := '{}';
    if v_stopped then
      -- The rest waits too: what comes behind may depend on what failed.
    elsif v_run.result is not null or v_at is not null then
      v_answers := array[case when v_run.hashes[1] = coalesce(v_run.body_hash, v_hashes[v_at])
        then coalesce(v_run.result, v_added[v_at])
        else private.command_result(v_run.ids[1]::text, 'body-mismatch') end];
    -- The device has an answer to a command before this one, and this database, which was put back,
    -- does not know it. If it took this one, it would claim to know that one too. The wait of 0 says
    -- so: the device finds out what is forgotten, and sends it first.
    elsif v_run.after > v_last_seq then
      v_stopped := true;
      v_wait_ms := 0;
    -- A new command must have a greater number than all before it. One that has not was discarded on
    -- the device, or its ledger entry was pruned: it was decided once and is not run now.
    elsif v_run.seqs[1] is null or v_run.seqs[1] <= v_last_seq then
      v_answers := array[private.command_result(v_run.ids[1]::text,
        case when v_run.seqs[1] is null then 'invalid' else 'too-old' end)];
    else
      v_answers := private.apply_run(p_user, p_guest, v_run.envelopes);
      v_applied := cardinality(v_answers);
      v_stopped := v_applied < cardinality(v_run.ids);
      v_ids := v_ids || v_run.ids[:v_applied];
      v_hashes := v_hashes || v_run.hashes[:v_applied];
      v_added := v_added || v_answers;
      v_last_seq := coalesce(v_run.seqs[v_applied], v_last_seq);
    end if;
    v_results := v_results || v_answers || array(
      select jsonb_build_object('id', id, 'outcome', 'retry', 'afterMs', v_wait_ms)
      from unnest(v_run.ids[cardinality(v_answers) + 1:]) with ordinality as r (id, n) order by n);
  end loop;

  insert into private.applied_commands (actor, client_id, command_id, body_hash, result)
    select p_actor, p_client, * from unnest(v_ids, v_hashes, v_added);
  -- In the transaction of the effects: who reads this number can read their rows too.
  update private.clients set last_seq = v_last_seq, used_at = now()
    where actor = p_actor and client_id = p_client;
  return to_jsonb(v_results);
end $$;

create function private.apply_commands(p_client uuid, p_commands jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (private.signed_in_user()).id;
begin
  return private.apply_batch('user:' || v_user, v_user, null, p_client, p_commands);
end $$;

create function private.guest_apply_commands(p_guest uuid, p_client uuid, p_commands jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_guest is null then
    raise exception 'p_guest is missing' using errcode = '22004';
  end if;
  return private.apply_batch('guest:' || p_guest, null, p_guest, p_client, p_commands);
end $$;

create function public.apply_commands(p_client uuid, p_commands jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.apply_commands(p_client, p_commands);
end $$;
create function public.guest_apply_commands(p_guest uuid, p_client uuid, p_commands jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.guest_apply_commands(p_guest, p_client, p_commands);
end $$;

revoke execute on function
  private.stamp_client(), private.command_result(text, text),
  private.apply_run(uuid, uuid, jsonb[]),
  private.apply_batch(text, uuid, uuid, uuid, jsonb),
  private.apply_commands(uuid, jsonb), private.guest_apply_commands(uuid, uuid, jsonb),
  public.apply_commands(uuid, jsonb), public.guest_apply_commands(uuid, uuid, jsonb)
from public, anon, authenticated, service_role;
grant execute on function private.apply_commands(uuid, jsonb), public.apply_commands(uuid, jsonb)
  to authenticated;
-- Only the worker calls these, for guests.
grant execute on function
  private.guest_apply_commands(uuid, uuid, jsonb), public.guest_apply_commands(uuid, uuid, jsonb)
  to service_role;
