// A returning visitor's device: a browser profile on disk with the app and all pets.
import type { BrowserContext, Page } from '@playwright/test';
import { registerNewUser } from '../e2e/fixtures.ts';
import { makeManyPets } from '../e2e/many-pets.ts';
import { Server } from '../e2e/server.ts';
import { step } from '#tools/steps.js';
import { openNewDevice, slowDown } from './new-device.ts';

export const manyPets = 10_000;

export type BigDevice = {
  /** A new page on a processor that is `slowdown` times slower. */
  slowPage(): Promise<Page>;
  stopServer(): Promise<void>;
  dispose(): Promise<void>;
};

/** Creates the server with its pets, and a signed-in device that holds all of them. */
export async function makeBigDevice(executablePath: string): Promise<BigDevice> {
  const server = await Server.create();
  await step(`Making ${manyPets} pets`, () => makeManyPets(server.dataDir, manyPets));
  await step('Starting the server', () => server.start());
  const device = await openNewDevice(executablePath, server.url);
  const dispose = async () => {
    await device.dispose();
    await server.dispose();
  };
  try {
    await step('The first visit', () => visitFirst(device.context));
    return {
      slowPage: async () => {
        const page = await device.context.newPage();
        await slowDown(page);
        return page;
      },
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
export async function openList(page: Page, pets = manyPets): Promise<void> {
  await page.goto('/Explore');
  // The page's own count; the filters show counts too.
  const count = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${pets} pets$`) });
  await count.waitFor({ timeout: 300_000 });
}
