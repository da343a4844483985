import '#worker/supabase/pglite.ts'; // before Lite: it keeps Node's warnings
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunSql } from '#worker/supabase/database.ts';
import { applyMigrations } from '#worker/supabase/migrations.ts';

const file = '20260101000000_first.sql';
const original = 'create table public.first (id int);';

let folder: string;
let db: PGlite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeward-checksums-'));
  await writeFile(join(folder, file), original);
  db = await PGlite.create();
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const transaction = <Result>(run: (sql: RunSql) => Promise<Result>) =>
  db.transaction((tx) => run(async (text) => (await tx.exec(text)).at(-1)?.rows ?? []));
const start = () => applyMigrations(transaction, folder);
const history = async () =>
  (await db.query('select version, name, sha256 from supabase_migrations.schema_migrations')).rows;

test('a migration that was applied and edited since stops the start, with what to do', async () => {
  expect(await start()).toBe(1);
  expect(await start()).toBe(0);
  await writeFile(join(folder, file), `${original} create table public.second (id int);`);
  await expect(start()).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(
      new RegExp(`${file} is not what this database has applied.*git checkout.*new migration`),
    ),
  });
  await writeFile(join(folder, file), original);
  expect(await start()).toBe(0);
});

test('a text that came with the line ends of Windows is the same migration', async () => {
  await writeFile(join(folder, file), `${original}\n-- the end\n`);
  await start();
  await writeFile(join(folder, file), `${original}\r\n-- the end\r\n`);
  expect(await start()).toBe(0);
});

test('a database from before the checksums gets them at its next start', async () => {
  await start();
  const [known] = await history();
  await db.exec('alter table supabase_migrations.schema_migrations drop column sha256');
  expect(await start()).toBe(0);
  expect(await history()).toEqual([known]);
});

test('the table stays as the Supabase CLI expects it', async () => {
  // What the CLI runs before and after a migration of its own.
  await db.exec(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
    insert into supabase_migrations.schema_migrations (version, name, statements)
      values ('20250101000000', 'by the CLI', '{"select 1"}')`);
  expect(await start()).toBe(1);
  await db.exec(`insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('20270101000000', 'by the CLI', '{"select 1"}')
    on conflict (version) do update set name = excluded.name, statements = excluded.statements`);
  expect(await history()).toHaveLength(3);
});
