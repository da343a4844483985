import type { Locator, Page } from '@playwright/test';
import { type BigDevice, openList } from './big-device.ts';

declare global {
  interface Window {
    slowestMs?: number;
  }
}

/** Time from an interaction to the next paint, in ms; the slowest one of each task. */
export type Interactions = { search: number; addToCart: number; filter: number };

/** Searches, adds to the cart and filters on the list of all pets. */
export async function interact(device: BigDevice): Promise<Interactions> {
  const page = await device.slowPage();
  try {
    await openList(page);
    // Work left over from the start must not count.
    await page.waitForTimeout(2_000);
    await watchInteractions(page);
    const addToCart = await slowest(page, () => addThenRemove(page));
    const filter = await slowest(page, () => filterOnAndOff(page));
    const search = await slowest(page, () => searchFor(page, 'Golden Retriever'));
    return { search, addToCart, filter };
  } finally {
    await page.close();
  }
}

async function addThenRemove(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adopt Me' }).first().click();
  await main.getByRole('button', { name: 'Remove' }).first().click();
  await main.getByRole('button', { name: 'Remove' }).first().waitFor({ state: 'detached' });
}

/** Opens the search of the page, and gives its field. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
  return page.getByRole('searchbox');
}

async function searchFor(page: Page, words: string): Promise<void> {
  const field = await openSearch(page);
  await field.pressSequentially(words, { delay: 60 });
  await field.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function filterOnAndOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const size = sheet.getByRole('group', { name: 'Size' });
  // The checkbox is visible as its label, so the label is what a finger touches.
  const small = size.locator('label').filter({ hasText: 'Small' });
  for (const count of ['Filters (1)', 'Filters']) {
    await small.click();
    // The list behind the sheet has been filtered.
    await page.getByText(count, { exact: true }).filter({ visible: true }).first().waitFor();
  }
  await sheet.getByRole('button', { name: /^Show/ }).click();
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // 16 ms: the least that the browser reports. It rounds to 8 ms.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library has no interactionId yet; it is 0 if no person caused the event.
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId > 0) window.slowestMs = Math.max(window.slowestMs ?? 0, entry.duration);
      }
    }).observe(options);
  });
}

async function slowest(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.slowestMs = 0));
  await deed();
  // Entries are delivered some frames after their paint.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => window.slowestMs ?? 0);
}
