/**
 * What a hosted project has before its first migration and Lite does not create. It runs at each
 * start, so every statement can be repeated, and works for a role that is no superuser.
 */
export const platformSql = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
    -- Lite takes these roles on for each request.
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
  -- Only a superuser may give this away, and nothing of ours needs it: functions that run as their
  -- owner do what service_role asks for.
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter role service_role bypassrls;
  end if;
end $$;

grant usage on schema public, auth to anon, authenticated, service_role;

-- Lite leaves this one empty for everyone.
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
`;
