// Whether 100 changes take longer to pull the more pets there are.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { step } from '#tools/steps.js';
import { rpc } from '#worker/supabase/rpc.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { newPerson } from '../contract/people.ts';
import { startPostgres } from '../contract/postgres-server.ts';
import { inTurns, type Measured, medianMs, ratio } from './in-turns.ts';

/** Adds pets 'pet-1', 'pet-2' … in pieces, so that none takes too long. */
export async function makePets(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const piece = 20_000;
  for (let from = 1; from <= count; from += piece)
    await client.query(
      `insert into public.pets (id, name, type, breed, description, good_with)
       select 'pet-' || n, initcap(left(md5(n::text), 6)), 'dog', 'Beagle',
         repeat(md5(n::text) || ' ', 8), '{kids}'
       from generate_series(${from}, ${Math.min(count, from + piece - 1)}) n`,
    );
  await client.query('vacuum analyze');
  await client.end();
}

const changed = 100;
const callsEachRound = 40;

type Home = { count: number; deeds: Record<string, () => Promise<unknown>>; backend: Embedded };

async function makeHome(url: string, count: number): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  const backend = await startEmbedded({ migrationsDir, databaseUrl: url, dataDir });
  await rm(dataDir, { recursive: true });
  await step(`Making ${count} pets`, () => makePets(url, count));
  const { client } = await newPerson(backend, 'admin');
  const clientId = crypto.randomUUID();
  const pull = (p_cursor: string | null) =>
    rpc(client, 'pull_own_rows', { p_client: clientId, p_cursor, p_limit: 500 });
  let pulled = await pull(null);
  while (pulled.more) pulled = await pull(pulled.cursor);
  const { cursor } = pulled;
  const from = await rpc(backend.anonymous, 'catalogue_latest');
  const some = `id in (select 'pet-' || n * ${count / changed / 2} from generate_series(1, ${changed}) n)`;
  const others = `id in (select 'pet-' || n * ${count / changed / 2} from generate_series(${changed + 1}, ${2 * changed}) n)`;
  await backend.sql(`update public.pets set name = name || ' the Brave' where ${some}`);
  await backend.sql(`update public.pets set status = 'adopted' where ${others}`);
  // A version is made at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const to = await rpc(backend.anonymous, 'catalogue_latest');
  const range = { p_epoch: from.epoch, p_from: from.version, p_to: to.version };
  return {
    count,
    backend,
    deeds: {
      'changes of the catalogue': () => rpc(backend.anonymous, 'catalogue_changes', range),
      'an admin’s pull': () => pull(cursor),
      'the newest version': () => rpc(backend.anonymous, 'catalogue_latest'),
    },
  };
}

/** How long each takes among a million pets and among 10,000. */
export async function measureGrowth(rounds: number): Promise<Measured[]> {
  const database = await startPostgres(['-c', 'max_wal_size=8GB']);
  const homes: Home[] = [];
  try {
    for (const count of [10_000, 1_000_000])
      homes.push(await makeHome(database.newDatabase(`pets_${count}`), count));
    const measured: Measured[] = [];
    for (const title of Object.keys(homes[0]?.deeds ?? {})) {
      const cases = homes.map(({ count, deeds }) => ({
        name: `among ${count}`,
        take: () => medianMs(callsEachRound, async () => deeds[title]?.()),
      }));
      const figures = await inTurns(cases, rounds);
      const ratios = [ratio(figures, 'among 1000000', 'among 10000')];
      measured.push({ title, unit: 'ms', figures, ratios });
    }
    return measured;
  } finally {
    for (const { backend } of homes) await backend.close();
    await database.stop();
  }
}
