-- A push says up to which number of its client the server has accepted what no row shows yet, instead
-- of holding those commands again: a database that was put back refuses it (S9 in src/sync/SPEC.md).

create or replace function private.apply_batch(
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
