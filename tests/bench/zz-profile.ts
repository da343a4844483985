// An admin's device with many applications: how long until all are shown, beside the same requests
// alone, and how fast the queue answers a filter and a search. By itself:
//
//   node tests/bench/admin-queue.ts               writes reports/admin-queue.md
//   node tests/bench/admin-queue.ts --runs 1      once each, for a quick check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, request as http } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { ownerHeader, protocolHeader, protocolVersion } from '#src/domain/protocol.ts';
import { counted } from '#src/domain/words.ts';
import { browserFlags } from '#tools/browser.js';
import { conditions, measureBuiltApp, median, table, writeReport } from '#tools/measured.js';
import { main, step } from '#tools/steps.js';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { keeper, registered } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';
import { slowdown } from './big-device.ts';
import { watchResults } from './watch-results.ts';

const few = 100;
const many = 10_000;
// How often a filter and a search are measured in each run.
const answersPerRun = 5;

/**
 * All in ms. `aloneMs`: the requests of the first sync, one after the other, and nothing else.
 * `filterMs` and `searchMs` are medians of the run.
 */
export type QueueRun = {
  shownMs: number;
  aloneMs: number;
  longestTaskMs: number;
  filterMs: number;
  searchMs: number;
};
export type QueueRuns = { ofFew: QueueRun[]; ofMany: QueueRun[] };

/** A server with so many applications; one in four is pending. */
async function serverWith(count: number): Promise<Server> {
  const server = await Server.create();
  await server.start();
  const request = await http.newContext({ baseURL: server.url });
  const { uid } = await registered(request);
  await request.dispose();
  await server.stop();
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const backend = await startEmbedded({ dataDir: server.dataDir, migrationsDir });
  try {
    await backend.sql(`
      insert into public.adoption_requests (id, user_id, pet_id, pet_name, pet_breed, image,
        full_name, email, phone_number, address, occupation, reason_for_adoption,
        experience_with_pets, status, created_at)
      select gen_random_uuid(), '${uid}', 'pet-' || n, initcap(left(md5('p' || n), 6)), 'Beagle', '',
        initcap(left(md5('a' || n), 5)) || ' ' || initcap(left(md5('b' || n), 7)),
        'someone-' || n || '@homeward.example', '+41 44 555 01 23', n || ' Long Road, Bern', 'Baker',
        repeat('We have time, a garden and a sofa. ', 12), repeat('A dog before. ', 10),
        (array['pending', 'approved', 'rejected', 'withdrawn'])[1 + n % 4],
        now() - make_interval(mins => n)
      from generate_series(1, ${count}) as n`);
  } finally {
    await backend.close();
  }
  await server.start();
  return server;
}

/**
 * A fresh device: signs in, opens the queue, then filters and searches on a slow processor; the
 * requests alone before that, or after it.
 */
