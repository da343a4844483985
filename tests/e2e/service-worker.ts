import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Has the service worker keep the app now; the app itself waits for three seconds, so that a first
 * page has the device for itself. From a page of ours without the app: the one name that the content
 * policy knows for such a script is still free there.
 */
export async function keepApp(page: Page): Promise<void> {
  await page.goto('/offline.html');
  await page.evaluate(async () => {
    // Neither is in TypeScript's library: a trusted URL is an object that stands where a string would.
    type Policy = { createScriptURL(url: string): string };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
    };
    const policy = trustedTypes.createPolicy('homeward', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
    await navigator.serviceWorker.ready;
  });
}

/** The app is on the device and its pets are. */
export async function visitOnce(page: Page): Promise<void> {
  await keepApp(page);
  await page.goto('/Explore');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(120);
}

/** What Cache Storage holds: cache names, and the paths in them. */
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

/** A page in a context that has been here before. */
export async function secondVisit(context: BrowserContext): Promise<Page> {
  const first = await context.newPage();
  await visitOnce(first);
  await first.close();
  return context.newPage();
}
