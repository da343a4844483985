// Asking for suggestions and what can be done with the results.
import type { Page } from '@playwright/test';
import { type BrowserModelOptions, installBrowserModel } from '#tests/suggestions/browser-model.ts';
import { expect, signIn, test } from './fixtures.ts';
import { visitOnce } from './service-worker.ts';
import { heading, logOut, openApp } from './steps.ts';

const main = (page: Page) => page.getByRole('main');
const wishes = (page: Page) => page.getByRole('group', { name: 'Your wishes' });
const search = (page: Page) => new URL(page.url()).searchParams;

async function ask(page: Page, words: string): Promise<void> {
  await openApp(page, '/Ai');
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
}

for (const { name, wish } of [
  { name: 'Medium-Energy Dog', wish: { type: 'dog', energy: 'moderate' } },
  { name: 'Low-Energy Cat', wish: { type: 'cat', energy: 'low' } },
  { name: 'High-Energy Large Dog', wish: { type: 'dog', energy: 'high', size: 'large' } },
  { name: 'Small Low-Energy Senior Dog', wish: { size: 'small', energy: 'low', age: 'senior' } },
]) {
  test(`the example ${name} leads to what it says`, async ({ page }) => {
    await openApp(page, '/Ai');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
    await expect(heading(page, 'Recommended Pets')).toBeVisible();
    for (const [field, value] of Object.entries(wish)) expect(search(page).get(field)).toBe(value);
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
  });
}

test('who asks for a rabbit gets rabbits, and the words stay in sight', async ({ page }) => {
  const words = 'A calm rabbit for a child';
  await ask(page, words);
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  await expect(main(page)).toContainText(`“${words}”`);
  expect(search(page).get('type')).toBe('rabbit');
  await expect(main(page).getByRole('listitem').first()).toContainText('rabbit');
});

test('words without a wish get examples in place of a list', async ({ page }) => {
  await ask(page, 'asdf');
  await expect(main(page)).toContainText('We found no wish for a pet in these words.');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.getByRole('link', { name: 'Low-Energy Cat' }).click();
  await expect(page.getByRole('textbox')).toHaveValue(/A low-energy cat/);
});

test('a wish is changed or taken away by its chip, and the address says so', async ({ page }) => {
  await openApp(page, '/Aisearch?type=dog&size=small&size=medium&energy=low');
  await wishes(page).getByLabel('Change: low energy').selectOption('high');
  await expect(page).toHaveURL(/energy=high/);
  await wishes(page).getByRole('button', { name: 'Remove: small' }).click();
  await expect(page).toHaveURL(/size=medium/);
  expect(search(page).getAll('size')).toEqual(['medium']);
  await expect(wishes(page).getByRole('button', { name: 'Remove: medium' })).toBeFocused();
});

test('where nothing fits, one press gives up what costs the most, by name', async ({ page }) => {
  await openApp(page, '/Aisearch?type=cat&size=enormous');
  await expect(main(page)).toContainText('No pets found matching your criteria.');
  await page.getByRole('button', { name: 'Give up “enormous”' }).click();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  expect(search(page).get('size')).toBeNull();
  expect(search(page).get('type')).toBe('cat');
});

test('a card says why, what speaks against it, and what to ask', async ({ page }) => {
  await openApp(page, '/Aisearch?type=dog&temperament=calm&goodWith=kids&shedding=low');
  const cards = main(page).getByRole('listitem');
  await expect(cards.first()).toContainText('good with kids');
  const concerned = cards.filter({ hasText: 'But: ' }).first();
  while (!(await concerned.isVisible()))
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(concerned).toContainText(/, and you (said|asked for)|not said to be good with/);
});

test('a question that is reloaded while it waits still leads to its answer', async ({ page }) => {
  await openApp(page, '/Ai');
  const held = Promise.withResolvers<void>();
  await page.context().route('**/api/sync/push', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.getByRole('textbox').fill('A small quiet cat');
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  await expect.poll(() => page.evaluate(() => history.state.waiting)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  held.resolve();
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  expect(search(page).get('type')).toBe('cat');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Find My Perfect Pet' })).toBeEnabled();
  await expect(page.getByRole('textbox')).toHaveValue('A small quiet cat');
});

test('two tabs ask at once, and each gets its own answer', async ({ page, context }) => {
  const other = await context.newPage();
  await openApp(page, '/Ai');
  await openApp(other, '/Ai');
  await page.getByRole('textbox').fill('A large dog');
  await other.getByRole('textbox').fill('A small rabbit');
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await other.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  await expect(heading(other, 'Recommended Pets')).toBeVisible();
  expect(search(page).get('type')).toBe('dog');
  expect(search(other).get('type')).toBe('rabbit');
});

test('the household is remembered only when agreed, named on its chips, and goes with the session', async ({
  page,
}) => {
  await signIn(page, 'user');
  await ask(page, 'A small dog. We have two cats.');
  await page.getByRole('button', { name: 'Remember it' }).click();
  await expect(main(page)).toContainText('Remembered on this device: you live with other pets');
  await ask(page, 'A low-energy cat');
  await expect(wishes(page).getByLabel('Change: good with other pets')).toBeVisible();
  await expect(wishes(page)).toContainText('from your household');
  expect(search(page).getAll('goodWith')).toEqual(['otherPets']);
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(main(page)).not.toContainText('Remembered on this device');
  await ask(page, 'A large dog');
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  expect(search(page).getAll('goodWith')).toEqual([]);

  await ask(page, 'A small dog. We have two cats.');
  await page.getByRole('button', { name: 'Remember it' }).click();
  await expect(main(page)).toContainText('Remembered on this device: you live with other pets');
  await logOut(page);
  await ask(page, 'A low-energy cat');
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  expect(search(page).getAll('goodWith')).toEqual([]);
});

test('asked without a network, the rules on the device answer at once and say so', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50/);
  await visitOnce(page);
  await openApp(page, '/Ai');
  await context.setOffline(true);
  await page.getByRole('textbox').fill('A small senior dog');
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  await expect(main(page)).toContainText('Answered on this device by simple rules.');
  await expect(main(page)).toContainText('it is offered here');
  expect(search(page).get('age')).toBe('senior');
  await page.reload();
  await expect(main(page)).toContainText('Answered on this device by simple rules.');
  await context.setOffline(false);
  await expect(main(page)).toContainText('The server has your question now.');
});

const model = (options: BrowserModelOptions) => [installBrowserModel, options] as const;
const calls = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'browserModelCalls') as unknown);

test('the browser’s own model adds what it understood, which can be taken', async ({ page }) => {
  const text = JSON.stringify({ type: ['cat'], shedding: ['low'] });
  await page.addInitScript(...model({ availability: 'available', text }));
  await ask(page, 'A cat');
  const card = main(page).getByText('also: low shedding');
  await expect(card).toBeVisible();
  expect(search(page).get('shedding'), 'not forced').toBeNull();
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page).toHaveURL(/shedding=low/);
  await expect(card).toHaveCount(0);
});

test('the browser’s model is offered with its size, and downloaded only by a press', async ({
  page,
}) => {
  const text = JSON.stringify({ type: ['cat'], temperament: ['calm'] });
  await page.addInitScript(...model({ availability: 'downloadable', text }));
  await ask(page, 'A cat');
  await expect(main(page)).toContainText('a download of several gigabytes');
  expect(await calls(page)).toMatchObject({ downloads: 0, created: 0 });
  await page.getByRole('button', { name: 'Download it' }).click();
  await expect(main(page).getByText('also: calm')).toBeVisible();
  expect(await calls(page)).toMatchObject({ downloads: 1 });
});
