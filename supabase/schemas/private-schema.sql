-- Schema "private" holds what no client may reach: PostgREST exposes "public" only (config.toml).
--
-- How access works everywhere in these files:
-- * Clients never write a table. With a write grant, a person's own token could forge a status, a
--   role or a ledger entry. All writes go through functions.
-- * A function in "public" runs as its caller (security invoker) and only forwards to a function of
--   the same name in "private", which runs as the owner (security definer), takes the user from the
--   token alone and has a fixed search_path.
-- * Reading is granted column by column, and rows are limited by policies. A new column is private
--   until it is named in a grant.
-- * Every object is first revoked from everyone and then granted. A project may have default
--   privileges that grant everything (older hosted projects) or nothing (newer ones).
-- * Every table has row level security, also where nothing is granted: a grant by mistake then
--   opens nothing. Functions in "private" belong to the tables' owner, whom policies do not bind.
-- * What a device waits for is plpgsql, which keeps the plans of what it calls. An SQL function has its
--   text parsed and planned anew for each statement that calls it.

create schema private;

revoke all on schema private from public, anon, authenticated, service_role;
-- The invoker functions in "public" must be able to name the functions in "private".
grant usage on schema private to anon, authenticated, service_role;

-- An open transaction holds back the lower end of every snapshot, so every pull would read again
-- from there. Where the database belongs to the host, its own setting is kept.
do $$ begin
  execute format('alter database %I set idle_in_transaction_session_timeout = %L',
    current_database(), '60s');
exception when insufficient_privilege then
  raise notice 'idle_in_transaction_session_timeout is left as the host set it';
end $$;
