import type { Locator, Page } from '@playwright/test';
import { type BigDevice, manyPets } from './big-device.ts';

declare global {
  interface Window {
    slowestMs?: number;
  }
}

/** From each interaction to the next paint, in ms; the slowest of those that a deed is made of. */
export type Interactions = { search: number; addToCart: number; filter: number | undefined };

/** Searches, adds to the cart and filters on the list of all pets. */
export async function interact(device: BigDevice): Promise<Interactions> {
  const page = await device.slowPage();
  try {
    await page.goto('/Explore');
    await page.getByText(`${manyPets} pets`, { exact: true }).waitFor({ timeout: 120_000 });
    // What the start has left to do is not the interactions'.
    await page.waitForTimeout(2_000);
    await watchInteractions(page);
    const addToCart = await slowest(page, () => addThenRemove(page));
    const filter = await pressFilter(page);
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

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
  const field = page.getByRole('searchbox');
  await field.pressSequentially(words, { delay: 60 });
  await field.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** The filters of the lists: the first control of what is called filter, pressed on and off. */
async function pressFilter(page: Page): Promise<number | undefined> {
  const box = filterBox(page.getByRole('main'));
  if ((await box.count()) === 0) return undefined;
  const opened = box.getByRole('checkbox').or(box.getByRole('radio')).or(box.getByRole('combobox'));
  const control = opened.filter({ visible: true }).first();
  return slowest(page, async () => {
    if ((await control.getAttribute('role')) === null && (await control.evaluate(isSelect)))
      await control.selectOption({ index: 1 });
    else await control.click();
  });
}

const isSelect = (element: Element) => element instanceof HTMLSelectElement;

function filterBox(main: Locator): Locator {
  const name = /filter/i;
  return main
    .getByRole('group', { name })
    .or(main.getByRole('region', { name }))
    .or(main.getByRole('search', { name }))
    .or(main.getByRole('form', { name }))
    .first();
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
        // TypeScript's library has no interactionId yet; 0 is for events that no person made.
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId > 0) window.slowestMs = Math.max(window.slowestMs ?? 0, entry.duration);
      }
    }).observe(options);
  });
}

async function slowest(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.slowestMs = 0));
  await deed();
  // Entries come some frames after their paint.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => window.slowestMs ?? 0);
}
