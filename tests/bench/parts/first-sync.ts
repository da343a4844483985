import type { BrowserContext, Page } from '@playwright/test';
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { type Bench, crash, openPage, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import { longestTaskOf } from '../long-tasks.ts';
import type { Case, Figure, Part } from '../part.ts';

const many = 100_000;

/** A first sync on a new device; then a crash, and whether a new page has every pet. */
const firstSyncOf =
  (bench: Bench, name: PageName, pets: number): Case =>
  async () => {
    const { url } = await bench.serverWith(pets);
    return withNewBrowser(bench, url, async (context) => {
      const page = await openPage(context, name);
      // What the library does at its start must not count.
      await page.waitForTimeout(500);
      const { result: ms, longestTaskMs } = await longestTaskOf(page, () =>
        page.evaluate(syncOnce),
      );
      // The one page that keeps nothing.
      if (name !== 'fetch-and-parse') await mustHaveAll(context, page, name, url);
      return { ms, longestTaskMs };
    });
  };

/** Runs in the page; in ms. */
async function syncOnce(): Promise<number> {
  const start = performance.now();
  await window.bench?.firstSync();
  return performance.now() - start;
}

async function mustHaveAll(context: BrowserContext, page: Page, name: PageName, url: string) {
  await crash(page);
  const manifest = await fetch(`${url}/api/catalogue/manifest`);
  const { total } = catalogueManifestSchema.parse(await manifest.json());
  const next = await openPage(context, name);
  const stored = await next.evaluate(() => window.bench?.stored());
  if (stored !== total)
    throw new Error(`${name} had ${stored} of ${total} pets after a crash: it was not durable.`);
}

function casesOf(bench: Bench, names: readonly PageName[], pets: number) {
  const present = names.filter((name) => bench.pages.has(name));
  return Object.fromEntries(present.map((name) => [name, firstSyncOf(bench, name, pets)]));
}

const atMost = (peer: PageName, bound: number): Figure => ({
  title: `Homeward against ${peer}`,
  of: 'homeward.ms',
  to: `${peer}.ms`,
  unit: 'ms',
  atMost: bound,
});
const faster = (peer: PageName, bound?: number): Figure => ({
  title: `${peer} against Homeward`,
  of: `${peer}.ms`,
  to: 'homeward.ms',
  unit: 'ms',
  ...(bound !== undefined && { atLeast: bound }),
});

const all: readonly PageName[] = [
  'homeward',
  'fetch-and-parse',
  'map-with-chunks',
  'raw-indexed-db',
  'dexie-rows',
  'tinybase',
  'rxdb',
  'pouchdb',
  'tanstack-db',
];

/** What counts as the end of each one's first sync; why is said in its page. */
const durable: Partial<Record<PageName, string>> = {
  homeward:
    'the app’s own modules without its screens; durable with the transaction that makes the new generation the current one.',
  'fetch-and-parse': 'the lowest bound; keeps nothing.',
  'map-with-chunks':
    'the text of each page in IndexedDB, its pets in a Map, nothing checked; durable when every transaction is complete.',
  'raw-indexed-db':
    'a row a pet, a transaction a page; durable when every transaction is complete.',
  'dexie-rows': 'a row a pet, a `bulkPut` a page; durable when all have resolved.',
  tinybase:
    'each page in one transaction of the store, saved once by its IndexedDB persister; durable when `save` has resolved.',
  rxdb: 'its HTTP replication in batches of 1,500 and its Dexie storage, no index and no validator, for one tab; durable when the first replication has ended.',
  pouchdb:
    'it replicates with CouchDB alone, so it is given the pages, a `bulkDocs` each; durable when all have resolved.',
  'tanstack-db':
    'a synced collection with its own persistence (SQLite in a web worker); durable when every `commit` has resolved.',
};

export const firstSync: Part = {
  name: 'first-sync',
  measures:
    'From the request for the manifest until all 10,000 pets are durable, on a new profile each time. After each, the page’s process is crashed, and a new page must find every pet.',
  notes: [
    'IndexedDB as the browser has it by default: complete once the system has the bytes, not the disk.',
    ...Object.entries(durable).map(([name, how]) => `${name}: ${how}`),
  ],
  figures: [
    atMost('fetch-and-parse', 2.5),
    atMost('map-with-chunks', 1.5),
    faster('tinybase', 3),
    faster('rxdb', 12),
    faster('dexie-rows'),
    faster('raw-indexed-db'),
    faster('pouchdb'),
    faster('tanstack-db'),
    {
      title: 'Homeward: longest task (0: none of 50 ms)',
      of: 'homeward.longestTaskMs',
      unit: 'ms',
      atMost: 50,
    },
    ...all.slice(1).map((peer) => ({
      title: `${peer}: longest task`,
      of: `${peer}.longestTaskMs`,
      unit: 'ms',
    })),
  ],
  open: async (bench) => ({ cases: casesOf(bench, all, bench.usualPets) }),
};

const alsoMany: readonly PageName[] = [
  'homeward',
  'fetch-and-parse',
  'map-with-chunks',
  'tinybase',
];
const fewer = 'homeward among 10,000';

export const firstSyncMany: Part = {
  name: 'first-sync-100000',
  measures:
    'The same with 100,000 pets, and with 10,000 beside it. Only with peers that need less than a minute for it.',
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    {
      title: '100,000 pets against 10,000',
      of: 'homeward.ms',
      to: `${fewer}.ms`,
      unit: 'ms',
      atMost: 10,
    },
    ...alsoMany.slice(1).map((peer) => faster(peer)),
    {
      title: 'Homeward: longest task (0: none of 50 ms)',
      of: 'homeward.longestTaskMs',
      unit: 'ms',
      atMost: 50,
    },
  ],
  open: async (bench) => ({
    cases: {
      ...casesOf(bench, alsoMany, many),
      [fewer]: firstSyncOf(bench, 'homeward', bench.usualPets),
    },
  }),
};
