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
