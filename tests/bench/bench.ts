// What the parts of the bench share: the browser, the bundled pages, and servers with many pets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { step } from '#tools/steps.js';
import { makeManyPets } from '../e2e/many-pets.ts';
import prepareDatabases from '../databases/prepared.ts';
import { Server } from '../e2e/server.ts';
import { buildPages, type PageName } from './build-pages.ts';
import { openNewDevice } from './new-device.ts';
import { warmCatalogue } from './warm-catalogue.ts';

export type Bench = {
  /** The path of the browser. */
  browser: string;
  /** Few rows and no bounds: only whether everything still runs. */
  smoke: boolean;
  /** The pages that can be opened; without the peers' packages only our own. */
  pages: ReadonlySet<PageName>;
  /** 10,000, and few in a smoke. */
  usualPets: number;
  /**
   * A server with so many pets, the same one for every part; it has made its answers once. With
   * `databaseUrl` its rows are there, in a database that is empty before the first call.
   */
  serverWith(pets: number, databaseUrl?: string): Promise<Server>;
  dispose(): Promise<void>;
};

export async function openBench(browser: string, smoke: boolean): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-pages-'));
  const pages = await step('Bundling the pages of the bench', () => buildPages(folder));
  const removePrepared = await step('Preparing a database', prepareDatabases);
  const servers = new Map<string, Promise<Server>>();
  return {
    browser,
    smoke,
    pages,
    usualPets: smoke ? 300 : 10_000,
    serverWith: (pets, databaseUrl) => {
      const name = `${pets} ${databaseUrl}`;
      const server = servers.get(name) ?? startWith(pets, folder, pages.has('rxdb'), databaseUrl);
      servers.set(name, server);
      return server;
    },
    dispose: async () => {
      // Those of a part that failed, too.
      for (const server of Server.all) await server.dispose();
      await removePrepared();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startWith(
  pets: number,
  folder: string,
  peers: boolean,
  databaseUrl?: string,
): Promise<Server> {
  const where = databaseUrl === undefined ? '' : ' on Postgres';
  return step(`Starting a server with ${pets} pets${where}`, async () => {
    const server = await Server.create(
      {
        BENCH_PAGES: folder,
        // On a server there are demo accounts only where somebody asks for them.
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, DEMO: '1' }),
      },
      'tests/bench/bench-server.ts',
    );
    await makeManyPets(server.dataDir, pets, databaseUrl);
    await server.start();
    await warmCatalogue(server.url, { peers });
    return server;
  });
}

/** Opens a browser that has never been here, for the length of `work`. */
export async function withNewBrowser<Result>(
  { browser }: Pick<Bench, 'browser'>,
  baseURL: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { context, dispose } = await openNewDevice(browser, baseURL);
  try {
    return await work(context);
  } finally {
    await dispose();
  }
}

/** Opens a page of the bench; its errors end the measurement. */
export async function openPage(context: BrowserContext, name: PageName, query = ''): Promise<Page> {
  const page = await context.newPage();
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await page.goto(`/bench/pages/${name}.html${query}`);
  await Promise.race([page.waitForFunction(() => window.bench !== undefined), failed]);
  return page;
}

/** Ends the page's process at once, as if the browser had crashed. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: nobody is left to do so.
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}
