import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { readCatalogue } from './steps.ts';

/**
 * Registers the service worker at once; the app waits for three seconds, so that registration does
 * not slow down a first visit. Done on a page without the app, because the content security policy
 * allows only one trusted types policy of that name, and there it is still free.
 */
export async function keepApp(page: Page): Promise<void> {
  await page.goto('/offline.html');
  await page.evaluate(async () => {
    // TypeScript's library has no trusted types, and no trusted URL where it expects a string.
    type Policy = { createScriptURL(url: string): string };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
    };
    const policy = trustedTypes.createPolicy('homeward', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
    await navigator.serviceWorker.ready;
  });
}

/** Ends with the app and all pets on the device. */
export async function visitOnce(page: Page): Promise<void> {
  await keepApp(page);
  const { length } = await readCatalogue(page.request);
  await page.goto('/Explore');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(length);
}

/** The contents of Cache Storage: the paths in each cache, by its name. */
export function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** A new page in a context that has visited the app before. */
export async function secondVisit(context: BrowserContext): Promise<Page> {
  const first = await context.newPage();
  await visitOnce(first);
  await first.close();
  return context.newPage();
}
