import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { watchLongTasks } from './long-tasks.ts';

/** By how much the processor is slowed down: the factor of Lighthouse's mid-range phone. */
export const slowdown = 4;

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export type NewDevice = { context: BrowserContext; dispose(): Promise<void> };

type Options = Parameters<typeof chromium.launchPersistentContext>[1];

/** A browser that has never been here, the size of a phone unless `options` say otherwise. */
export async function openNewDevice(
  executablePath: string,
  baseURL: string,
  options: Options = {},
): Promise<NewDevice> {
  // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
  const profile = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    baseURL,
    viewport: { width: 412, height: 823 },
    ...options,
  });
  await context.addInitScript(watchLongTasks);
  return {
    context,
    dispose: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
