// Pulls and pushes over HTTP, and the same calls by the driver alone.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '#tools/steps.js';
import { startPostgres } from '../contract/postgres-server.ts';
import { Server } from '../e2e/server.ts';
import { type Bare, type BareCall, barePglite, barePostgres } from './bare-sql.ts';
import { inTurns, type Measured, ratio } from './in-turns.ts';
import { type RequestOf, requestsPerSecond, timesPerSecond } from './load.ts';
import { http, nextEnvelope, nth, portOf, register, type Somebody } from './worker-people.ts';
import { makePets } from './worker-growth.ts';

/** How many rounds, each of so many milliseconds for each case. */
export type Effort = { rounds: number; ms: number };
export const connections = 8;

/** On a Postgres server, beside 10,000 pets. */
export async function measureOnPostgres(effort: Effort): Promise<Measured> {
  const database = await startPostgres();
  const url = database.newDatabase('bench');
  const server = await Server.create({ DATABASE_URL: url });
  try {
    await step('Starting the worker on Postgres', () => server.start());
    await makePets(url, 10_000);
    const people = await register(server, connections + 1);
    const bare = await barePostgres(url, connections);
    const measured = await measureSync('On Postgres', server, bare, people, effort);
    await bare.close();
    return measured;
  } finally {
    await server.dispose();
    await database.stop();
  }
}

/** On PGlite in a folder. */
export async function measureOnPglite(effort: Effort): Promise<Measured> {
  const server = await Server.create();
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  try {
    await step('Starting the worker on PGlite', () => server.start());
    const people = await register(server, connections + 1);
    // The copy has their sessions, and goes on without the worker.
    await server.terminate();
    await cp(join(server.dataDir, 'postgres'), folder, { recursive: true });
    await server.start();
    const bare = await barePglite(folder);
    const measured = await measureSync('On PGlite', server, bare, people, effort);
    await bare.close();
    return measured;
  } finally {
    await server.dispose();
    await rm(folder, { recursive: true });
  }
}

async function measureSync(
  title: string,
  server: Server,
  bare: Bare,
  people: Somebody[],
  { rounds, ms }: Effort,
): Promise<Measured> {
  const [reader = nth(people, 0), ...writers] = people;
  let { cursor } = await reader.browser.pull();
  ({ cursor } = await reader.browser.pull(cursor));
  const query = new URLSearchParams({ clientId: reader.browser.clientId, cursor });
  const pullRequest = http(server, reader, `GET /api/sync/pull?${query}`);
  const pushRequest: RequestOf = (n) => {
    const one = nth(writers, n);
    const body = { clientId: one.browser.clientId, commands: [nextEnvelope(one)] };
    return http(server, one, 'POST /api/sync/push', JSON.stringify(body));
  };
  const pullCall: BareCall = {
    text: 'select public.pull_own_rows($1::uuid, $2::text, $3::integer)',
    values: [reader.browser.clientId, cursor, 500],
  };
  // Of other devices than over HTTP, whose numbers go on by themselves.
  const others = writers.map((one) => ({ ...one, seq: 0, clientId: crypto.randomUUID() }));
  const pushCall = (n: number) => {
    const one = others[n % others.length];
    if (!one) throw new Error('Nobody is registered.');
    return bare.call(n, one.claims, {
      text: 'select public.apply_commands($1::uuid, $2::jsonb)',
      values: [one.clientId, JSON.stringify([nextEnvelope(one)])],
    });
  };
  const port = portOf(server);
  const figures = await inTurns(
    [
      { name: 'pull', take: () => requestsPerSecond(port, connections, ms, () => pullRequest) },
      {
        name: 'bare pull',
        take: () => timesPerSecond(connections, ms, (n) => bare.call(n, reader.claims, pullCall)),
      },
      { name: 'push', take: () => requestsPerSecond(port, connections, ms, pushRequest) },
      { name: 'bare push', take: () => timesPerSecond(connections, ms, pushCall) },
    ],
    rounds,
  );
  return {
    title: `${title}, ${connections} connections`,
    unit: 'a second',
    figures,
    ratios: [ratio(figures, 'pull', 'bare pull'), ratio(figures, 'push', 'bare push')],
  };
}
