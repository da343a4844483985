// The demo accounts' passwords stand in the README of everybody: who may be reached by others has none.
import { serve } from '@hono/node-server';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { startInMemory } from '#tests/contract/backends.ts';
import { Browser } from '#tests/contract/browser.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { accounts } from '#tests/e2e/people.ts';
import { Server } from '#tests/e2e/server.ts';

vi.setConfig({ testTimeout: 180_000 });

const publicUrl = 'https://pets.example.org';
const servers = new Set<Server>();
afterEach(async () => {
  for (const server of servers) await server.terminate();
});
afterAll(async () => {
  for (const server of servers) await server.dispose();
});

async function started(environment: Record<string, string>): Promise<Server> {
  // As others reach it: a server of a test has no limits.
  const server = await Server.create({ RATE_LIMITS: 'on', ...environment });
  servers.add(server);
  await server.start();
  return server;
}

/** A browser of the home's address; the proxy between them is left out. */
const browserAt = (address: string, { url }: Server) =>
  new Browser(address, (request) => fetch(new Request(request.url.replace(address, url), request)));

async function expectNobodyPublished(browser: Browser): Promise<void> {
  const info = await browser.session('/api/session');
  expect(info.demoAccounts).toEqual([]);
  expect(info.adminSignup).toBe('closed');
  for (const { email, password, path } of Object.values(accounts)) {
    const as = path === '/Login' ? 'user' : 'admin';
    const response = await browser.request('/api/session', {
      method: 'POST',
      body: { email, password, as },
    });
    expect(response.status, `${email} at ${path}`).toBe(401);
  }
}

// Which homes these are besides, as those on https, is in worker/env.test.ts.
test('a home that others reach is given no demo account', async () => {
  const reached = await started({ HOST: '0.0.0.0' });
  await expectNobodyPublished(browserAt(reached.url, reached));
});

// What becomes of a locked account is in tests/contract/demo-accounts.test.ts.
test(
  'a trial that is put on the internet locks its demo accounts, and keeps what they did',
  { tags: ['long'] },
  async () => {
    const trial = await started({});
    const browser = browserAt(trial.url, trial);
    await browser.signIn(accounts.admin.email, accounts.admin.password, 'admin');
    expect((await browser.session('/api/session')).user?.isAdmin).toBe(true);
    await trial.terminate();

    const home = trial.with({ PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' });
    await home.start();
    servers.add(home);
    await expectNobodyPublished(browserAt(publicUrl, home));
    expect(home.log).toMatch(/demo accounts are locked.*npm run admin -- EMAIL/);
    // Who was signed in is so no more.
    const later = browserAt(publicUrl, home);
    for (const [name, value] of browser.cookies)
      later.cookies.set(name.replace('homeward', '__Host-homeward'), value);
    expect((await later.request('/api/session/refresh', { method: 'POST' })).status).toBe(401);
    await home.terminate();

    // A proxy on the same machine may stand before it: only an explicit wish opens them again.
    const again = home.with({});
    await again.start();
    servers.add(again);
    await expectNobodyPublished(browserAt(again.url, again));
    await again.terminate();
    const wished = again.with({ DEMO: '1' });
    await wished.start();
    servers.add(wished);
    const keeper = browserAt(wished.url, wished);
    const { user } = await keeper.signIn(accounts.admin.email, accounts.admin.password, 'admin');
    expect(user?.isAdmin).toBe(true);
  },
);

test('a home with a published password that cannot be locked is not served to others', async () => {
  const backend = await startInMemory();
  const project = serve({ fetch: (request) => backend.fetch(request), port: 0 });
  await new Promise((resolve) => project.once('listening', resolve));
  const server = await Server.create({
    SUPABASE_URL: `http://127.0.0.1:${Object(project.address()).port}`,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    PUBLIC_URL: publicUrl,
    RATE_LIMITS: 'on',
  });
  servers.add(server);
  await expect(server.start()).rejects.toThrow(/has its published password.*change the password/);
  project.close();
  await backend.close();
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  test(
    'a home on a server has demo accounts only where DEMO=1 asks for them',
    { tags: ['long'] },
    async () => {
      const postgres = await startPostgres();
      try {
        const home = await started({ DATABASE_URL: postgres.url, ADMIN_SIGNUP: 'closed' });
        await expectNobodyPublished(browserAt(home.url, home));
        await home.terminate();
        const wished = home.with({ DATABASE_URL: postgres.url, DEMO: '1' });
        await wished.start();
        servers.add(wished);
        const { demoAccounts } = await browserAt(wished.url, wished).session('/api/session');
        expect(demoAccounts).toHaveLength(2);
        await wished.terminate();
        // The issue's own case.
        const online = wished.with({
          DATABASE_URL: postgres.url,
          PUBLIC_URL: publicUrl,
          RATE_LIMITS: 'on',
          ADMIN_SIGNUP: 'closed',
        });
        await online.start();
        servers.add(online);
        await expectNobodyPublished(browserAt(publicUrl, online));
        await online.terminate();
      } finally {
        await postgres.stop();
      }
    },
  );
});
