// How long a device without pets needs until it has all of them, beside two lower bounds. Alone:
//
//   node tests/bench/first-sync.ts --runs 5 --pets 10000
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { measuringBrowser, median } from '#tools/measured.js';
import { main, step } from '#tools/steps.js';
import { makeManyPets } from '../e2e/many-pets.ts';
import { Server } from '../e2e/server.ts';

/** All in ms. `longestTaskMs` of the page's main thread: 0 if none took 50. */
export type FirstSync = {
  /** From the request of the manifest until the generation is stored. */
  durableMs: number;
  /** The same, from the navigation on. */
  fromNavigationMs: number;
  longestTaskMs: number;
};

declare global {
  interface Window {
    firstSync?: { durableAt?: number; longestTaskMs: number };
  }
}

/** A server with `count` pets, whose answers have been made once. The caller disposes of it. */
export async function serverWithPets(count: number): Promise<Server> {
  const server = await Server.create();
  await step(`Making ${count} pets`, () => makeManyPets(server.dataDir, count));
  await step('Starting the server', () => server.start());
  return server;
}

/** Runs `work` on a page of a new browser profile on disk. */
export async function onNewDevice<Value>(
  executablePath: string,
  server: Server,
  work: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const profile = await mkdtemp(join(tmpdir(), 'homeward-first-sync-'));
  // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    baseURL: server.url,
    viewport: { width: 412, height: 823 },
  });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The app's own first sync, from a navigation to the list of all pets. */
export async function firstSync(page: Page): Promise<FirstSync> {
  await page.addInitScript(() => {
    const seen: NonNullable<Window['firstSync']> = { longestTaskMs: 0 };
    window.firstSync = seen;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
    const put = IDBObjectStore.prototype.put;
    // The app says that a generation is whole by this one write.
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'catalogueState' && value.current)
        this.transaction.addEventListener('complete', () => (seen.durableAt ??= performance.now()));
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
  });
  await page.goto('/Explore', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstSync?.durableAt, undefined, { timeout: 300_000 });
  // Long tasks are told some frames later, and the list is drawn once more.
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { durableAt = Number.NaN, longestTaskMs = Number.NaN } = window.firstSync ?? {};
    const manifest = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/catalogue/manifest'));
    const begun = manifest?.startTime ?? Number.NaN;
    return { durableMs: durableAt - begun, fromNavigationMs: durableAt, longestTaskMs };
  });
}

/**
 * Lower bounds in a page without the app, in ms: the same requests, six at a time, and JSON.parse;
 * with `store` the pets are put into a Map too, and each chunk into IndexedDB.
 */
export async function lowerBound(page: Page, store: boolean): Promise<number> {
  await page.goto('/offline.html');
  return page.evaluate(async (stores) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('lower-bound');
      opening.onupgradeneeded = () => opening.result.createObjectStore('chunks');
      opening.onsuccess = () => resolve(opening.result);
    });
    const begun = performance.now();
    const { epoch, version, chunks } = await (await fetch('/api/catalogue/manifest')).json();
    const byId = new Map<string, unknown>();
    const written: Promise<unknown>[] = [];
    const waiting = [...chunks.entries()] as [number, { from: string; to: string }][];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, range] = next;
        const query = new URLSearchParams({ epoch, version, from: range.from, to: range.to });
        const text = await (await fetch(`/api/catalogue/chunk?${query}`)).text();
        const pets = JSON.parse(text) as { id: string }[]; // As the manifest says.
        if (!stores) continue;
        for (const pet of pets) byId.set(pet.id, pet);
        const transaction = database.transaction('chunks', 'readwrite');
        transaction.objectStore('chunks').put(text, index);
        written.push(new Promise((resolve) => transaction.addEventListener('complete', resolve)));
      }
    };
    await Promise.all(Array.from({ length: 6 }, lane));
    await Promise.all(written);
    return performance.now() - begun;
  }, store);
}

export type FirstSyncs = { fetchAndParse: number[]; mapWithChunks: number[]; app: FirstSync[] };

/** Each of the three so many times, in an order that rotates. */
export async function measureFirstSync(
  executablePath: string,
  server: Server,
  runs: number,
): Promise<FirstSyncs> {
  const measured: FirstSyncs = { fetchAndParse: [], mapWithChunks: [], app: [] };
  const on = <Value>(work: (page: Page) => Promise<Value>) =>
    onNewDevice(executablePath, server, work);
  const kinds = [
    async () => measured.fetchAndParse.push(await on((page) => lowerBound(page, false))),
    async () => measured.mapWithChunks.push(await on((page) => lowerBound(page, true))),
    async () => measured.app.push(await on(firstSync)),
  ];
  // The server compresses its answers once.
  await on((page) => lowerBound(page, false));
  for (let run = 0; run < runs; run += 1) {
    for (const at of kinds.keys()) await kinds[(run + at) % kinds.length]?.();
    console.log(
      `  ${[measured.fetchAndParse[run], measured.mapWithChunks[run]].map((ms) => Math.round(ms ?? 0)).join(', ')}; the app ${JSON.stringify(measured.app[run])}`,
    );
  }
  return measured;
}

const medianOf = (times: readonly number[]): number => median(times) ?? Number.NaN;

/** In ms, with the least and the most. */
export function sayMedian(title: string, times: readonly number[]): void {
  const [middle, least, most] = [medianOf(times), Math.min(...times), Math.max(...times)];
  console.log(`${title}: ${Math.round(middle)} ms (${Math.round(least)} to ${Math.round(most)})`);
}

if (import.meta.main)
  await main(async () => {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        pets: { type: 'string', default: '10000' },
      },
    });
    const server = await serverWithPets(Number(values.pets));
    try {
      const { fetchAndParse, mapWithChunks, app } = await measureFirstSync(
        measuringBrowser(),
        server,
        Number(values.runs),
      );
      sayMedian('fetch and parse', fetchAndParse);
      sayMedian('Map with chunks', mapWithChunks);
      sayMedian(
        'the app, manifest to durable',
        app.map(({ durableMs }) => durableMs),
      );
      sayMedian(
        'the app, navigation to durable',
        app.map(({ fromNavigationMs }) => fromNavigationMs),
      );
      sayMedian(
        'the app, longest task',
        app.map(({ longestTaskMs }) => longestTaskMs),
      );
      const durable = medianOf(app.map(({ durableMs }) => durableMs));
      console.log(
        `${(durable / medianOf(fetchAndParse)).toFixed(2)} x fetch and parse, ${(durable / medianOf(mapWithChunks)).toFixed(2)} x Map with chunks`,
      );
    } finally {
      await server.dispose();
    }
  });
