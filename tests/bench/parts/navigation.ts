import { type Bench, withNewBrowser } from '../bench.ts';
import type { Case, Measured, Part } from '../part.ts';
import { inSmoke, usual, warm } from './first-sync.ts';

const durableInApp = 'app.durableMs';

/** From the navigation until every pet is durable. */
export const navigation: Part = {
  name: 'navigation',
  measures:
    'From the navigation of a new profile until all 10,000 pets are durable: the whole app at `/Explore`, against a page that has TinyBase and no app.',
  figures: [
    {
      title: 'TinyBase without an app against the app',
      of: 'tinybase.durableMs',
      to: durableInApp,
      unit: 'ms',
      atLeast: 1.5,
    },
    {
      title: 'the app against Homeward without its screens',
      of: durableInApp,
      to: 'homeward.durableMs',
      unit: 'ms',
    },
    {
      title: 'the app: longest task (0: none of 50 ms)',
      of: 'app.longestTaskMs',
      unit: 'ms',
      atMost: 50,
    },
  ],
  open: async (bench) => {
    const pets = bench.smoke ? inSmoke : usual;
    const { url } = await bench.serverWith(pets);
    const visit =
      (path: string): Case =>
      () =>
        visitOnce(bench, url, path);
    if (!bench.smoke) await warm(bench, pets);
    return {
      cases: {
        app: visit('/Explore'),
        homeward: visit('/bench/pages/homeward.html#sync'),
        ...(bench.pages.has('tinybase') && { tinybase: visit('/bench/pages/tinybase.html#sync') }),
      },
    };
  },
};

declare global {
  interface Window {
    longestTaskMs?: number;
  }
}

async function visitOnce(bench: Bench, url: string, path: string): Promise<Measured> {
  return withNewBrowser(bench, url, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchDurable);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.durableAtMs, undefined, { timeout: 120_000 });
    await page.waitForTimeout(100);
    return page.evaluate(() => ({
      durableMs: window.durableAtMs ?? Number.NaN,
      longestTaskMs: window.longestTaskMs ?? 0,
    }));
  });
}

/** Runs in the page before its own scripts: notes when the app has a whole catalogue. */
function watchDurable(): void {
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTaskMs = Math.max(window.longestTaskMs ?? 0, duration);
  }).observe({ type: 'longtask', buffered: true });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    const [row] = args as [{ current?: unknown } | undefined];
    if (this.name === 'catalogueState' && row?.current)
      this.transaction.addEventListener('complete', () => {
        window.durableAtMs ??= performance.now();
      });
    return put.apply(this, args);
  };
}
