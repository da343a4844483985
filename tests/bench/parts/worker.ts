import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { preparedFolder } from '#tests/databases/prepared.ts';
import { makeManyPets } from '#tests/e2e/many-pets.ts';
import { Server } from '#tests/e2e/server.ts';
import { step } from '#tools/steps.js';
import { type Bare, barePglite, barePostgres } from '../bare-sql.ts';
import type { Bench } from '../bench.ts';
import { startConstantRoute } from '../constant-route.ts';
import { requestsPerSecond, timesPerSecond } from '../load.ts';
import type { Case, Figure, Part } from '../part.ts';
import { http, nextEnvelope, nth, portOf, register, type Somebody } from '../worker-people.ts';

const connections = 8;
const usualMs = 2_000;

/** A worker, the people signed in at it, and its database called by the driver alone. */
type Home = { server: Server; people: Somebody[]; bare: Bare; close(): Promise<void> };

async function onPostgres({ usualPets }: Bench): Promise<Home> {
  const database = await startPostgres([], preparedFolder());
  const url = database.newDatabase('bench');
  const server = await Server.create({ DATABASE_URL: url });
  await makeManyPets(server.dataDir, usualPets, url);
  await server.start();
  const people = await register(server, connections + 1);
  const bare = await barePostgres(url, connections);
  const close = async () => {
    await bare.close();
    await server.dispose();
    await database.stop();
  };
  return { server, people, bare, close };
}

async function onPglite({ usualPets }: Bench): Promise<Home> {
  const server = await Server.create();
  await makeManyPets(server.dataDir, usualPets);
  await server.start();
  const people = await register(server, connections + 1);
  // The copy has their sessions, and goes on without the worker.
  await server.terminate();
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  await cp(join(server.dataDir, 'postgres'), folder, { recursive: true });
  await server.start();
  const bare = await barePglite(folder);
  const close = async () => {
    await bare.close();
    await server.dispose();
    await rm(folder, { recursive: true });
  };
  return { server, people, bare, close };
}

/** Empty pulls, and pushes of one command; each over HTTP and by the driver alone. */
async function syncCases(
  on: string,
  { server, people, bare }: Home,
  ms: number,
): Promise<Record<string, Case>> {
  const [reader = nth(people, 0), ...writers] = people;
  const { clientId } = reader.browser;
  let { cursor } = await reader.browser.pull();
  ({ cursor } = await reader.browser.pull(cursor));
  const pull = http(
    server,
    reader,
    `GET /api/sync/pull?${new URLSearchParams({ clientId, cursor })}`,
  );
  const barePull = {
    text: 'select public.pull_own_rows($1::uuid, $2::text, $3::integer)',
    values: [clientId, cursor, 500],
  };
  const push = (n: number) => {
    const one = nth(writers, n);
    const body = { clientId: one.browser.clientId, commands: [nextEnvelope(one)] };
    return http(server, one, 'POST /api/sync/push', JSON.stringify(body));
  };
  // Of other devices than over HTTP, whose numbers go on by themselves.
  const others = writers.map((one) => ({ ...one, seq: 0, clientId: crypto.randomUUID() }));
  const barePush = (n: number) => {
    const one = nth(others, n);
    return bare.call(n, one.claims, {
      text: 'select public.apply_commands($1::uuid, $2::jsonb)',
      values: [one.clientId, JSON.stringify([nextEnvelope(one)])],
    });
  };
  const overHttp = (requestOf: (n: number) => string): Case =>
    ratedCase(() => requestsPerSecond(portOf(server), connections, ms, requestOf));
  const alone = (call: (n: number) => Promise<void>): Case =>
    ratedCase(() => timesPerSecond(connections, ms, call));
  return {
    [`${on}, pull`]: overHttp(() => pull),
    [`${on}, bare pull`]: alone((n) => bare.call(n, reader.claims, barePull)),
    [`${on}, push`]: overHttp(push),
    [`${on}, bare push`]: alone(barePush),
  };
}

const ratedCase =
  (rate: () => Promise<number>): Case =>
  async () => ({ perSecond: await rate() });

/** A page of the catalogue as gzip, and what any route takes at least. */
async function pageCases(server: Server, ms: number) {
  const path = await pathOfAPage(server.url);
  const { host } = new URL(server.url);
  const constants = await startConstantRoute(`${server.url}${path}`);
  const get = (port: number, target: string, headers = 'Host: localhost') =>
    ratedCase(() =>
      requestsPerSecond(
        port,
        connections,
        ms,
        () => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`,
      ),
    );
  return {
    cases: {
      page: get(portOf(server), path, `Host: ${host}\r\nAccept-Encoding: gzip`),
      'constant page': get(constants.port, '/page'),
      'constant word': get(constants.port, '/word'),
    },
    close: constants.stop,
  };
}

async function pathOfAPage(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/catalogue/manifest`);
  const { epoch, version, chunks } = catalogueManifestSchema.parse(await answer.json());
  const [chunk] = chunks;
  if (!chunk) throw new Error('There is no page.');
  const { from, to } = chunk;
  return `/api/catalogue/chunk?${new URLSearchParams({ epoch, version: String(version), from, to })}`;
}

const figure = (title: string, of: string, to: string, atLeast?: number): Figure => ({
  title,
  of: `${of}.perSecond`,
  to: `${to}.perSecond`,
  unit: 'a second',
  ...(atLeast !== undefined && { atLeast }),
});
const against = (on: string, what: string, atLeast: number) =>
  figure(
    `${on}: a ${what} against the driver alone`,
    `${on}, ${what}`,
    `${on}, bare ${what}`,
    atLeast,
  );

export const worker: Part = {
  name: 'worker',
  measures: `How often a second the worker answers over ${connections} connections, beside 10,000 pets: a pull that finds nothing new and a push of one command, against the same function called with the same identity by the database’s driver alone; a page of 500 pets as gzip, against a route of Hono that answers the same bytes, or a word.`,
  notes: [
    'On Postgres only where the machine has one (`initdb`).',
    'PGlite’s driver has no statements that stay prepared; the worker asks it in one round trip.',
  ],
  figures: [
    against('Postgres', 'pull', 0.5),
    against('Postgres', 'push', 0.5),
    against('PGlite', 'pull', 0.4),
    against('PGlite', 'push', 0.4),
    figure('a page against a constant word', 'page', 'constant word', 0.25),
    figure('a page against a constant page', 'page', 'constant page'),
  ],
  open: async (bench) => {
    const ms = bench.smoke ? 100 : usualMs;
    const pglite = await step('Starting a worker on PGlite', () => onPglite(bench));
    const postgres = whyNoPostgres
      ? undefined
      : await step('Starting a worker on Postgres', () => onPostgres(bench));
    const page = await pageCases(pglite.server, ms);
    const cases: Record<string, Case> = {
      ...(postgres && (await syncCases('Postgres', postgres, ms))),
      ...(await syncCases('PGlite', pglite, ms)),
      ...page.cases,
    };
    // The first requests load code.
    for (const warm of Object.values(cases)) await warm();
    return {
      cases,
      close: async () => {
        page.close();
        await pglite.close();
        await postgres?.close();
      },
    };
  },
};