async function measure(
  executablePath: string,
  { server, count }: { server: Server; count: number },
  aloneFirst: boolean,
): Promise<QueueRun> {
  // On disk, because an ordinary context of Playwright keeps IndexedDB in memory.
  const profile = await mkdtemp(join(tmpdir(), 'homeward-queue-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    baseURL: server.url,
    viewport: { width: 1280, height: 823 },
  });
  try {
    const { uid } = await keeper(context.request);
    const early = aloneFirst ? await pullAlone(context, uid) : undefined;
    const page = await context.newPage();
    const shown = await openQueue(page, count);
    await page.waitForTimeout(2_000);
    const answers = await answerSlowly(page, count);
    await page.close();
    return { ...shown, ...answers, aloneMs: early ?? (await pullAlone(context, uid)) };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const unopened = { openMs: Number.NaN, openTaskMs: Number.NaN };

async function openQueue(page: Page, count: number) {
  await page.addInitScript(watchResults, counted(count, 'request'));
  await page.goto('/Dashboard', { waitUntil: 'commit' });
  const wait = { timeout: 300_000 };
  const opened = await page.waitForFunction(() => window.results?.opened, undefined, wait);
  const { openMs, openTaskMs } = (await opened.jsonValue()) ?? unopened;
  const firstPullMs = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/sync/pull'))
        ?.startTime ?? Number.NaN,
  );
  return { shownMs: openMs - firstPullMs, longestTaskMs: openTaskMs };
}

const middle = (values: readonly number[]) => median([...values]) ?? Number.NaN;

async function answerSlowly(page: Page, count: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const press = (name: RegExp) => () => page.getByRole('button', { name }).click();
  const field = page.getByLabel('Find a request');
  const [filterMs, searchMs]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < answersPerRun; nth += 1) {
    filterMs.push(await answer(page, counted(count / 4, 'request'), press(/^Pending/)));
    await answer(page, counted(count, 'request'), press(/^All/));
    await field.focus();
    const words = `someone-${count - nth}@`;
    searchMs.push(await answer(page, counted(1, 'request'), () => page.keyboard.insertText(words)));
    await answer(page, counted(count, 'request'), () => field.clear());
  }
  return { filterMs: middle(filterMs), searchMs: middle(searchMs) };
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

/** Both queues in turn, the order rotated; each run with a device of its own. */
export async function measureQueues(executablePath: string, runs: number): Promise<QueueRuns> {
  const servers: Server[] = [];
  const queueOf = async (count: number) => {
    const server = await step(`Making a server with ${count} applications`, () =>
      serverWith(count),
    );
    servers.push(server);
    return { server, count, measured: [] as QueueRun[] };
  };
  try {
    const [ofFew, ofMany] = [await queueOf(few), await queueOf(many)];
    for (let nth = 1; nth <= runs; nth += 1) {
      for (const queue of nth % 2 ? [ofFew, ofMany] : [ofMany, ofFew]) {
        const run = await step(`The queue with ${queue.count}, ${nth} of ${runs}`, () =>
          measure(executablePath, queue, nth % 2 === 0),
        );
        console.log(`  ${JSON.stringify(run, (_, of) => (of.toFixed ? Math.round(of) : of))}`);
        queue.measured.push(run);
      }
    }
    return { ofFew: ofFew.measured, ofMany: ofMany.measured };
  } finally {
    for (const server of servers) await server.dispose();
  }
}

const spread = (values: readonly number[], digits = 0) =>
  `${middle(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** What must hold: the first against 1.5, the others against 1.3. */
export const ratiosOf = ({ ofFew, ofMany }: QueueRuns) => ({
  shown: ofMany.map(({ shownMs, aloneMs }) => shownMs / aloneMs),
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
  const { shown, filter, search } = ratiosOf(runs);
  writeReport('admin-queue', [
    '# How fast an admin’s device has and searches the queue',
    `Written by \`node tests/bench/admin-queue.ts\`: the built app and the real server on PGlite, a fresh browser profile on disk for each of ${ofMany.length} runs, ${few} and ${many} applications in turn, the requests alone before or after. The first three at full speed; filter and search on a processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), from the press to the frame that shows how many are found, the median of ${answersPerRun} in each run. Medians in ms, with the least and the most.`,
    conditions(browser),
    table(
      ['', String(few), String(many)],
      [
        row('from the first request until all are shown', ({ shownMs }) => shownMs),
        row('the same requests alone', ({ aloneMs }) => aloneMs),
        row(
          'longest task of the page meanwhile (0: none of 50 ms)',
          ({ longestTaskMs }) => longestTaskMs,
        ),
        row('choosing a status', ({ filterMs }) => filterMs),
        row('a search', ({ searchMs }) => searchMs),
      ],
    ),
    `With ${many}, all are shown after ${spread(shown, 2)} times what the requests alone take; a status takes ${spread(filter, 2)} and a search ${spread(search, 2)} times what they take with ${few}.`,
  ]);
}


import { writeFileSync } from 'node:fs';
const exe = (await import('#tools/measured.js')).measuringBrowser();
const count = Number(process.argv[2] ?? 10000);
const server = await serverWith(count);
for (const round of [1, 2]) {
  const profile = await mkdtemp(join(tmpdir(), 'homeward-queue-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath: exe, args: browserFlags, baseURL: server.url, viewport: { width: 1280, height: 823 } });
  const { uid } = await keeper(context.request);
  if (round === 1) console.log('alone', await pullAlone(context, uid), await pullAlone(context, uid));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  if (round === 2) await session.send('Profiler.start');
  console.log(await openQueue(page, count));
  if (round === 2) {
  const { profile: p } = await session.send('Profiler.stop');
  writeFileSync('/tmp/w/h20admin.cpuprofile', JSON.stringify(p));
  }
  console.log(JSON.stringify(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/sync/pull')).map((e) => [Math.round(e.startTime), Math.round(e.responseStart - e.startTime), Math.round(e.responseEnd - e.startTime)]))), await page.evaluate(() => performance.now()));
  await page.waitForTimeout(1500);
  console.log(JSON.stringify(await answerSlowly(page, count)));
  await context.close();
}
await server.dispose();
