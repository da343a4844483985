// The first search of a page for close matches, which builds their index. Alone:
//
//   node tests/bench/close-matches.ts --runs 5 --pets 100000
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { measuringBrowser } from '#tools/measured.js';
import { main } from '#tools/steps.js';
import { firstSync, onNewDevice, sayMedian, serverWithPets } from './first-sync.ts';

/** All in ms. `longTasksMs`: of the main thread, all that took 50 ms or more, together. */
export type CloseSearch = { foundMs: number; longTasksMs: number; longestTaskMs: number };

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** On a page that has all pets: from the key to the close matches. */
export async function searchClosely(page: Page): Promise<CloseSearch> {
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
  const field = page.getByRole('searchbox');
  await field.fill('retreiver');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const longTasks: number[] = [];
    window.longTasks = longTasks;
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const begun = Date.now();
  await field.press('Enter');
  await page.locator('#close-matches').waitFor({ timeout: 120_000 });
  const foundMs = Date.now() - begun;
  // Long tasks are told some frames later.
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  const longTasksMs = tasks.reduce((sum, one) => sum + one, 0);
  return { foundMs, longTasksMs, longestTaskMs: Math.max(0, ...tasks) };
}

if (import.meta.main)
  await main(async () => {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        pets: { type: 'string', default: '100000' },
      },
    });
    const server = await serverWithPets(Number(values.pets));
    try {
      const searches: CloseSearch[] = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        searches.push(
          await onNewDevice(measuringBrowser(), server, async (page) => {
            await firstSync(page);
            // Until all pets are in memory, and on screen.
            await page.waitForTimeout(5_000);
            return searchClosely(page);
          }),
        );
      const all = (key: keyof CloseSearch) => searches.map((one) => one[key]);
      sayMedian('from the key to the close matches', all('foundMs'));
      sayMedian('tasks of 50 ms or more, together', all('longTasksMs'));
      sayMedian('longest task', all('longestTaskMs'));
    } finally {
      await server.dispose();
    }
  });
