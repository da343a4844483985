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

-- Runs one new command in a subtransaction of its own: all of its effect is kept, or none. Returns null
-- where the database failed in a way that may pass.
--
-- Which errors may pass? Invalid data (class 22) and a violated constraint (class 23) fail again at
-- every repeat: that command is rejected, and nothing behind it has to wait. All other errors may
-- pass: a serialization failure or a deadlock (class 40), a lock not available (55P03), missing
-- resources (53), and also a bug of ours, which an update mends. There the device keeps the command
-- and everything behind it. A lost connection (08) or a cancelled query (57014) fails the whole
-- request, which the device repeats.
create function private.apply_one(p_user uuid, p_guest uuid, p_envelope jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_envelope ->> 'id')::uuid;
  v_command jsonb := p_envelope -> 'command';
begin
  return private.command_result(v_id::text, private.run_command(
    p_user, p_guest, v_command ->> 'kind', coalesce(v_command -> 'args', '{}')));
exception
  when data_exception or integrity_constraint_violation then
    return private.command_result(v_id::text, 'invalid');
  when others then
    raise warning 'command % was not applied: %', v_id, sqlstate;
    return null;
end $$;

-- Applies the commands of one push in their order. What the push adds to the ledger and the client's
-- number are written once, at its end: one by one they took longer than most commands do.
create function private.apply_batch(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_commands jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_last_seq bigint;
  v_sent record;
  -- What this push adds to the ledger; v_at is where a command is in it that the push holds twice.
  v_ids uuid[] := '{}';
  v_hashes bytea[] := '{}';
  v_added jsonb[] := '{}';
  v_at integer;
  v_result jsonb;
  v_results jsonb[] := '{}';
  v_stopped boolean := false;
  v_wait_ms integer := 1000;
begin
  if p_client is null or jsonb_typeof(p_commands) is distinct from 'array'
      or jsonb_array_length(p_commands) > 250 then
    raise exception 'p_commands is an array of at most 250 commands' using errcode = '22023';
  end if;
  -- Locks the client's row until the end: two requests of one client (the tab's and the service
  -- worker's) would otherwise both find a command unknown, and both run it.
  select last_seq into v_last_seq from private.clients
    where actor = p_actor and client_id = p_client for update;
  if not found then
    insert into private.clients (actor, client_id, user_id) values (p_actor, p_client, p_user)
      on conflict (actor, client_id) do update set used_at = now() returning last_seq into v_last_seq;
  end if;

  for v_sent in
    select s.*, k.body_hash, k.result
    from (
        select n, envelope, (envelope ->> 'id')::uuid as id, (envelope ->> 'seq')::bigint as seq,
          sha256(convert_to(coalesce(envelope -> 'command', 'null')::text, 'UTF8')) as hash
        from jsonb_array_elements(p_commands) with ordinality as e (envelope, n)
      ) s
      -- Without the limit Postgres may read all that the client ever sent.
      left join lateral (
        select body_hash, result from private.applied_commands
        where actor = p_actor and client_id = p_client and command_id = s.id limit 1
      ) k on true
    order by s.n
  loop
    v_at := array_position(v_ids, v_sent.id);
    if v_stopped then
      -- The rest waits too: what comes behind may depend on what failed.
      v_result := null;
    elsif v_sent.result is not null or v_at is not null then
      v_result := case when v_sent.hash = coalesce(v_sent.body_hash, v_hashes[v_at])
        then coalesce(v_sent.result, v_added[v_at])
        else private.command_result(v_sent.id::text, 'body-mismatch') end;
    -- The device has an answer to a command before this one, and this database, which was put back,
    -- does not know it. If it took this one, it would claim to know that one too. The wait of 0 says
    -- so: the device finds out what is forgotten, and sends it first.
    elsif (v_sent.envelope ->> 'after')::bigint > v_last_seq then
      v_stopped := true;
      v_wait_ms := 0;
      v_result := null;
    -- A new command must have a greater number than all before it. One that has not was discarded on
    -- the device, or its ledger entry was pruned: it was decided once and is not run now.
    elsif v_sent.seq is null or v_sent.seq <= v_last_seq then
      v_result := private.command_result(v_sent.id::text,
        case when v_sent.seq is null then 'invalid' else 'too-old' end);
    else
      v_result := private.apply_one(p_user, p_guest, v_sent.envelope);
      v_stopped := v_result is null;
      if not v_stopped then
        v_ids := v_ids || v_sent.id;
        v_hashes := v_hashes || v_sent.hash;
        v_added := v_added || v_result;
        v_last_seq := v_sent.seq;
      end if;
    end if;
    v_results := v_results || coalesce(v_result,
      jsonb_build_object('id', v_sent.id, 'outcome', 'retry', 'afterMs', v_wait_ms));
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
  private.apply_one(uuid, uuid, jsonb),
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
