import { type Bench, withNewBrowser } from '../bench.ts';
import { openList } from '../big-device.ts';
import { openSearch } from '../interactions.ts';
import { longestTaskOf } from '../long-tasks.ts';
import type { Case, Part } from '../part.ts';

/** The first search of a new page, which builds the index of close matches. */
const searchAmong =
  (bench: Bench, pets: number): Case =>
  async () => {
    const { url } = await bench.serverWith(pets);
    return withNewBrowser(bench, url, async (context) => {
      const page = await context.newPage();
      await openList(page, pets);
      const field = await openSearch(page);
      await field.fill('retreiver');
      // Work left over from the start must not count.
      await page.waitForTimeout(5_000);
      const { result: foundMs, longestTaskMs } = await longestTaskOf(page, async () => {
        const begun = performance.now();
        await field.press('Enter');
        await page.locator('#close-matches').waitFor({ timeout: 120_000 });
        return performance.now() - begun;
      });
      return { foundMs, longestTaskMs };
    });
  };

export const closeMatches: Part = {
  name: 'close-matches',
  measures:
    'The first search of a page for close matches, which builds their index, among 100,000 pets and among 10,000: from the key to the matches on screen.',
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    {
      title: 'among 100,000 against among 10,000',
      of: '100,000.foundMs',
      to: '10,000.foundMs',
      unit: 'ms',
    },
    {
      title: 'among 100,000: longest task (0: none of 50 ms)',
      of: '100,000.longestTaskMs',
      unit: 'ms',
    },
  ],
  open: async (bench) => ({
    cases: {
      '10,000': searchAmong(bench, bench.usualPets),
      '100,000': searchAmong(bench, 100_000),
    },
  }),
};
