// A home with many pets, its server in this process, and a browser with an open page: what is
// committed to its database here is seen there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readEnvironment } from '#worker/env.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { openServer } from '#worker/node/open-server.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import type { RunSql } from '#worker/supabase/database.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { browserFlags } from '#tools/browser.js';
import { root } from '#tools/steps.js';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { insertManyPets } from '../e2e/many-pets.ts';

export type LiveHome = {
  /** Resolves once it is committed. */
  sql: RunSql;
  context: BrowserContext;
  dispose(): Promise<void>;
};

/** With `databaseUrl` on that Postgres server, else on PGlite in a folder. */
export async function openLiveHome(
  executablePath: string,
  pets: number,
  databaseUrl?: string,
): Promise<LiveHome> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-live-'));
  const closings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const dispose = async () => {
    for (const close of closings.toReversed()) await close();
  };
  try {
    const backend = await startEmbedded({
      dataDir: join(folder, 'data'),
      ...(databaseUrl !== undefined && { databaseUrl }),
      migrationsDir,
      seedFile: `${migrationsDir}/../seed.sql`,
    });
    closings.push(backend.close);
    await insertManyPets(backend.sql, pets);
    const settings = readEnvironment({ PORT: '0', RATE_LIMITS: 'off' });
    const server = await openServer(settings);
    closings.push(server.close);
    const { app, stop } = await startNodeApp({
      backend,
      settings: { ...settings, publicUrl: new URL(server.address), adminSignup: 'closed' },
      media: mediaInFolder(join(folder, 'media')),
      dist: join(root, 'dist'),
      log: console.error,
    });
    closings.push(stop);
    server.answerWith(app.fetch);
    // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      args: browserFlags,
      baseURL: server.address,
      viewport: { width: 412, height: 823 },
    });
    closings.push(() => context.close());
    return { sql: backend.sql, context, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Opens the list of all pets, and waits until it has them and listens for changes. */
export async function openListening(context: BrowserContext, pets: number): Promise<Page> {
  const page = await context.newPage();
  const listening = page.waitForResponse('**/api/live');
  await page.goto('/Explore');
  const count = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${pets} pets$`) });
  await count.waitFor({ timeout: 300_000 });
  await listening;
  // What is left over from the start must not count.
  await page.waitForTimeout(3_000);
  return page;
}

/**
 * Waits for the frame that shows `text` somewhere in the page. `paintedAt` gives the time when it
 * was painted, in milliseconds since 1970, to be compared with Node's Date.now().
 */
export async function watchForText(
  page: Page,
  text: string,
): Promise<{ paintedAt(): Promise<number> }> {
  const watching = await page.evaluateHandle((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.body.textContent.includes(wanted)) return;
        observer.disconnect();
        // After the frame's own work: a message is delivered once it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(Date.now()));
          port1.start();
          port2.postMessage('painted');
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    return { painted };
  }, text);
  return { paintedAt: () => watching.evaluate(({ painted }) => painted) };
}
