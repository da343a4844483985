import { decode } from 'hono/jwt';
import * as z from 'zod/mini';
import type { RunSql } from '#worker/supabase/database.ts';
import { quote } from '#worker/supabase/migrations.ts';

/** Who runs a statement, as PostgREST sets it for a request: the role, and the token's claims. */
export type Caller = { role: string; claims: Record<string, unknown> };

const callerSchema = z.looseObject({ role: z.string() });

/** The caller with this token. */
export function callerOf(accessToken: string): Caller {
  const claims = callerSchema.parse(decode(accessToken).payload);
  return { role: claims.role, claims };
}

/** A caller with one of the two keys alone, and no token of a person. */
export const callerWithKey = (role: 'anon' | 'service_role'): Caller => ({
  role,
  claims: { role },
});

export type Attempt = { caller: Caller; statement: string };

// The error undoes what the statement did, and the role and the claims with it.
const attemptFunction = `
create or replace function pg_temp.attempt(p_role text, p_claims text, p_statement text) returns text
language plpgsql as $$
declare
  v_answer text;
begin
  perform set_config('request.jwt.claims', p_claims, true),
    -- The embedded auth.uid() reads this one.
    set_config('request.jwt.claim.sub', coalesce(p_claims::jsonb ->> 'sub', ''), true);
  execute format('set local role %I', p_role);
  if p_statement like 'select %' then
    execute p_statement into v_answer;
  else
    execute p_statement;
  end if;
  raise exception using errcode = 'UNDO1', message = coalesce(v_answer, '');
exception
  when sqlstate 'UNDO1' then return sqlerrm;
  when insufficient_privilege or sqlstate 'PT403' then return 'refused';
  when others then return 'failed: ' || sqlstate || ' ' || sqlerrm;
end $$;
`;

const rowSchema = z.object({ outcome: z.string() });

/**
 * Tries each statement and undoes it. Gives for each, in order: what it selected (one text), '' if
 * it selected nothing, 'refused' if the database did not permit it, or 'failed: …'.
 */
export async function attemptAll(sql: RunSql, attempts: readonly Attempt[]): Promise<string[]> {
  const list = attempts.map(({ caller, statement }) => [
    caller.role,
    JSON.stringify(caller.claims),
    statement,
  ]);
  const rows = await sql(
    `${attemptFunction}
     select pg_temp.attempt(one ->> 0, one ->> 1, one ->> 2) as outcome
     from jsonb_array_elements(${quote(JSON.stringify(list))}::jsonb) with ordinality as a (one, n)
     order by n`,
  );
  return rows.map((row) => rowSchema.parse(row).outcome);
}
