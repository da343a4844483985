import '#worker/supabase/pglite.ts'; // before Lite: it keeps Node's warnings
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { describe, expect, test, vi } from 'vitest';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { application, newPerson, newPet } from '#tests/contract/people.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';

// Two databases for each test, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 90_000 });

const migrations = readdirSync(migrationsDir)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

/** The parts of a hosted project, before its first migration, that our migrations rely on. */
const hosted = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create role supabase_auth_admin nologin; create role deployer nologin;
  create schema auth authorization supabase_auth_admin;
  set role supabase_auth_admin;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz, updated_at timestamptz);
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  grant usage on schema auth to deployer, anon, authenticated, service_role;
  grant select, references, trigger on auth.users to deployer;
  grant select, delete, references on auth.sessions to deployer;
  reset role;
  grant create on database postgres to deployer;
  grant all on schema public to deployer;
  revoke execute on function pg_control_system(), pg_control_checkpoint() from public;`;

// By default, older hosted projects grant everything to everyone, newer ones nothing.
const defaults = {
  everything: `alter default privileges for role deployer in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role deployer in schema public
      grant all on functions to anon, authenticated, service_role;`,
  nothing: `alter default privileges for role deployer revoke all on tables from public;
    alter default privileges for role deployer revoke execute on functions from public;`,
};

/** One list of who may read which column, write which table or call which function. */
const access = `
  select r.rolname || ' ' || p.oid::regprocedure::text as line
  from pg_proc p, pg_roles r
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and r.rolname in ('anon', 'authenticated', 'service_role')
    and has_function_privilege(r.oid, p.oid, 'execute')
  union all
  select r.rolname || ' ' || privilege || ' ' || c.oid::regclass::text
  from pg_class c, pg_roles r, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and r.rolname in ('anon', 'authenticated', 'service_role')
    and has_table_privilege(r.oid, c.oid, privilege)
  union all
  select r.rolname || ' select ' || c.oid::regclass::text || '.' || a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid, pg_roles r
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
    and a.attnum > 0 and r.rolname in ('anon', 'authenticated', 'service_role')
    and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
  order by 1`;

describe('on a hosted project', () => {
  test('a deployer who is no superuser migrates to the same access, whatever is granted by default', async () => {
    const lists = [];
    for (const privileges of Object.values(defaults)) {
      const db = await PGlite.create();
      await db.exec(hosted);
      await db.exec(privileges);
      await db.exec('set role deployer');
      for (const file of migrations) await db.exec(readFileSync(join(migrationsDir, file), 'utf8'));
      await db.exec(
        `reset role;
         set role supabase_auth_admin;
         insert into auth.users values
           ('00000000-0000-4000-8000-000000000001', 'ada@example.org', '{"name":"Ada"}')`,
      );
      // There is an epoch even if the timeline may not be read.
      await db.exec('reset role; set role anon');
      const { rows } = await db.query<{ latest: { epoch: string } }>(
        'select public.catalogue_latest() as latest',
      );
      expect(rows[0]?.latest.epoch).toMatch(/^[0-9a-f]{32}$/);
      await db.exec('reset role');
      expect((await db.query('select name, is_admin from public.users')).rows).toEqual([
        { name: 'Ada', is_admin: false },
      ]);
      lists.push((await db.query<{ line: string }>(access)).rows.map((row) => row.line));
      await db.close();
    }
    const [everything, nothing] = lists;
    expect(everything).toEqual(nothing);
    expect(everything?.filter((line) => / (insert|update|delete|truncate) /.test(line))).toEqual(
      [],
    );
    expect(everything).toContain('anon select pets.name');
    expect(everything).toContain('anon catalogue_latest()');
    expect(everything).not.toContain('anon apply_commands(uuid,jsonb)');
  });
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  test('a server that does not answer is named, with what to do', async () => {
    const databaseUrl = 'postgres://owner@127.0.0.1:1/nowhere';
    await expect(startEmbedded({ migrationsDir, databaseUrl })).rejects.toThrow(
      /^The Postgres server at 127.0.0.1:1 does not let us in \(.*ECONNREFUSED.*\): look at DATABASE_URL/,
    );
  });

  test('an owner who is no superuser, with nothing granted by default, gets the whole backend', async () => {
    const server = await startPostgres();
    const asOwner = await startEmbedded({ migrationsDir, databaseUrl: server.url });
    await asOwner.sql(
      `create role keeper login createrole;
       grant anon, authenticated, service_role to keeper with admin option;
       alter default privileges for role keeper revoke execute on functions from public`,
    );
    await asOwner.close();
    server.createDatabase('shelter', 'keeper');

    const databaseUrl = server.url.replace('owner@', 'keeper@').replace(/postgres$/, 'shelter');
    const backend = await startEmbedded({ migrationsDir, databaseUrl });
    const device = (await newPerson(backend)).device();
    expect(await device.say(application(await newPet(backend)))).toBe('accepted');
    await device.pull();
    expect(device.ids('application')).toHaveLength(1);
    await backend.close();
    await server.stop();
  });
});
