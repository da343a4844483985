-- The message of an error may quote what a person typed, and a warning is in the server's log.
create or replace function private.apply_one(
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
