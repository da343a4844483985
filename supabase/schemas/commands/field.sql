-- A text field of a command's arguments without the space around it; null where it is no text.
create function private.field(p_args jsonb, p_name text) returns text
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_args -> p_name) = 'string'
    then btrim(p_args ->> p_name, E' \t\n\r\u00a0') end
$$;
revoke execute on function private.field(jsonb, text) from public, anon, authenticated, service_role;
