import { test as endToEnd } from '../e2e/fixtures.ts';
import { Server } from '../e2e/server.ts';
import { FaultProxy } from './fault-proxy.ts';
import { type RealDatabase, startRealDatabase } from './real-database.ts';

type TestFixtures = {
  /** The network between browser and server, without faults again after each test. */
  network: FaultProxy;
};
type WorkerFixtures = {
  /** The database behind the server. */
  database: RealDatabase;
  faultProxy: FaultProxy;
  server: Server;
};

/** One database, proxy and server for each Playwright worker; each test registers new accounts. */
export const test = endToEnd.extend<TestFixtures, WorkerFixtures>({
  database: [
    // Playwright reads a fixture's dependencies from this parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const database = await startRealDatabase();
      await use(database);
      await database.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  faultProxy: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const proxy = await FaultProxy.create();
      await use(proxy);
      await proxy.down();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ database, faultProxy }, use) => {
      const server = await Server.create({ ...database.environment, PUBLIC_URL: faultProxy.url });
      faultProxy.forwardTo(server.url);
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  network: async ({ faultProxy }, use) => {
    await faultProxy.reset();
    await use(faultProxy);
    await faultProxy.reset();
  },

  // Depends on both, so that both exist whenever a page is opened.
  baseURL: async ({ server, network }, use) => {
    if (!server.running) await server.start();
    await use(network.url);
  },
});

export { expect, logIn, registerNewUser } from '../e2e/fixtures.ts';
