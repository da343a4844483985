import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { newPerson } from '#tests/contract/people.ts';
import { type PostgresServer, startPostgres } from '#tests/contract/postgres-server.ts';
import { preparedFolder } from '#tests/databases/prepared.ts';
import { insertManyPets } from '#tests/e2e/many-pets.ts';
import { step } from '#tools/steps.js';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { medianMs } from '../load.ts';
import type { Case, Figure, Part } from '../part.ts';

const changed = 100;
const calls = 40;

/** A home with so many pets, of which 100 have changed and 100 were adopted. */
async function openHome(database: PostgresServer, count: number) {
  const name = `pets_${count}`;
  const databaseUrl = database.newDatabase(name);
  const dataDir = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  const seedFile = join(migrationsDir, '..', 'seed.sql');
  const backend = await startEmbedded({ migrationsDir, databaseUrl, dataDir, seedFile });
  await rm(dataDir, { recursive: true });
  await step(`Making ${count} pets`, () => insertManyPets(backend.sql, count));
  // Or Postgres would do so meanwhile.
  database.psql(`\\c ${name}`, 'vacuum analyze');
  const { client } = await newPerson(backend, 'admin');
  const p_client = crypto.randomUUID();
  const pull = (p_cursor: string | null) =>
    rpc(client, 'pull_own_rows', { p_client, p_cursor, p_limit: 500 });
  let pulled = await pull(null);
  while (pulled.more) pulled = await pull(pulled.cursor);
  const { cursor } = pulled;
  const newestVersion = async () => {
    // One is made at most once a second: an older one would not have what was just written.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    return rpc(backend.anonymous, 'catalogue_latest');
  };
  const from = await newestVersion();
  // Spread over the whole table.
  const every = (offset: number) => `
    where id in (
      select id from (select id, row_number() over (order by id) as nth from public.pets) as numbered
      where nth % ${count / changed} = ${offset})`;
  await backend.sql(`update public.pets set name = name || ' the Brave' ${every(1)}`);
  await backend.sql(`update public.pets set status = 'adopted' ${every(2)}`);
  const to = await newestVersion();
  const range = { p_epoch: from.epoch, p_from: from.version, p_to: to.version };
  const calling: Case = async () => ({
    changesMs: await medianMs(calls, () => rpc(backend.anonymous, 'catalogue_changes', range)),
    pullMs: await medianMs(calls, () => pull(cursor)),
    latestMs: await medianMs(calls, () => rpc(backend.anonymous, 'catalogue_latest')),
  });
  return { calling, close: backend.close };
}

const grown = (title: string, what: string): Figure => ({
  title,
  of: `1,000,000.${what}`,
  to: `10,000.${what}`,
  unit: 'ms',
  atMost: 1.5,
});

export const workerGrowth: Part = {
  name: 'worker-growth',
  measures: `What the worker asks of Postgres, among a million pets against among 10,000, of which ${changed} have changed and ${changed} were adopted: of each round the median of ${calls} calls. It needs a Postgres on the machine (\`initdb\`).`,
  skipInSmoke: true,
  figures: [
    grown('the changes of the catalogue', 'changesMs'),
    grown('an admin’s pull of the adopted', 'pullMs'),
    grown('the newest version', 'latestMs'),
  ],
  open: async () => {
    const database = await startPostgres(['-c', 'max_wal_size=8GB'], preparedFolder());
    const few = await openHome(database, 10_000);
    const many = await openHome(database, 1_000_000);
    return {
      cases: { '10,000': few.calling, '1,000,000': many.calling },
      close: async () => {
        await few.close();
        await many.close();
        await database.stop();
      },
    };
  },
};
