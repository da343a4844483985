// How fast the worker answers, against what its parts could at most: the same SQL by the driver
// alone, and a Hono route that answers a constant. Every figure is a ratio of one run.
//
//   node tests/bench/worker.ts                    all but the growth
//   node tests/bench/worker.ts --part postgres    or pglite, or page
//   node tests/bench/worker.ts --part growth      100 changes among 10,000 and 1,000,000 pets
//   node tests/bench/worker.ts --rounds 3 --ms 2000
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSessionsSchema } from '#src/domain/open-sessions.ts';
import { catalogueManifestSchema, ownerHeader } from '#src/domain/protocol.ts';

import { step } from '#tools/steps.js';
import { Browser } from '../contract/browser.ts';
import { startPostgres } from '../contract/postgres-server.ts';
import { Server } from '../e2e/server.ts';
import { type Bare, type BareCall, barePglite, barePostgres, type Claims } from './bare-sql.ts';
import { startConstantRoute } from './constant-route.ts';
import { middle, type RequestOf, requestsPerSecond, timesPerSecond } from './load.ts';
import { makePets, measureGrowth } from './worker-growth.ts';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    ms: { type: 'string', default: '3000' },
  },
});
const { part } = options;
const rounds = Number(options.rounds);
const ms = Number(options.ms);
const connections = 8;
const petId = 'luna-black-cat';

type Case = { name: string; rate: () => Promise<number> };

/** Takes turns: each round begins with another case. Prints the median of each and its spread. */
async function measure(cases: readonly Case[]): Promise<Map<string, number[]>> {
  const rates = new Map(cases.map(({ name }): [string, number[]] => [name, []]));
  for (const { rate } of cases) await rate(); // warm
  for (let round = 0; round < rounds; round += 1)
    for (const n of cases.keys()) {
      const one = cases[(n + round) % cases.length];
      if (one) rates.get(one.name)?.push(await one.rate());
    }
  for (const [name, values] of rates)
    console.log(
      `  ${name}: ${middle(values).toFixed(0)} a second (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`,
    );
  return rates;
}

function ratio(rates: Map<string, number[]>, of: string, to: string): void {
  // Of each round its own, since load comes and goes.
  const each = (rates.get(of) ?? []).map((rate, n) => rate / (rates.get(to)?.[n] ?? Number.NaN));
  const spread = `${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)}`;
  console.log(`  ${of} / ${to}: ${middle(each).toFixed(2)} (${spread})`);
}

/** Somebody signed in at a server: their browser, and what their token says. */
type Somebody = { browser: Browser; claims: Claims; seq: number };

async function register(server: Server, count: number): Promise<Somebody[]> {
  const people: Somebody[] = [];
  for (let n = 0; n < count; n += 1) {
    const browser = new Browser(server.url, (request) => fetch(request));
    await browser.register(`bench-${crypto.randomUUID()}@example.org`);
    const { value } = await sessionOf(browser);
    people.push({ browser, claims: { sub: browser.owner, session_id: value }, seq: 0 });
  }
  return people;
}

async function sessionOf(browser: Browser): Promise<{ value: string }> {
  const answer = await browser.request('/api/sessions');
  const { sessions } = openSessionsSchema.parse(await answer.json());
  return { value: sessions.find(({ isThis }) => isThis)?.id ?? '' };
}

/** One more command of somebody: into the cart and out of it again. */
function nextEnvelope(one: Somebody) {
  one.seq += 1;
  const kind = one.seq % 2 === 1 ? 'addToCart' : 'removeFromCart';
  return { id: crypto.randomUUID(), seq: one.seq, command: { kind, args: { petId } } };
}

const nth = (people: readonly Somebody[], n: number): Somebody => {
  const one = people[n % people.length];
  if (!one) throw new Error('Nobody is registered.');
  return one;
};

function http(server: Server, { browser }: Somebody, line: string, body = ''): string {
  const { host, origin } = new URL(server.url);
  return (
    `${line} HTTP/1.1\r\nHost: ${host}\r\n${ownerHeader}: ${browser.owner}\r\n` +
    `Cookie: ${[...browser.cookies].map((pair) => pair.join('=')).join('; ')}\r\n` +
    (body === ''
      ? '\r\n'
      : `Origin: ${origin}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  );
}

const portOf = (server: Server) => Number(new URL(server.url).port);

/** Pulls and pushes over HTTP, and the same calls by the driver alone. */
async function measureSync(title: string, server: Server, bare: Bare, people: Somebody[]) {
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
  console.log(`${title}, ${connections} connections`);
  const port = portOf(server);
  const rates = await measure([
    { name: 'pull', rate: () => requestsPerSecond(port, connections, ms, () => pullRequest) },
    {
      name: 'bare pull',
      rate: () => timesPerSecond(connections, ms, (n) => bare.call(n, reader.claims, pullCall)),
    },
    { name: 'push', rate: () => requestsPerSecond(port, connections, ms, pushRequest) },
    { name: 'bare push', rate: () => timesPerSecond(connections, ms, pushCall) },
  ]);
  ratio(rates, 'pull', 'bare pull');
  ratio(rates, 'push', 'bare push');
}

/** A page of 500 pets, compressed, against a route that answers the same constant. */
async function measurePage(server: Server, somebody: Somebody) {
  const { epoch, version, chunks } = catalogueManifestSchema.parse(
    await (await fetch(`${server.url}/api/catalogue/manifest`)).json(),
  );
  const chunk = chunks.find(({ count }) => count === 500);
  if (!chunk) throw new Error('There is no whole page.');
  const { from, to } = chunk;
  const query = new URLSearchParams({ epoch, version: String(version), from, to });
  const path = `/api/catalogue/chunk?${query}`;
  const page = http(server, somebody, `GET ${path}`).replace(
    '\r\n\r\n',
    '\r\nAccept-Encoding: gzip\r\n\r\n',
  );
  const { port, bytes, stop } = await startConstantRoute(
    `http://127.0.0.1:${portOf(server)}${path}`,
  );
  const constant = (route: string) => `GET ${route} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const rate = (toPort: number, request: string) => () =>
    requestsPerSecond(toPort, connections, ms, () => request);
  console.log(`A page of ${chunk.count} pets, ${bytes} bytes of gzip`);
  const rates = await measure([
    { name: 'page', rate: rate(portOf(server), page) },
    { name: 'constant word', rate: rate(port, constant('/word')) },
    { name: 'constant page', rate: rate(port, constant('/page')) },
  ]);
  ratio(rates, 'page', 'constant word');
  ratio(rates, 'page', 'constant page');
  stop();
}

async function onPostgres() {
  const database = await startPostgres();
  const url = database.newDatabase('bench');
  const server = await Server.create({ DATABASE_URL: url });
  try {
    await step('Starting the worker on Postgres', () => server.start());
    await makePets(url, 10_000);
    const people = await register(server, connections + 1);
    const bare = await barePostgres(url, connections);
    if (part !== 'page') await measureSync('On Postgres', server, bare, people);
    await bare.close();
    if (part !== 'postgres') await measurePage(server, nth(people, 0));
  } finally {
    await server.dispose();
    await database.stop();
  }
}

async function onPglite() {
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
    await measureSync('On PGlite', server, bare, people);
    await bare.close();
  } finally {
    await server.dispose();
    await rm(folder, { recursive: true });
  }
}

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
console.log(`load average ${load()}`);
if (part === 'growth') await measureGrowth(rounds);
else {
  if (part !== 'pglite') await onPostgres();
  if (part === undefined || part === 'pglite') await onPglite();
}
console.log(`load average ${load()}`);
