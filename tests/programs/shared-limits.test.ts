import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '#tests/contract/browser.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from '#tests/contract/postgres-server.ts';
import { Server } from '#tests/e2e/server.ts';

describe.skipIf(whyNoPostgres)(`two workers ${onPostgresTitle}`, () => {
  let postgres: PostgresServer;
  let workers: Server[];
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'homeward-shared-limits-'));
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder, // for the keys: each must know the other's cookies
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    };
    workers = await Promise.all([1, 2].map(() => Server.create(environment)));
    await Promise.all(workers.map((worker) => worker.start()));
  }, 240_000);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.dispose()));
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  /** Sends so many at once, to each worker in turn; gives how many were not refused as too many. */
  async function taken(
    count: number,
    client: string,
    send: (browser: Browser, nth: number) => Promise<Response>,
  ) {
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, nth) => {
        const worker = workers[nth % 2];
        if (!worker) throw new Error('There is no worker.');
        const browser = new Browser(worker.url, (request) => {
          request.headers.set('X-Forwarded-For', client);
          return fetch(request);
        });
        return send(browser, nth);
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    for (const { headers } of refused)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    return answers.length - refused.length;
  }

  test('300 guesses at once, half of them at each, are checked no more often than by one', async () => {
    const body = { email: 'keeper@homeward.example', password: 'a guess', as: 'admin' };
    const guess = (browser: Browser) => browser.request('/api/session', { method: 'POST', body });
    expect(await taken(300, '203.0.113.1', guess)).toBe(8);
  });

  test('40 registrations of one network at once are 10, and another behind the same proxy is free', async () => {
    const register = (browser: Browser, nth: number) => {
      const email = `shared-${nth}@example.org`;
      const body = { email, password: 'long enough', name: 'Pat', isAdmin: false };
      return browser.request('/api/session/register', { method: 'POST', body });
    };
    expect(await taken(40, '203.0.113.2', register)).toBe(10);
    expect(await taken(1, '203.0.113.3', (browser) => register(browser, 100))).toBe(1);
  });

  test(
    'an address has twenty streams and a session three, at both together',
    { tags: ['long'] },
    async () => {
      const headers = { 'X-Homeward-User': 'guest', 'X-Forwarded-For': '203.0.113.4' };
      const listen = (nth: number, more = {}) =>
        fetch(`${workers[nth % 2]?.url}/api/live`, { headers: { ...headers, ...more } });
      const asked = await Promise.all(Array.from({ length: 60 }, (_, nth) => listen(nth)));
      const open = asked.filter(({ status }) => status === 200);
      expect(open).toHaveLength(20);
      for (const { body } of open) await body?.cancel();
      await expect
        .poll(async () => {
          const { status, body } = await listen(1);
          await body?.cancel();
          return status;
        })
        .toBe(200);

      const guest = new Browser(workers[0]?.url ?? '', fetch);
      await guest.introduceGuest();
      const Cookie = [...guest.cookies].map((cookie) => cookie.join('=')).join('; ');
      const ofOne = [];
      for (let nth = 0; nth < 4; nth += 1) ofOne.push(await listen(0, { Cookie }));
      // Those of the other worker end when that one names its streams the next time.
      for (let nth = 0; nth < 2; nth += 1) ofOne.push(await listen(1, { Cookie }));
      const ended = ofOne.map(async ({ body }) => {
        for await (const _ of body ?? []);
        return 'ended';
      });
      expect(await Promise.all(ended.slice(0, 3))).toEqual(['ended', 'ended', 'ended']);
      const rest = ended.slice(3).map((end) => Promise.race([end, Promise.resolve('open')]));
      expect(await Promise.all(rest)).toEqual(['open', 'open', 'open']);
      for (const { body } of ofOne.slice(3)) await body?.cancel().catch(() => {});
    },
  );
});
