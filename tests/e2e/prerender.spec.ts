// What a pet list or a pet's page shows before any script has run: prerendered by the worker on a
// first visit, by the service worker on later ones.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { secondVisit } from './service-worker.ts';
import { heading, holdBack, readCatalogue, somePet } from './steps.ts';

const scriptless = { javaScriptEnabled: false };

/** The positions of the first pets, in px, which must not change when the app takes over. */
const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, article img, article h2')
    .evaluateAll((parts) =>
      parts.slice(0, 9).map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.tagName, part.textContent, ...[x, y, width, height].map(Math.round)];
      }),
    );

// Most visitors come on a phone: the desktop is left to `npm run test:e2e`.
for (const { device, viewport, tag } of [
  { device: 'a phone', viewport: { width: 390, height: 844 }, tag: [] },
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, tag: '@long' },
]) {
  test(
    `on ${device} nothing moves when the app takes over what was prerendered`,
    { tag },
    async ({ browser, server, request }) => {
      const pet = await somePet(request);
      const options = { baseURL: server.url, viewport };
      const before = await browser.newPage({ ...options, ...scriptless });
      for (const path of ['/Explore', '/Doggs/puppies', `/Explore/${pet.id}`]) {
        // Each is a first visit.
        const after = await browser.newPage(options);
        await before.goto(path);
        await after.goto(path);
        await expect(after.getByRole('button', { name: 'Login to Adopt' }).first()).toBeEnabled();
        await after.evaluate(() => document.fonts.ready.then(() => {}));
        expect(await places(after), path).toEqual(await places(before));
        await after.close();
      }
      await before.close();
    },
  );
}

test('without scripts a visitor goes from a list to a pet and back', async ({
  browser,
  server,
  request,
}) => {
  const page = await browser.newPage({ baseURL: server.url, ...scriptless });
  await page.goto('/Explore');
  await expect(page).toHaveTitle('Explore all pets · Homeward');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  // The first one may have been hidden after another test: a document is up to 5 s old.
  const link = cards.last().getByRole('link');
  const address = await link.getAttribute('href');
  const pet = (await readCatalogue(request)).find(({ id }) => address?.endsWith(`/${id}`));
  await link.click();
  await expect(page).toHaveTitle(`${pet?.name} · Homeward`);
  await expect(heading(page, pet?.name ?? '')).toBeVisible();
  await expect(page.getByText(pet?.description ?? '')).toBeVisible();
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(cards).toHaveCount(12);
  await page.close();
});

test('a visitor without scripts is not shown other pets than a filter asks for', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ baseURL: server.url, ...scriptless });
  await page.goto('/Explore?size=small');
  await expect(page).toHaveTitle('Homeward');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.close();
});

test('with the server stopped, the first pets are there before any script, and no database in place of one that was cleared', async ({
  context,
  request,
  stopServer,
}) => {
  const [first] = await readCatalogue(request);
  const pet = await somePet(request, 'rabbit');
  const page = await secondVisit(context);
  await stopServer();
  // Stops the app at its first line, so that the screen shows only the served document.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'getElementById', { value: () => null });
  });
  await page.goto('/Explore');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expect(heading(page, first?.name ?? '')).toBeVisible();
  await page.goto(`/Others/${pet.id}`);
  await expect(heading(page, pet.name)).toBeVisible();
  await expect(page.getByText(pet.description)).toBeVisible();
  await page.close();

  // Without an app on the page that would hold it open.
  const other = await context.newPage();
  await other.goto('/offline.html');
  await other.evaluate(async () => {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('homeward');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
  });
  await other.goto('/Explore');
  await expect(
    other.getByText('Your browser has cleared what Homeward kept on this device'),
  ).toBeVisible();
});

test('a keyboard that came before the app finds its place again', async ({ page, request }) => {
  const [first] = await readCatalogue(request);
  const release = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/Explore', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: first?.name ?? '', exact: true });
  await link.focus();
  release();
  await expect(page.getByRole('button', { name: 'Login to Adopt' }).first()).toBeEnabled();
  await expect(link).toBeFocused();
});

const unfinished = /A part of this page has not loaded yet/;

test('where the app does not come, the page says so, and loads again when asked to', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|Failed to fetch/);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/Explore');
  await expect(page.getByRole('alert')).toHaveText(unfinished);
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: 'load it again' }).click();
  await expect(page.getByRole('button', { name: 'Login to Adopt' }).first()).toBeEnabled();
  await expect(page.getByText(unfinished)).toHaveCount(0);
});

test(
  'where the app takes long, the page says so until it is there',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdBack(page, '**/assets/index-*.js');
    await page.goto('/Explore', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByText(unfinished)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText(unfinished, { timeout: 12_000 });
    release();
    await expect(page.getByText(unfinished)).toHaveCount(0);
  },
);

test(
  'a style that does not come holds up the app for a second at most',
  { tag: '@long' },
  async ({ page, allowConsoleError }) => {
    allowConsoleError(/ERR_FAILED/);
    await page.route('**/assets/*.css', () => new Promise(() => {}));
    const asked = page.waitForRequest('**/assets/react-*.js');
    await page.goto('/Explore', { waitUntil: 'commit' });
    await asked;
  },
);
