// The real worker on a Postgres server that restarts, hangs or is away.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Browser, refusal } from '#tests/contract/browser.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from '#tests/contract/postgres-server.ts';
import { Server } from '#tests/e2e/server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

// Fifty for a report: RESTARTS=50. Each way once is enough to notice a driver that ends the process.
const ways = ['fast', 'immediate', 'killed', 'terminated'] as const;
const restarts = Number(process.env['RESTARTS'] ?? ways.length);

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  let postgres: PostgresServer;
  let server: Server;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await Server.create({ DATABASE_URL: postgres.url });
    await server.start();
  });
  afterAll(async () => {
    await server?.dispose();
    await postgres?.stop();
  });

  /** Ends each connection of the database but this one; `like` chooses by their last statement. */
  async function terminate(like = '%'): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query ilike $1',
      [like],
    );
    await client.end();
  }

  const newBrowser = () => new Browser(server.url, (request) => fetch(request));
  const health = () => fetch(`${server.url}/api/health`);

  test(`${restarts} restarts under load end no worker, leave no request waiting, and lose nothing`, async () => {
    let over = false;
    let longestMs = 0;
    const pushers = Array.from({ length: 2 }, async () => {
      const browser = newBrowser();
      const said: string[] = [];
      await browser.introduceGuest();
      for (let seq = 1; !over; seq += 1) {
        const id = crypto.randomUUID();
        const command = { kind: 'askForSuggestions', args: { id, prompt: `Question ${seq}` } };
        const commands = [{ id: crypto.randomUUID(), seq, command }];
        for (;;) {
          const begun = performance.now();
          const body = { clientId: browser.clientId, commands };
          const answer = await browser.request('/api/sync/push', { method: 'POST', body });
          longestMs = Math.max(longestMs, performance.now() - begun);
          if (answer.ok) {
            const { results } = await answer.json();
            if (results[0].outcome === 'accepted') break;
            expect(results[0].outcome).toBe('retry');
          } else {
            expect(answer.headers.get('Retry-After')).toBe('2');
            expect(await refusal(answer)).toMatchObject({ status: 503, code: 'unavailable' });
          }
          await wait(50);
        }
        said.push(id);
        await wait(20);
      }
      return { browser, said };
    });
    for (let nth = 0; nth < restarts; nth += 1) {
      await wait(500);
      const way = ways[nth % ways.length] ?? 'fast';
      if (way === 'terminated') await terminate();
      else {
        await postgres.down(way);
        await postgres.up();
      }
      const begun = performance.now();
      await vi.waitFor(async () => expect((await health()).status).toBe(200), 10_000);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(server.running).toBe(true);
    }
    over = true;
    for (const { browser, said } of await Promise.all(pushers)) {
      // A question that is being answered comes with the next pull.
      await vi.waitFor(async () => {
        const changes = await browser.pullAll();
        const held = changes.filter(({ kind }) => kind === 'chatSession').map(({ id }) => id);
        expect(held.toSorted()).toEqual(said.toSorted());
      }, 10_000);
    }
    expect(longestMs).toBeLessThan(10_000);
  });

  test('a stream whose LISTEN was cut is poked: something may have changed meanwhile', async () => {
    const stream = await newBrowser().listen();
    await terminate('listen%');
    expect(await stream.next()).toMatchObject({ stream: 'own-rows' });
    await stream.stop();
  });

  test.each([
    ['down', () => postgres.down('fast'), () => postgres.up()],
    ['frozen', async () => postgres.freeze(), async () => postgres.thaw()],
  ])(
    'while Postgres is %s every request is told so in time, and health within 3 s',
    async (_, goAway, comeBack) => {
      const browser = newBrowser();
      await browser.register(`${crypto.randomUUID()}@example.org`);
      await goAway();
      onTestFinished(comeBack);
      const asked = performance.now();
      const unwell = await health();
      expect(performance.now() - asked).toBeLessThan(3_000);
      expect(unwell.headers.get('Retry-After')).toBe('2');
      const begun = performance.now();
      const requests = [
        ['GET', '/api/session'],
        ['POST', '/api/session/refresh'],
        ['GET', '/api/catalogue/latest'],
        ['GET', `/api/sync/pull?clientId=${browser.clientId}`],
        ['GET', '/api/live'],
      ] as const;
      for (const answer of await Promise.all(
        requests.map(([method, path]) => browser.request(path, { method })),
      ))
        expect(await refusal(answer)).toMatchObject({ status: 503, code: 'unavailable' });
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
  );

  test('ends within 10 s while Postgres is frozen, with requests and streams open', async () => {
    const browser = newBrowser();
    const stream = await browser.listen();
    postgres.freeze();
    onTestFinished(() => postgres.thaw());
    const waiting = browser.request('/api/session/refresh', { method: 'POST' }).catch(() => {});
    await wait(100);
    const begun = performance.now();
    const ended = server.terminate();
    await stream.ended;
    expect(performance.now() - begun).toBeLessThan(1_000);
    await ended;
    expect(performance.now() - begun).toBeLessThan(10_000);
    await waiting;
    postgres.thaw();
    await server.start();
  });

  test('two workers that start at once on an empty database both start', async () => {
    postgres.createDatabase('shared', 'owner');
    const DATABASE_URL = postgres.url.replace(/\/postgres$/, '/shared');
    const workers = await Promise.all([1, 2].map(() => Server.create({ DATABASE_URL })));
    onTestFinished(async () => {
      await Promise.all(workers.map((worker) => worker.dispose()));
    });
    await Promise.all(workers.map((worker) => worker.start()));
  });
});
