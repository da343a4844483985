// Browsers that lack something, and one that behaves like another: what they show, not who they are.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, openApp, personMenu, somePet } from './steps.ts';

// A page of a service worker has its own sources; these tests change those of the network.
test.use({ serviceWorkers: 'block' });

const tooOld = (page: Page) => page.getByRole('alert').filter({ hasText: 'too old' });

test('a pet and the cart open without URL.canParse', async ({ page, newcomer, request }) => {
  expect(newcomer.uid).not.toBe('');
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  const pet = await somePet(request);
  await page.goto(`/Explore/${pet.id}`);
  await page.getByRole('button', { name: 'Adopt Me' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.goto('/Cart');
  await expect(heading(page, pet.name)).toBeVisible();
  await expect(tooOld(page)).toHaveCount(0);
});

test('a browser that is too old for the app lists the pets, opens them, and says so', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto('/Explore');
  await expect(tooOld(page)).toContainText('Chrome 120');
  await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/Explore\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tooOld(page)).toBeVisible();
  await expect(personMenu(page)).toHaveCount(0);
});

test('so does one that understands no script of ours', async ({ page, allowConsoleError }) => {
  allowConsoleError(/SyntaxError/);
  await page.route('**/assets/load-app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is newer than the browser' }),
  );
  await page.route('**/assets/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('@supports (mask:none)', '@supports (unknown:none)');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/Explore');
  await expect(tooOld(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a browser that is new enough shows no such sentence, not even before the app', async ({
  page,
}) => {
  await page.route('**/assets/load-app-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/Explore');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(tooOld(page)).toBeHidden();
});

test(
  'Escape closes the search panel where the field keeps that key, as in WebKit',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const keepsEscape = (event: KeyboardEvent) => {
        if (event.key === 'Escape') event.preventDefault();
      };
      addEventListener('keydown', keepsEscape, true);
    });
    await openApp(page, '/');
    await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
    const panel = page.getByRole('dialog', { name: 'Search' });
    await panel.getByRole('searchbox').fill('bea');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  },
);

test(
  'a page whose scripts are cut off because it is left reports nothing, as in Firefox',
  { tag: '@long' },
  async ({ page, allowConsoleError }) => {
    // Of the browser itself; the app's own sentence would be a TypeError.
    allowConsoleError(/^console error: Failed to load resource/);
    let left = false;
    await page.route('**/assets/index-*.js', async (route) => {
      if (left) return route.continue();
      left = true;
      await route.abort();
      // What a browser does with a page for which another has been asked.
      await page.evaluate(() => location.assign('/Explore?left'));
    });
    await page.goto('/Explore').catch(() => {});
    await page.waitForURL(/left/);
    await expect(personMenu(page)).toBeVisible();
  },
);
