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

-- Runs one command in its own subtransaction, with its entry in the ledger: both are kept, or
-- neither. Returns null where the database failed in a way that may pass.
--
-- Which errors may pass? Invalid data (class 22) and a violated constraint (class 23) fail again at
-- every repeat: that command is rejected, and nothing behind it has to wait. All other errors may
-- pass: a serialization failure or a deadlock (class 40), a lock not available (55P03), missing
-- resources (53), and also a bug of ours, which an update mends. There the device keeps the command
-- and everything behind it. A lost connection (08) or a cancelled query (57014) fails the whole
-- request, which the device repeats.
create function private.apply_one(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_envelope jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_envelope ->> 'id')::uuid;
  v_seq bigint := (p_envelope ->> 'seq')::bigint;
  v_command jsonb := p_envelope -> 'command';
  v_hash bytea := sha256(convert_to(coalesce(v_command, 'null')::text, 'UTF8'));
  v_known private.applied_commands;
  v_reason text;
  v_result jsonb;
begin
  select * into v_known from private.applied_commands
    where actor = p_actor and client_id = p_client and command_id = v_id;
  if found then
    return case when v_known.body_hash = v_hash then v_known.result
      else private.command_result(v_id::text, 'body-mismatch') end;
  end if;
  -- A new command must have a greater number than all before it. One that has not was discarded on
  -- the device, or its ledger entry was pruned: it was decided once and is not run now.
  if v_seq is null or v_seq <= (
      select last_seq from private.clients where actor = p_actor and client_id = p_client) then
    return private.command_result(v_id::text, case when v_seq is null then 'invalid' else 'too-old' end);
  end if;

  begin
    begin
      v_reason := private.run_command(
        p_user, p_guest, v_command ->> 'kind', coalesce(v_command -> 'args', '{}'));
    exception
      when data_exception or integrity_constraint_violation then
        v_reason := 'invalid';
    end;
    v_result := private.command_result(v_id::text, v_reason);
    insert into private.applied_commands (actor, client_id, command_id, body_hash, result)
      values (p_actor, p_client, v_id, v_hash, v_result);
    -- In the same transaction as the effect: who reads this number can read its rows too.
    update private.clients set last_seq = v_seq, used_at = now()
      where actor = p_actor and client_id = p_client;
    return v_result;
  exception when others then
    raise warning 'command % was not applied: %', v_id, sqlstate;
    return null;
  end;
end $$;

create function private.apply_batch(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_commands jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_envelope jsonb;
  v_result jsonb;
  v_results jsonb := '[]';
  v_stopped boolean := false;
begin
  if p_client is null or jsonb_typeof(p_commands) is distinct from 'array'
      or jsonb_array_length(p_commands) > 250 then
    raise exception 'p_commands is an array of at most 250 commands' using errcode = '22023';
  end if;
  -- Locks the client's row until the end: two requests of one client (the tab's and the service
  -- worker's) would otherwise both find a command unknown, and both run it.
  insert into private.clients as c (actor, client_id, user_id) values (p_actor, p_client, p_user)
    on conflict (actor, client_id) do update set used_at = now();
  for v_envelope in select value from jsonb_array_elements(p_commands) loop
    if not v_stopped then
      v_result := private.apply_one(p_actor, p_user, p_guest, p_client, v_envelope);
      -- The rest waits too: what comes behind may depend on what failed.
      v_stopped := v_result is null;
    end if;
    v_results := v_results || case when v_stopped
      then jsonb_build_object('id', v_envelope ->> 'id', 'outcome', 'retry', 'afterMs', 1000)
      else v_result end;
  end loop;
  return v_results;
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
  private.apply_one(text, uuid, uuid, uuid, jsonb),
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
