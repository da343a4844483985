import type { Page } from '@playwright/test';

declare global {
  interface Window {
    longTasks?: PerformanceEntry[];
  }
}

/** Runs in a page before its own scripts: keeps the tasks of its main thread that took 50 ms. */
export function watchLongTasks(): void {
  const tasks: PerformanceEntry[] = (window.longTasks = []);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask' });
}

/**
 * Does something with a page of `openNewDevice`. `longestTaskMs`: of the page's main thread
 * meanwhile, 0 if none took 50 ms.
 */
export async function longestTaskOf<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; longestTaskMs: number }> {
  // On the browser's clock, which goes on where the work is a navigation.
  const now = () => page.evaluate(() => performance.timeOrigin + performance.now());
  const from = await now();
  const result = await work();
  const to = await now();
  // Long tasks are told some frames later.
  await page.waitForTimeout(700);
  const longestTaskMs = await page.evaluate(longestBetween, [from, to] as const);
  return { result, longestTaskMs };
}

/** Runs in the page. */
function longestBetween([from, to]: readonly [number, number]): number {
  if (!window.longTasks) throw new Error('Nobody watches the tasks of this page.');
  const meanwhile = window.longTasks.filter(({ startTime, duration }) => {
    const begun = performance.timeOrigin + startTime;
    return begun < to && begun + duration > from;
  });
  return Math.max(0, ...meanwhile.map(({ duration }) => duration));
}
