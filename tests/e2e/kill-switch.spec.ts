import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#tools/steps.js';
import { expect, test } from './fixtures.ts';
import { openFront } from './front.ts';
import { readCaches, visitOnce } from './service-worker.ts';

// Set on the page, and gone once it has been reloaded.
declare global {
  interface Window {
    before?: boolean;
  }
}

test('the kill switch frees a browser from the service worker, and what was said stays', async ({
  browser,
  server,
}) => {
  const front = await openFront(server.url);
  const context = await browser.newContext({ baseURL: front.url });
  try {
    const page = await context.newPage();
    await visitOnce(page);
    await page.goto('/Checklist');
    const task = page.getByRole('main').getByRole('checkbox').first();
    await task.check();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    expect(Object.keys(await readCaches(page)).length).toBeGreaterThan(0);

    front.replace('/sw.js', await readFile(join(root, 'dist', 'kill-switch.js'), 'utf8'));
    await page.evaluate(async () => {
      window.before = true;
      const registration = await navigator.serviceWorker.getRegistration();
      // Not awaited: the reload may cut it short.
      void registration?.update();
    });
    // The page reloads by itself, from the network, without a service worker. 30 s: the browser ends
    // the old one when it likes; 5 s where there is three times as much to do as it has processors.
    await expect
      .poll(
        () =>
          page
            .evaluate(
              () => window.before === undefined && navigator.serviceWorker.controller === null,
            )
            .catch(() => false),
        { timeout: 30_000 },
      )
      .toBe(true);
    await expect(task).toBeChecked();
    await expect.poll(() => readCaches(page).catch(() => undefined)).toEqual({});

    // No reload loop: a page that is loaded now stays.
    await page.goto('/Checklist');
    await page.evaluate(() => (window.before = true));
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    expect(await page.evaluate(() => window.before)).toBe(true);
    await expect(task).toBeChecked();
  } finally {
    await context.close();
    await front.close();
  }
});
