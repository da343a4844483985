import { type Bench, withNewBrowser } from '../bench.ts';
import { longestTaskOf } from '../long-tasks.ts';
import type { Case, Measured, Part } from '../part.ts';

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
    const { url } = await bench.serverWith(bench.usualPets);
    const visit =
      (path: string): Case =>
      () =>
        visitOnce(bench, url, path);
    return {
      cases: {
        app: visit('/Explore'),
        homeward: visit('/bench/pages/homeward.html#sync'),
        ...(bench.pages.has('tinybase') && { tinybase: visit('/bench/pages/tinybase.html#sync') }),
      },
    };
  },
};

async function visitOnce(bench: Bench, url: string, path: string): Promise<Measured> {
  return withNewBrowser(bench, url, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(watchDurable);
    const { result, longestTaskMs } = await longestTaskOf(page, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      return page.waitForFunction(() => window.durableAtMs, undefined, { timeout: 120_000 });
    });
    return { durableMs: (await result.jsonValue()) ?? Number.NaN, longestTaskMs };
  });
}

/** Runs in the page before its own scripts: notes when the app has a whole catalogue. */
function watchDurable(): void {
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
