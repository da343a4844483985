// Measures commands that are said without a network: what each takes until it is in the outbox, and
// how many requests bring them to the server later. `node tests/bench/offline-queue.ts` prints it.
import type { Page } from '@playwright/test';
import { measuringBrowser } from '#tools/measured.js';
import { registered } from '../e2e/people.ts';
import { bundled } from './answering.ts';
import { type LiveHome, openListening, openLiveHome } from './live-home.ts';
import type { countWaiting, queueEach } from './queue-commands.ts';

declare global {
  interface Window {
    bench?: { queueEach: typeof queueEach; countWaiting: typeof countWaiting };
  }
}

export type QueuedOffline = {
  /** Until each command was in the outbox. */
  eachMs: number[];
  /** From the network's return until the server has accepted all of them. */
  sentMs: number;
  pushes: number;
  pulls: number;
};

/** Says `count` commands in a page without a network, and gives it back. */
export async function queueOffline(
  { sql, context }: LiveHome,
  page: Page,
  count = 1_000,
): Promise<QueuedOffline> {
  const rows = await sql(
    `select id from public.pets where status in ('available', 'reserved')
     order by md5(id) limit ${count}`,
  );
  const ids = rows.map(({ id }) => String(id));
  const { code } = await bundled('tests/bench/queue-commands.ts', 'bench');
  await page.evaluate(`${code}; window.bench = bench;`);
  await context.setOffline(true);
  const eachMs = await page.evaluate((petIds) => window.bench?.queueEach(petIds) ?? [], ids);
  // What the page shows of them must not count below.
  await page.waitForTimeout(2_000);
  const requested = { '/api/sync/push': 0, '/api/sync/pull': 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/sync/push' || pathname === '/api/sync/pull') requested[pathname] += 1;
  });
  const begun = Date.now();
  await context.setOffline(false);
  while ((await page.evaluate(() => window.bench?.countWaiting())) !== 0)
    await page.waitForTimeout(20);
  return {
    eachMs,
    sentMs: Date.now() - begun,
    pushes: requested['/api/sync/push'],
    pulls: requested['/api/sync/pull'],
  };
}

if (import.meta.main) {
  const pets = 10_000;
  const home = await openLiveHome(measuringBrowser(), pets);
  try {
    await registered(home.context.request);
    const page = await openListening(home.context, pets);
    for (let run = 1; run <= 3; run += 1) {
      const { eachMs, sentMs, pushes, pulls } = await queueOffline(home, page);
      const sorted = eachMs.toSorted((a, b) => a - b);
      const at = (share: number) =>
        (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
      console.log(
        `${eachMs.length} commands, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, slowest ${at(1)} ms, sum ${Math.round(sorted.reduce((sum, ms) => sum + ms, 0))} ms; sent in ${sentMs} ms with ${pushes} pushes and ${pulls} pulls`,
      );
    }
  } finally {
    await home.dispose();
  }
}
