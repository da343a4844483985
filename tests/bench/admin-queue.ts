// An admin's device with many applications: how long until all are shown, beside the same requests
// alone, and how fast the queue answers a filter and a search. By itself:
//
//   node tests/bench/admin-queue.ts               writes reports/admin-queue.md
//   node tests/bench/admin-queue.ts --runs 1      once each, for a quick check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { ownerHeader, protocolHeader, protocolVersion } from '#src/domain/protocol.ts';
import { counted } from '#src/domain/words.ts';
import { browserFlags } from '#tools/browser.js';
import { conditions, measureBuiltApp, median, table, writeReport } from '#tools/measured.js';
import { main, step } from '#tools/steps.js';
import { keeper } from '../e2e/people.ts';
import type { Server } from '../e2e/server.ts';
import { slowdown } from './big-device.ts';
import { serverWithApplications } from './many-applications.ts';
import { watchResults } from './watch-results.ts';

const few = 100;
const many = 10_000;
// How often a filter and a search are measured in each run.
const answersPerRun = 5;

/**
 * All in ms. `aloneMs`: the requests of the first sync, one after the other, and nothing else; the
 * mean of before and after. `waitedMs`: what the requests of `shownMs` took. `filterMs` and `searchMs`
 * are medians of the run.
 */
export type QueueRun = {
  shownMs: number;
  aloneMs: number;
  waitedMs: number;
  longestTaskMs: number;
  filterMs: number;
  searchMs: number;
};
export type QueueRuns = { ofFew: QueueRun[]; ofMany: QueueRun[] };

type Queue = { server: Server; count: number };
type Device = { page: Page; count: number; shown: Omit<QueueRun, 'filterMs' | 'searchMs'> } & {
  dispose: () => Promise<void>;
};

/** A fresh device that signs in and opens the queue; its processor is slow from then on. */
async function open(executablePath: string, { server, count }: Queue): Promise<Device> {
  // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
  const profile = await mkdtemp(join(tmpdir(), 'homeward-queue-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    baseURL: server.url,
    viewport: { width: 1280, height: 823 },
  });
  const dispose = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const { uid } = await keeper(context.request);
    const before = await pullAlone(context, uid);
    const page = await context.newPage();
    const opened = await openQueue(page, count);
    await page.waitForTimeout(2_000);
    const aloneMs = (before + (await pullAlone(context, uid))) / 2;
    await page.bringToFront();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { page, count, shown: { ...opened, aloneMs }, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

const unopened = { openMs: Number.NaN, openTaskMs: Number.NaN };

async function openQueue(page: Page, count: number) {
  await page.addInitScript(watchResults, counted(count, 'request'));
  await page.goto('/Dashboard', { waitUntil: 'commit' });
  const wait = { timeout: 300_000 };
  const opened = await page.waitForFunction(() => window.results?.opened, undefined, wait);
  const { openMs, openTaskMs } = (await opened.jsonValue()) ?? unopened;
  const pulls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/sync/pull'))
      .map(({ startTime, duration }) => ({ startTime, duration })),
  );
  const shown = pulls.filter(({ startTime, duration }) => startTime + duration < openMs);
  return {
    shownMs: openMs - (shown[0]?.startTime ?? Number.NaN),
    waitedMs: shown.reduce((sum, { duration }) => sum + duration, 0),
    longestTaskMs: openTaskMs,
  };
}

const middle = (values: readonly number[]) => median([...values]) ?? Number.NaN;

/** How long a filter and a search take. */
async function filterAndSearch({ page, count }: Device, nth: number) {
  const field = page.getByLabel('Find a request');
  const choose = async (name: RegExp, found: number) => {
    await page.getByRole('button', { name }).focus();
    return answer(page, counted(found, 'request'), () => page.keyboard.press('Enter'));
  };
  const filterMs = await choose(/^Pending/, count / 4);
  await choose(/^All/, count);
  await field.focus();
  const searchMs = await answer(page, counted(1, 'request'), () =>
    page.keyboard.insertText(`someone-${count - nth}@`),
  );
  await answer(page, counted(count, 'request'), () => field.clear());
  return { filterMs, searchMs };
}

/** One run with each queue: opened one after the other, then asked in turn. */
async function measure(executablePath: string, queues: readonly Queue[]): Promise<QueueRun[]> {
  const devices: Device[] = [];
  try {
    for (const queue of queues) devices.push(await open(executablePath, queue));
    const answers = devices.map(() => [] as Awaited<ReturnType<typeof filterAndSearch>>[]);
    for (let nth = 0; nth < answersPerRun; nth += 1)
      for (const [at, device] of devices.entries())
        answers[at]?.push(await filterAndSearch(device, nth));
    return devices.map(({ shown }, at) => ({
      ...shown,
      filterMs: middle((answers[at] ?? []).map(({ filterMs }) => filterMs)),
      searchMs: middle((answers[at] ?? []).map(({ searchMs }) => searchMs)),
    }));
  } finally {
    for (const device of devices) await device.dispose();
  }
}

/** Requests what a first sync requests, in a page without an app. */
async function pullAlone(context: BrowserContext, uid: string): Promise<number> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const headers = { [ownerHeader]: uid, [protocolHeader]: String(protocolVersion) };
  const aloneMs = await page.evaluate(requestAll, [headers, newId()] as const);
  await page.close();
  return aloneMs;
}

