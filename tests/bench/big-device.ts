// A returning visitor's device: a browser profile on disk with the app and all pets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { registerNewUser } from '../e2e/fixtures.ts';
import { makeManyPets } from '../e2e/many-pets.ts';
import { Server } from '../e2e/server.ts';
import { browserFlags } from '#tools/browser.js';
import { step } from '#tools/steps.js';

export const manyPets = 10_000;
/** By how much the processor is slowed down: the factor of Lighthouse's mid-range phone. */
export const slowdown = 4;

export type BigDevice = {
  /** A new page on a processor that is `slowdown` times slower. */
  slowPage(): Promise<Page>;
  stopServer(): Promise<void>;
  dispose(): Promise<void>;
};

/** Creates the server with its pets, and a signed-in device that holds all of them. */
export async function makeBigDevice(executablePath: string): Promise<BigDevice> {
  const server = await Server.create();
  const profile = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  let context: BrowserContext | undefined;
  const dispose = async () => {
    await context?.close();
    await server.dispose();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    await step(`Making ${manyPets} pets`, () => makeManyPets(server.dataDir, manyPets));
    await step('Starting the server', () => server.start());
    // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
    const opened = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: browserFlags,
      baseURL: server.url,
      viewport: { width: 412, height: 823 },
    });
    context = opened;
    await step('The first visit', () => visitFirst(opened));
    return {
      slowPage: () => openSlowly(opened),
      stopServer: () => server.stop(),
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function visitFirst(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await registerNewUser(page);
  await openList(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.close();
}

/** Opens the list of all pets and waits until it has them. */
export async function openList(page: Page): Promise<void> {
  await page.goto('/Explore');
  // The page's own count; the filters show counts too.
  const count = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${manyPets} pets$`) });
  await count.waitFor({ timeout: 300_000 });
}

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
