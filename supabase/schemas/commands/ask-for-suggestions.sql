-- The one command that guests may send too: either p_user or p_guest is given.
create function private.ask_for_suggestions(p_user uuid, p_guest uuid, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
begin
  if v_id is null then return 'invalid'; end if;
  insert into public.chat_sessions (id, user_id, guest_id, prompt)
    values (v_id, p_user, p_guest, private.field(p_args, 'prompt')) on conflict do nothing;
  if not found then
    -- Either the same person asked before, or the id is somebody else's.
    return case when exists (select from public.chat_sessions
      where id = v_id and user_id is not distinct from p_user and guest_id is not distinct from p_guest)
      then null else 'invalid' end;
  end if;
  -- In the transaction of the question: a question without its job would never be answered.
  insert into private.jobs (kind, chat_session_id) values ('suggestion', v_id);
  perform pg_notify('homeward', 'jobs');
  return null;
end $$;
revoke execute on function private.ask_for_suggestions(uuid, uuid, jsonb)
  from public, anon, authenticated, service_role;