/** Runs in the page: what a first sync requests, for a device that has nothing. */
async function requestAll([headers, clientId]: readonly [
  Record<string, string>,
  string,
]): Promise<number> {
  const start = performance.now();
  for (let cursor = '', more = true; more;) {
    const query = new URLSearchParams({ clientId, ...(cursor && { cursor }) });
    const response = await fetch(`/api/sync/pull?${query}`, { cache: 'no-store', headers });
    if (!response.ok) throw new Error(`The pull was answered with ${response.status}.`);
    ({ cursor, more } = await response.json());
  }
  return performance.now() - start;
}

async function answer(page: Page, words: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((expected) => window.results?.expect(expected), words);
  await act();
  await page.waitForFunction(() => window.results?.answer, undefined, { timeout: 60_000 });
  await page.waitForTimeout(500);
  return page.evaluate(() => window.results?.answer?.resultMs ?? Number.NaN);
}

/** Both queues in each run, the order rotated. */
export async function measureQueues(executablePath: string, runs: number): Promise<QueueRuns> {
  const queues: Queue[] = [];
  try {
    for (const count of [few, many])
      queues.push(
        await step(`Making a server with ${count} applications`, async () => ({
          server: await serverWithApplications(count),
          count,
        })),
      );
    const [ofFew, ofMany]: [QueueRun[], QueueRun[]] = [[], []];
    for (let nth = 1; nth <= runs; nth += 1) {
      const order = nth % 2 ? queues : queues.toReversed();
      const measured = await step(`The queues, ${nth} of ${runs}`, () =>
        measure(executablePath, order),
      );
      for (const [at, run] of measured.entries()) {
        console.log(`  ${order[at]?.count}: ${JSON.stringify(run, rounded)}`);
        (order[at]?.count === few ? ofFew : ofMany).push(run);
      }
    }
    return { ofFew, ofMany };
  } finally {
    for (const { server } of queues) await server.dispose();
  }
}

const rounded = (_: string, of: unknown) => (typeof of === 'number' ? Math.round(of) : of);

const spread = (values: readonly number[], digits = 0) =>
  `${middle(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** What must hold: `shown` against 1.5, `filter` and `search` against 1.3. */
export const ratiosOf = ({ ofFew, ofMany }: QueueRuns) => ({
  shown: ofMany.map(({ shownMs, aloneMs }) => shownMs / aloneMs),
  waited: ofMany.map(({ shownMs, waitedMs }) => shownMs / waitedMs),
  filter: ofMany.map(({ filterMs }, at) => filterMs / (ofFew[at]?.filterMs ?? Number.NaN)),
  search: ofMany.map(({ searchMs }, at) => searchMs / (ofFew[at]?.searchMs ?? Number.NaN)),
});

function report(runs: QueueRuns, browser: string): void {
  const { ofFew, ofMany } = runs;
  const row = (title: string, of: (run: QueueRun) => number) => [
    title,
    spread(ofFew.map(of)),
    spread(ofMany.map(of)),
  ];
  const { shown, waited, filter, search } = ratiosOf(runs);
  writeReport('admin-queue', [
    '# How fast an admin’s device has and searches the queue',
    `Written by \`node tests/bench/admin-queue.ts\`: the built app and the real server on PGlite, a fresh browser profile on disk for each of ${ofMany.length} runs, ${few} and ${many} applications in turn, the requests alone before and after. The first four at full speed; filter and search on a processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), from the press to the frame that shows how many are found, the median of ${answersPerRun} in each run. Medians in ms, with the least and the most.`,
    conditions(browser),
    table(
      ['', String(few), String(many)],
      [
        row('from the first request until all are shown', ({ shownMs }) => shownMs),
        row('of that, until its requests were answered', ({ waitedMs }) => waitedMs),
        row('the same requests alone', ({ aloneMs }) => aloneMs),
        row(
          'longest task of the page meanwhile (0: none of 50 ms)',
          ({ longestTaskMs }) => longestTaskMs,
        ),
        row('choosing a status', ({ filterMs }) => filterMs),
        row('a search', ({ searchMs }) => searchMs),
      ],
    ),
    `With ${many}, all are shown after ${spread(shown, 2)} times what the requests alone take (${spread(waited, 2)} times what its own requests took); a status takes ${spread(filter, 2)} and a search ${spread(search, 2)} times what they take with ${few}.`,
  ]);
}

if (import.meta.main)
  await main(() =>
    measureBuiltApp(async (runs, browser) => report(await measureQueues(browser, runs), browser)),
  );
