// Many refreshes at once with one cookie: on PGlite, and by two workers on one Postgres server.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '#tests/contract/browser.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from '#tests/contract/postgres-server.ts';
import { Server } from '#tests/e2e/server.ts';

// A thousand for a report: ROUNDS=1000.
const rounds = Number(process.env['ROUNDS'] ?? 5);
vi.setConfig({ testTimeout: 60_000 + rounds * 3_000, hookTimeout: 120_000 });

const name = 'homeward';

/** Twenty refreshes at once with one cookie, a round after the other with the cookie they gave. */
async function race(workers: readonly Server[]): Promise<void> {
  const [first] = workers;
  if (!first) throw new Error('there is no worker');
  const send = (request: Request) => fetch(request);
  const holder = new Browser(first.url, send);
  const email = `race-${crypto.randomUUID()}@example.org`;
  await holder.register(email);
  const failures: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const old = holder.cookies.get(name) ?? '';
    const tabs = Array.from({ length: 20 }, (_, at) => {
      const tab = new Browser((workers[at % workers.length] ?? first).url, send);
      tab.cookies.set(name, old);
      return tab;
    });
    const answers = await Promise.all(
      tabs.map((tab) => tab.request('/api/session/refresh', { method: 'POST' })),
    );
    const refused = answers.filter(({ ok }) => !ok).map(({ status }) => status);
    const given = new Set(tabs.map((tab) => tab.cookies.get(name)));
    if (refused.length > 0) failures.push(`round ${round}: refused with ${refused.join(', ')}`);
    if (given.size !== 1 || given.has(old) || given.has(undefined))
      failures.push(`round ${round}: ${given.size} new cookies`);
    holder.cookies.set(name, tabs.find((tab) => tab.cookies.has(name))?.cookies.get(name) ?? '');
    const known = await holder.request('/api/session');
    if ((await known.json()).user?.email !== email) {
      failures.push(`round ${round}: signed out`);
      await holder.signIn(email, 'long enough', 'user');
    }
  }
  expect(failures).toEqual([]);
}

describe('on PGlite', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.create();
    await server.start();
  });
  afterAll(() => server?.dispose());

  test(`${rounds} rounds of twenty refreshes at once sign nobody out, with one new token each`, () =>
    race([server]));
});

describe.skipIf(whyNoPostgres)(`two workers ${onPostgresTitle}`, () => {
  let postgres: PostgresServer;
  let workers: Server[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const first = await Server.create({ DATABASE_URL: postgres.url });
    await first.start();
    const second = await Server.create({ DATABASE_URL: postgres.url, DATA_DIR: first.dataDir });
    await second.start();
    workers = [first, second];
  });
  afterAll(async () => {
    await workers[1]?.dispose();
    await workers[0]?.dispose();
    await postgres?.stop();
  });

  test(`${rounds} rounds of twenty refreshes at once sign nobody out, with one new token each`, () =>
    race(workers));
});
