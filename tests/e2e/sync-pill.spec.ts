// The pill that says whether everything is sent, on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepApp } from './service-worker.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Expects this name for screen readers and these words for eyes, and no page wider than a phone. */
async function expectPill(page: Page, name: string, words: string) {
  const shown = page.getByRole('button', { name, exact: true }).getByText(words, { exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { x = 0, width: size = 0 } = (await shown.boundingBox()) ?? {};
    expect(size, 'words are wider than what is only read out').toBeGreaterThan(20);
    expect(x + size).toBeLessThan(width);
  }
}

test('the pill of a phone has words for eyes and for screen readers, whatever changes', async ({
  page,
  context,
  newcomer,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  expect(newcomer.uid).not.toBe('');
  await keepApp(page);
  await page.goto('/Explore');
  await expectPill(page, 'Sync: Up to date', 'Up to date');
  await context.setOffline(true);
  await expectPill(page, 'Sync: Offline', 'Offline');
  await page.getByRole('button', { name: 'Adopt Me' }).first().click();
  await expectPill(page, 'Sync: Offline, 1 waiting', '1 waiting');
  await context.setOffline(false);
  await expectPill(page, 'Sync: Up to date', 'Up to date');
});

declare global {
  interface Window {
    /** How often this page has read the ages of all lists, and written what the state comes from. */
    ofState?: { reads: number; writes: number };
  }
}

/** Runs in the page before its own scripts. */
function countReads(): void {
  const count = (window.ofState = { reads: 0, writes: 0 });
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (...args) {
    if (this.name === 'lists') count.reads += 1;
    return getAll.apply(this, args);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const [stores, mode] = args;
    const names = typeof stores === 'string' ? [stores] : [...stores];
    const changes = names.some((name) => ['lists', 'session', 'pullStates'].includes(name));
    if (mode === 'readwrite' && changes) count.writes += 1;
    return transaction.apply(this, args);
  };
}

test('the state of the sync is read once for all who show it', async ({ page, newcomer }) => {
  expect(newcomer.uid).not.toBe('');
  await page.addInitScript(countReads);
  await page.goto('/Dashboard');
  await expect(page.getByRole('button', { name: 'Sync: Up to date', exact: true })).toBeVisible();
  const count = await page.evaluate(() => window.ofState);
  expect(count?.reads).toBeGreaterThan(0);
  // At first, and after a write.
  expect(count?.reads).toBeLessThanOrEqual(1 + (count?.writes ?? 0));
});
