import { cpus } from 'node:os';
import type { ChunkReply } from '#src/catalogue/store-chunks.ts';
import type { CatalogueState } from '#src/db/schema.ts';
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { type Bench, withNewBrowser } from '../bench.ts';
import { longestTaskOf } from '../long-tasks.ts';
import type { Case, Measured, Part } from '../part.ts';

const durableInApp = 'app.durableMs';

/** From the navigation until every pet is durable. */
export const navigation: Part = {
  name: 'navigation',
  measures:
    'From the navigation of a new profile until all 10,000 pets are durable: the whole app at `/Explore`, against a page that has TinyBase and no app.',
  notes: [
    'The app works on several cores at once, TinyBase mostly on one: where both of two are busy, the app waits for one. All programs count, the browser and the server too.',
  ],
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
    { title: 'the app: cores that are busy', of: 'app.coresBusy', unit: '' },
    { title: 'TinyBase: cores that are busy', of: 'tinybase.coresBusy', unit: '' },
    {
      title: 'the app: longest task (0: none of 50 ms)',
      of: 'app.longestTaskMs',
      unit: 'ms',
      atMost: 50,
    },
  ],
  open: async (bench) => {
    const { url } = await bench.serverWith(bench.usualPets);
    const manifest = await fetch(`${url}/api/catalogue/manifest`);
    const { chunks } = catalogueManifestSchema.parse(await manifest.json());
    const visit =
      (path: string, isOurs = false): Case =>
      () =>
        visitOnce(bench, url, path, isOurs ? chunks.length : undefined);
    return {
      cases: {
        app: visit('/Explore', true),
        homeward: visit('/bench/pages/homeward.html#sync', true),
        ...(bench.pages.has('tinybase') && { tinybase: visit('/bench/pages/tinybase.html#sync') }),
      },
    };
  },
};

/** `chunks`: of the catalogue, where the page keeps it as the app does. */
async function visitOnce(
  bench: Bench,
  url: string,
  path: string,
  chunks: number | undefined,
): Promise<Measured> {
  return withNewBrowser(bench, url, async (context) => {
    const page = await context.newPage();
    // The browser's own start is over by then.
    await page.waitForTimeout(1_000);
    if (chunks !== undefined) await page.addInitScript(watchDurable, chunks);
    const { result, longestTaskMs } = await longestTaskOf(page, async () => {
      const before = { busy: busyMs(), at: performance.now() };
      await page.goto(path, { waitUntil: 'commit' });
      // Not with each frame, as it does by default: there would always be one to make.
      const options = { timeout: 120_000, polling: 50 };
      const durable = await page.waitForFunction(() => window.durableAtMs, undefined, options);
      const coresBusy = (busyMs() - before.busy) / (performance.now() - before.at);
      return { durable, coresBusy };
    });
    if (chunks !== undefined && !(await page.evaluate(hasCatalogue)))
      throw new Error('A page was said to have all pets, and its device has no whole catalogue.');
    const durableMs = (await result.durable.jsonValue()) ?? Number.NaN;
    return { durableMs, longestTaskMs, coresBusy: result.coresBusy };
  });
}

/** How long all cores together have worked since the machine was started. */
const busyMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/**
 * Runs in the page before its own scripts: notes when the app has a whole catalogue. That is with the
 * last chunk that its web worker has stored, or once the page has made the generation the current one.
 */
function watchDurable(chunks: number): void {
  let stored = 0;
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<ChunkReply>) => {
        stored += 'stored' in data ? data.stored.length : 0;
        if (stored === chunks) window.durableAtMs ??= performance.now();
      });
    }
  };
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

/** Runs in the page. */
function hasCatalogue(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('homeward');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const states = opening.result.transaction('catalogueState').objectStore('catalogueState');
      const reading: IDBRequest<CatalogueState | undefined> = states.get('current');
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(Boolean(reading.result?.current));
    };
  });
}
