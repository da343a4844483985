import { expect, test } from 'vitest';
import type { RunSql } from '#worker/supabase/database.ts';
import { quote } from '#worker/supabase/migrations.ts';
import { onEveryBackend } from './backends.ts';

/** The schemas that PostgREST exposes (supabase/config.toml). */
const exposed = `'public'::regnamespace`;
const ours = `('public'::regnamespace, 'private'::regnamespace)`;

const definersFor = (role: string) =>
  `select oid::regprocedure::text as found from pg_proc
   where pronamespace = ${exposed} and prosecdef and has_function_privilege('${role}', oid, 'execute')`;

type Lint = { finds: string; planted: string };

const definer = (role: string) => `
  create function public.planted() returns void
    language sql security definer set search_path = '' as 'select';
  revoke execute on function public.planted() from public, anon, authenticated;
  grant execute on function public.planted() to ${role}`;

/**
 * What the database linter of Supabase says in the rules that are named here by their numbers, in
 * queries of our own: `finds` selects what breaks the rule, and `planted` is SQL that breaks it.
 *
 * @see https://github.com/supabase/splinter/tree/main/lints
 */
const lints: Record<string, Lint> = {
  '0007: a table with policies has row level security': {
    finds: `
      select polname || ' on ' || polrelid::regclass as found
      from pg_policy join pg_class c on c.oid = polrelid where not c.relrowsecurity`,
    planted: `alter table public.pets disable row level security`,
  },
  '0010: a view that people read runs with their rights': {
    finds: `
      select oid::regclass::text as found from pg_class
      where relkind in ('v', 'm') and relnamespace in ${ours}
        and (has_any_column_privilege('anon', oid, 'select')
          or has_any_column_privilege('authenticated', oid, 'select'))
        and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on',
          'security_invoker=1', 'security_invoker=yes'], false)`,
    planted: `
      create view public.planted as select * from public.users;
      grant select (name) on public.planted to authenticated`,
  },
  // Stricter than the linter: also not set to anything but nothing.
  '0011: a function has a fixed, empty search path': {
    finds: `
      select oid::regprocedure::text as found from pg_proc
      where pronamespace in ${ours} and not coalesce('search_path=""' = any (proconfig), false)`,
    planted: `create function private.planted() returns void language sql as 'select'`,
  },
  // Stricter than the linter: in "private" too.
  '0013: a table has row level security': {
    finds: `
      select oid::regclass::text as found from pg_class
      where relkind in ('r', 'p') and relnamespace in ${ours} and not relrowsecurity`,
    planted: `create table public.planted (id integer)`,
  },
  // Stricter than the linter: wherever it comes from. A person may write it about themselves.
  '0015: no policy decides by user_metadata': {
    finds: `
      select policyname || ' on ' || tablename as found from pg_policies
      where concat(qual, with_check) ~ 'user_meta_?data'`,
    planted: `
      create policy planted on public.pets for select to authenticated using (
        current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  // A policy without its condition lets everything through, like one whose condition is true.
  '0024: no policy lets people write every row': {
    finds: `
      select policyname || ' on ' || tablename as found from pg_policies
      where permissive = 'PERMISSIVE' and cmd <> 'SELECT'
        and roles && array['public', 'anon', 'authenticated']::name[]
        and (
          (cmd in ('UPDATE', 'DELETE', 'ALL')
            and coalesce(qual, 'true') ~* '^[\\s(]*(true|1\\s*=\\s*1)[\\s)]*$')
          or (cmd <> 'DELETE'
            and coalesce(with_check, qual, 'true') ~* '^[\\s(]*(true|1\\s*=\\s*1)[\\s)]*$'))`,
    planted: `
      create policy planted on public.pets for insert to authenticated with check (1 = 1)`,
  },
  '0028: a visitor calls no function of the API that runs as its owner': {
    finds: definersFor('anon'),
    planted: definer('anon'),
  },
  '0029: a person calls no function of the API that runs as its owner': {
    finds: definersFor('authenticated'),
    planted: definer('authenticated'),
  },
  // Ours: so that no grant can ever make one of the two above true.
  'a function of the API runs as its caller': {
    finds: `
      select oid::regprocedure::text as found from pg_proc
      where pronamespace = ${exposed} and prosecdef`,
    planted: definer('service_role'),
  },
};

// The error undoes what was planted.
const findFunction = `
create or replace function pg_temp.find(p_finds text, p_planted text) returns text
language plpgsql as $find$
declare
  v_found text;
begin
  execute p_planted;
  execute 'select string_agg(found, chr(10) order by found) from (' || p_finds || ') f' into v_found;
  raise exception using errcode = 'UNDO1', message = coalesce(v_found, '');
exception when sqlstate 'UNDO1' then return sqlerrm;
end $find$;
`;

/** What the query finds, after something was planted that is undone again. */
async function findings(sql: RunSql, { finds }: Lint, planted = 'select'): Promise<string> {
  const call = `select pg_temp.find(${quote(finds)}, ${quote(planted)}) as found`;
  const [row] = await sql(`${findFunction} ${call}`);
  return String(row?.['found']);
}

onEveryBackend((backend) => {
  test.each(Object.entries(lints))('%s', async (_rule, lint) => {
    expect(await findings(backend().sql, lint)).toBe('');
    expect(await findings(backend().sql, lint, lint.planted)).toMatch(/planted|pets/);
    // The planted one is gone again.
    expect(await findings(backend().sql, lint)).toBe('');
  });
});
