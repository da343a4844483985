import { openAsBlob } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCatalogue } from '#tests/contract/database-catalogue.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from '#tests/contract/postgres-server.ts';
import { type Frozen, frozenVersions } from '#tests/databases/frozen.ts';
import { preparedOriginal } from '#tests/databases/prepared.ts';
import { adasDevice } from '#tests/databases/sample-life.ts';
import type { Database, RunSql } from '#worker/supabase/database.ts';
import { openLite, startEmbedded } from '#worker/supabase/embedded.ts';
import { makeKeys } from '#worker/supabase/keys.ts';
import { loadBackup } from '#worker/supabase/backup/load-backup.ts';
import { openPglite } from '#worker/supabase/pglite.ts';
import { openPostgres } from '#worker/supabase/postgres.ts';

// Two databases for each, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 90_000 });

// These say which transactions belong to which database, and are new in each.
const ofThisDatabase = /^private\.(epoch|lives|database_incarnations|stamps|catalogue_versions)$/;
// Each version has rows in all tables but these: the first could not subscribe to notifications yet.
const emptyIn = (version: number) =>
  new Set([
    'private.lives',
    'private.database_incarnations',
    ...(version === 1 ? ['public.push_subscriptions'] : []),
  ]);
const renamed = new Map([['private.lives', 'private.database_incarnations']]);

/** The rows of all tables, by the name of the table. */
async function rowsByTable(sql: RunSql): Promise<Map<string, object[]>> {
  const tables = await sql(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace in
       ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`,
  );
  const found = new Map<string, object[]>();
  for (const { name } of tables) {
    const rows = await sql(`select to_jsonb(t)::text as row from ${String(name)} t`);
    found.set(
      String(name),
      rows.map(({ row }) => JSON.parse(String(row))),
    );
  }
  return found;
}

/** The tables and functions of a new database, to the letter: what every older one must have. */
let newCatalogue: Promise<Record<string, string>>;
beforeAll(() => {
  newCatalogue = (async () => {
    const original = await openAsBlob(preparedOriginal());
    const fresh = await startEmbedded({ migrationsDir, original });
    const catalogue = await readCatalogue(fresh.sql);
    await fresh.close();
    return Object.fromEntries(catalogue);
  })();
});

/** Makes a database of that version again, with its migrations, functions and rows. */
async function putBack(database: Database, frozen: Frozen) {
  await openLite(database, makeKeys());
  await loadBackup(
    database,
    frozen.lines(),
    () => {},
    async () => false,
  );
  const rows = await database.transaction(rowsByTable);
  const original = await database.copy?.();
  await database.close();
  return { rows, ...(original && { original }) };
}

/** Starts that database with the code of today, and goes on as the device did. */
async function upgrade(
  frozen: Frozen,
  { rows: before, original }: Awaited<ReturnType<typeof putBack>>,
  databaseUrl?: string,
) {
  const where = {
    ...(original && { original }),
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
  const backend = await startEmbedded({ ...where, migrationsDir });
  onTestFinished(() => backend.close());
  const after = await rowsByTable(backend.sql);
  const empty = emptyIn(frozen.version);
  for (const [name, rows] of before) {
    if (name.startsWith('auth.')) continue;
    if (!empty.has(name))
      expect(rows.length, `${name}, of version ${frozen.version}`).toBeGreaterThan(0);
    const now = after.get(renamed.get(name) ?? name);
    // A column may have been added since.
    if (ofThisDatabase.test(name)) expect(now?.length, name).toBeGreaterThanOrEqual(rows.length);
    else
      expect(now, name).toEqual(
        expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
      );
  }
  expect(after.get('auth.users')).toHaveLength(before.get('auth.users')?.length ?? -1);

  if (databaseUrl === undefined)
    expect(Object.fromEntries(await readCatalogue(backend.sql))).toEqual(await newCatalogue);

  const { sent, cursor, clientId, applicationId } = await frozen.memory();
  const device = await adasDevice(backend, { clientId });
  device.cursor = cursor;
  // Answered from the ledger.
  expect(await device.push([sent])).toEqual([{ id: sent.id, outcome: 'accepted' }]);
  await device.pull();
  expect(device.resets).toBe(1);
  expect(device.ids('cartItem')).toEqual([sent.command.args.petId]);
  expect(device.ids('application')).toHaveLength(2);
  const withdraw = { kind: 'withdrawApplication', args: { id: applicationId } } as const;
  const envelope = device.envelope(withdraw, sent.seq + 1);
  expect(await device.push([envelope])).toEqual([{ id: envelope.id, outcome: 'accepted' }]);
  await device.pull();
  expect(device.resets).toBe(1);
  expect(device.rows.get(`application ${applicationId}`)?.row).toMatchObject({
    status: 'withdrawn',
  });
}

const versions = frozenVersions.map((frozen) => ({ version: frozen.version, frozen }));
// The way of the first goes through all others.
const ends = versions.filter((_, at) => at === 0 || at === versions.length - 1);
const between = versions.slice(1, -1);

// The way from one version to the next is the same in both: on Postgres all go it, which is faster, but
// those between only with npm run programs.
describe('a database of an older version', () => {
  test.each(ends)('$version starts with every row, and its devices go on', async ({ frozen }) => {
    await upgrade(frozen, await putBack(await openPglite(undefined), frozen));
  });
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const title = 'one of version $version starts with every row, and its devices go on';
  const goesOn = async ({ version, frozen }: (typeof versions)[number]) => {
    const databaseUrl = server.newDatabase(`version_${version}`);
    await upgrade(frozen, await putBack(await openPostgres(databaseUrl), frozen), databaseUrl);
  };
  test.each(ends)(title, goesOn);
  test.each(between)(title, { tags: ['long'] }, goesOn);
});
