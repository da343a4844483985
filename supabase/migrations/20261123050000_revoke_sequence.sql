-- Where a project's default privileges grant everything, the roles of the API could draw numbers from
-- this sequence: the revoke on its table does not include it.

revoke all on sequence private.database_incarnations_n_seq
  from public, anon, authenticated, service_role;
