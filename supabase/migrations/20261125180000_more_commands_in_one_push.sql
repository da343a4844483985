-- A device that was offline for a day sends its commands in a push or two, and not in twenty.
create or replace function private.apply_batch(
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
