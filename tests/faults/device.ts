// Reads and changes a browser's profile directly, without the app's code.
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';

/** A page of our origin on which none of our code runs. */
export async function bareTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/icons/icon.svg');
  return page;
}

type Stores = Record<string, readonly unknown[]>;

/** Every row of every store of the app's database, read without our code. */
export async function readStores(page: Page): Promise<Stores> {
  return page.evaluate(
    () =>
      new Promise<Stores>((resolve, reject) => {
        const opening = indexedDB.open('homeward');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const reading = database.transaction(names);
          const found: Stores = {};
          for (const name of names) {
            const all = reading.objectStore(name).getAll();
            all.onsuccess = () => (found[name] = all.result);
          }
          reading.oncomplete = () => {
            database.close();
            resolve(found);
          };
        };
      }),
  );
}

/** Everything that the profile stores for our origin, as one text to search in. */
export async function everythingKept(page: Page): Promise<string> {
  const stores = await readStores(page);
  const beside = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      cached.push(...(await cache.keys()).map((request) => request.url));
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), cached]);
  });
  return JSON.stringify(stores) + beside;
}

/** Crashes the process of a tab; another tab of the same origin may share that process. */
export async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered, because the process is gone.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Leaves our origin no space, as on a full device; resolves once writes fail. */
export async function fillDevice(page: Page): Promise<void> {
  await allowSpace(page, 1);
  // Chromium caches the available space for up to 30 s.
  await expect.poll(() => page.evaluate(writeFails), { timeout: 45_000 }).toBe(true);
}

/** Allows as much space as the device has again. */
export async function freeDevice(page: Page): Promise<void> {
  await allowSpace(page);
}

async function allowSpace(page: Page, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const size = quotaSize === undefined ? {} : { quotaSize };
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...size });
}

/** Runs in the page: whether a write to a separate database fails for lack of space. */
function writeFails(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('space');
    opening.onerror = () => resolve(true);
    opening.onupgradeneeded = () => opening.result.createObjectStore('any');
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction('any', 'readwrite');
      writing.objectStore('any').put('x'.repeat(1_000), 'any');
      const end = (failed: boolean) => {
        database.close();
        resolve(failed);
      };
      writing.oncomplete = () => end(false);
      writing.onabort = () => end(true);
    };
  });
}

/** Waits until the service worker has the app's files, so that pages open without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Clears the databases, as the browser does on a person's request or to free space. */
export async function clearDatabases(devtools: CDPSession, origin: string): Promise<void> {
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}
