// How the list of all pets answers while somebody types.
import type { Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { expect } from './fixtures.ts';
import { test } from './put-in.ts';
import { readCatalogue } from './steps.ts';

const found = (page: Page, words: string) => page.getByText(words, { exact: true });

test('a search that takes longer than a press is felt to says that it goes on', async ({
  adminPage: page,
  putIn,
}) => {
  const word = `Slowly${newId().slice(-6)}`;
  await putIn({ name: `Ada ${word}` });
  await page.addInitScript(() => {
    const says: string[] = [];
    Object.assign(window, { says });
    for (const kind of ['transitionrun', 'transitionstart'])
      addEventListener(kind, ({ target }) => {
        if (target instanceof Element && target.textContent === 'Searching…') says.push(kind);
      });
    // What is searched for is made plain once for each search: here it takes as long as a search
    // among very many pets on a slow device.
    const { normalize } = String.prototype;
    String.prototype.normalize = function slowly(form) {
      const until = performance.now() + (String(this).startsWith('slowly') ? 700 : 0);
      while (performance.now() < until);
      return normalize.call(this, form);
    };
  });
  await page.goto('/Manage');
  const find = page.getByLabel('Find a pet');
  const searching = page.getByText('Searching…');
  await expect(searching).toHaveCSS('opacity', '0');
  await find.pressSequentially(word);
  await expect(found(page, '1 pet')).toBeVisible();
  // The browser began to show it although the page itself was busy.
  await expect
    .poll(() => page.evaluate(() => 'says' in window && window.says))
    .toContain('transitionstart');
  await expect(searching).toHaveCSS('opacity', '0');
});

test('letters that are typed and taken back find what they say', async ({
  adminPage: page,
  putIn,
}) => {
  const word = newId().slice(-8);
  for (const name of ['Ada', 'Adam', 'Bö']) await putIn({ name: `${name} ${word}` });
  await page.goto('/Manage');
  const find = page.getByLabel('Find a pet');
  await find.fill(word);
  await expect(found(page, '3 pets')).toBeVisible();
  await find.press('End');
  await find.pressSequentially(' ada');
  await expect(found(page, '2 pets')).toBeVisible();
  await find.pressSequentially('m');
  await expect(found(page, '1 pet')).toBeVisible();
  await putIn({ name: `Adamo ${word}` });
  await expect(found(page, '2 pets'), 'a pet that another device put in').toBeVisible({
    timeout: 30_000,
  });
  await find.press('Backspace');
  await expect(found(page, '3 pets')).toBeVisible();
  await page.getByLabel('Order').selectOption('Longest not seen');
  await expect(page.getByRole('listitem').filter({ hasText: word }).first()).toContainText('Ada');
});

test.describe('of many pets', () => {
  // What it fetches could not be answered here.
  test.use({ serviceWorkers: 'block' });

  test(
    'only the rows near the screen are in the page, also after a short list was whole',
    { tag: '@long' },
    async ({ adminPage: page, request }) => {
      const [sample] = await readCatalogue(request);
      const pets = Array.from({ length: 900 }, (_, at) => ({
        ...sample,
        id: `many-${String(at).padStart(3, '0')}`,
        name: at % 5 === 0 ? `Rare ${at}` : `Common ${at}`,
      }));
      const chunks = [{ from: 'many-000', to: 'many-899', count: pets.length }];
      const answers = { latest: {}, manifest: { total: pets.length, chunks } };
      for (const [path, more] of Object.entries(answers))
        await page.route(`**/api/catalogue/${path}*`, (route) =>
          route.fulfill({ json: { epoch: 'many', version: 1, ...more } }),
        );
      await page.route('**/api/catalogue/chunk*', (route) => route.fulfill({ json: pets }));
      // A change of the server's own pets is told to this page too, which asks for it.
      await page.route('**/api/catalogue/changes/**', (route) => {
        const [from, to] = (/(\d+)\.\.(\d+)/.exec(route.request().url()) ?? [])
          .slice(1)
          .map(Number);
        return route.fulfill({ json: { epoch: 'many', from, to, upserts: [], removed: [] } });
      });
      await page.goto('/Manage');
      const rows = page.getByRole('main').getByRole('listitem');
      const find = page.getByLabel('Find a pet');
      await find.fill('many-');
      await expect(found(page, '900 pets')).toBeVisible();
      await find.fill('rare');
      await expect(rows, 'so that the browser’s own search finds each').toHaveCount(180, {
        timeout: 30_000,
      });
      await find.fill('many-');
      await expect(found(page, '900 pets')).toBeVisible();
      expect(await rows.count()).toBeLessThan(40);
    },
  );
});
