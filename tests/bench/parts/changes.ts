import { median } from '#tools/measured.js';
import { type Bench, openPage, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import type { Case, Part } from '../part.ts';

/** Where each page's server changes pets: the database of the worker, or the peer's rows. */
const changePaths: Partial<Record<PageName, string>> = {
  homeward: '/bench/change',
  rxdb: '/bench/peer/change',
};
const times = 3;
// What comes within a second of the last poke waits for the end of that second.
const apartMs = 2_000;

/** From the commit to the frame that shows it, in ms: of one pet, and of a thousand at once. */
const changesOf =
  (bench: Bench, name: PageName, count: number): Case =>
  async () => {
    const { url } = await bench.serverWith(bench.usualPets);
    return withNewBrowser(bench, url, async (context) => {
      const page = await openPage(context, name);
      await page.evaluate(() => window.bench?.firstSync());
      await page.evaluate((shown) => window.bench?.follow?.(shown), count);
      // Until nothing of the start is left to do.
      await page.waitForTimeout(1_500);
      const measured: number[] = [];
      for (let nth = 0; nth < (bench.smoke ? 1 : times); nth += 1) {
        const mark = `${name} ${crypto.randomUUID()}`;
        const answer = await fetch(`${url}${changePaths[name]}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ count, mark }),
        });
        // The bench's own server.
        const { atMs } = (await answer.json()) as { atMs: number };
        const painted = await page.waitForFunction(
          (wanted) => window.painted?.mark === wanted && window.painted.atMs,
          mark,
          { timeout: 60_000, polling: 20 },
        );
        measured.push(Number(await painted.jsonValue()) - atMs);
        await page.waitForTimeout(apartMs);
      }
      return { ms: median(measured) };
    });
  };

export const changes: Part = {
  name: 'changes',
  measures: `From the commit on the server to the frame that shows it, on a page that has 10,000 pets: one changed pet, and 1,000 changed at once. Ours commits in the database and tells by a poke; RxDB’s server changes rows in memory and sends the documents themselves in its stream. Each time the median of ${times}, ${apartMs / 1_000} s apart.`,
  figures: [
    {
      title: 'one change: Homeward against rxdb',
      of: 'homeward, one.ms',
      to: 'rxdb, one.ms',
      unit: 'ms',
      atMost: 3,
    },
    {
      title: '1,000 changes: rxdb against Homeward',
      of: 'rxdb, 1,000.ms',
      to: 'homeward, 1,000.ms',
      unit: 'ms',
      atLeast: 1.5,
    },
  ],
  open: async (bench) => {
    const cases: Record<string, Case> = {};
    const many = bench.smoke ? 100 : 1_000;
    for (const name of ['homeward', 'rxdb'] as const) {
      if (!bench.pages.has(name)) continue;
      cases[`${name}, one`] = changesOf(bench, name, 1);
      cases[`${name}, 1,000`] = changesOf(bench, name, many);
    }
    return { cases };
  },
};
