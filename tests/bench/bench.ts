// What the parts of the bench share: the browser, the bundled pages, and servers with many pets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { step } from '#tools/steps.js';
import { makeManyPets } from '../e2e/many-pets.ts';
import prepareDatabases from '../databases/prepared.ts';
import { Server } from '../e2e/server.ts';
import { buildPages, type PageName } from './build-pages.ts';

export type Bench = {
  /** The path of the browser. */
  browser: string;
  /** Few rows and no bounds: only whether everything still runs. */
  smoke: boolean;
  /** The pages that can be opened; without the peers' packages only our own. */
  pages: ReadonlySet<PageName>;
  /** A server with so many pets, the same one for every part. */
  serverWith(pets: number): Promise<Server>;
  dispose(): Promise<void>;
};

export async function openBench(browser: string, smoke: boolean): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-pages-'));
  const pages = await step('Bundling the pages of the bench', () => buildPages(folder));
  const removePrepared = await step('Preparing a database', prepareDatabases);
  const servers = new Map<number, Promise<Server>>();
  return {
    browser,
    smoke,
    pages,
    serverWith: (pets) => {
      const server = servers.get(pets) ?? startWith(pets, folder);
      servers.set(pets, server);
      return server;
    },
    dispose: async () => {
      const started = await Promise.allSettled(servers.values());
      for (const one of started) if (one.status === 'fulfilled') await one.value.dispose();
      await removePrepared();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startWith(pets: number, folder: string): Promise<Server> {
  return step(`Starting a server with ${pets} pets`, async () => {
    const server = await Server.create({ BENCH_PAGES: folder }, 'tests/bench/bench-server.ts');
    await makeManyPets(server.dataDir, pets);
    await server.start();
    return server;
  });
}

/** Opens a browser that has never been here, with its profile on disk, for the length of `work`. */
export async function withNewBrowser<Result>(
  { browser }: Pick<Bench, 'browser'>,
  baseURL: string,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: browserFlags,
    baseURL,
    viewport: { width: 412, height: 823 },
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Opens a page of the bench; its errors end the measurement. */
export async function openPage(context: BrowserContext, name: PageName): Promise<Page> {
  const page = await context.newPage();
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await page.goto(`/bench/pages/${name}.html`);
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
