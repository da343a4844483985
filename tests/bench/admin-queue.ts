// An admin's device with many applications: how long until all are shown, beside the same requests
// alone, and how fast the queue answers a filter and a search. Measured alone:
//
//   node tests/bench/admin-queue.ts               writes reports/admin-queue.md
//   node tests/bench/admin-queue.ts --runs 1      once each, for a quick check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, request as http } from '@playwright/test';
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

/** All in ms. `aloneMs`: the requests of the first sync, one after the other, and nothing else. */
type Run = {
  shownMs: number;
  aloneMs: number;
  longestTaskMs: number;
  filterMs: number;
  searchMs: number;
};

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

/** A fresh device: signs in, opens the queue, then filters and searches on a slow processor. */
async function measure(executablePath: string, server: Server, count: number): Promise<Run> {
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
    const page = await context.newPage();
    await page.addInitScript(watchResults, counted(count, 'request'));
    await page.goto('/Dashboard', { waitUntil: 'commit' });
    const opened = await page.waitForFunction(() => window.results?.opened, undefined, {
      timeout: 300_000,
    });
    const { openMs, openTaskMs } = (await opened.jsonValue()) ?? {
      openMs: Number.NaN,
      openTaskMs: Number.NaN,
    };
    const firstPullMs = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/sync/pull'))
          ?.startTime ?? Number.NaN,
    );
    await page.waitForTimeout(2_000);
    const headers = { [ownerHeader]: uid, [protocolHeader]: String(protocolVersion) };
    const aloneMs = await page.evaluate(pullAlone, [headers, newId()] as const);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const filterMs = await answer(page, counted(count / 4, 'request'), () =>
      page.getByRole('button', { name: /^Pending/ }).click(),
    );
    await answer(page, counted(count, 'request'), () =>
      page.getByRole('button', { name: /^All/ }).click(),
    );
    await page.getByLabel('Find a request').focus();
    const searchMs = await answer(page, counted(1, 'request'), () =>
      page.keyboard.insertText(`someone-${count}@`),
    );
    return {
      shownMs: openMs - firstPullMs,
      aloneMs,
      longestTaskMs: openTaskMs,
      filterMs,
      searchMs,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs in the page: what a first sync requests, for a device that has nothing. */
async function pullAlone([headers, clientId]: readonly [
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

const spread = (values: readonly number[], digits = 0) =>
  `${(median([...values]) ?? Number.NaN).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

function report(ofFew: readonly Run[], ofMany: readonly Run[], browser: string): void {
  const row = (title: string, of: (run: Run) => number) => [
    title,
    spread(ofFew.map(of)),
    spread(ofMany.map(of)),
  ];
  writeReport('admin-queue', [
    '# How fast an admin’s device has and searches the queue',
    `Written by \`node tests/bench/admin-queue.ts\`: the built app and the real server on PGlite, a fresh browser profile on disk for each of ${ofMany.length} runs, ${few} and ${many} applications. The first three at full speed; filter and search on a processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), from the press to the frame that shows how many are found. Medians in ms, with the least and the most.`,
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
    `Shown after ${spread(
      ofMany.map(({ shownMs, aloneMs }) => shownMs / aloneMs),
      2,
    )} times what the requests alone take.`,
  ]);
}

async function measureAll(executablePath: string, count: number, runs: number): Promise<Run[]> {
  const server = await step(`Making a server with ${count} applications`, () => serverWith(count));
  try {
    const measured: Run[] = [];
    for (let nth = 1; nth <= runs; nth += 1) {
      const run = await step(`The queue with ${count}, ${nth} of ${runs}`, () =>
        measure(executablePath, server, count),
      );
      console.log(
        `  ${JSON.stringify(run, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}`,
      );
      measured.push(run);
    }
    return measured;
  } finally {
    await server.dispose();
  }
}

if (import.meta.main)
  await main(() =>
    measureBuiltApp(async (runs, browser) => {
      const ofFew = await measureAll(browser, few, runs);
      report(ofFew, await measureAll(browser, many, runs), browser);
    }),
  );
