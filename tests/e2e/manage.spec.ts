// The list of all pets, for admins.
import type { Locator, Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { expect } from './fixtures.ts';
import { test } from './put-in.ts';
import { heading, readCatalogue } from './steps.ts';

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('pets are found by their words, type, status, and by what they need', async ({
  adminPage: page,
  putIn,
}) => {
  const word = `Findling${newId().slice(-6)}`;
  await putIn({ name: `Ada ${word}` });
  await putIn({ name: `Bö ${word}`, status: 'hidden' });
  await page.goto('/Manage');
  const find = page.getByLabel('Find a pet');
  await find.fill(word.toUpperCase());
  await expect(page.getByText('2 pets', { exact: true })).toBeVisible();
  await find.fill(`bo ${word}`);
  await expect(page.getByText('1 pet', { exact: true })).toBeVisible();
  await expect(row(page, `Bö ${word}`)).toContainText('Hidden');

  await find.fill(word);
  await page.getByLabel('Status').selectOption({ label: 'Hidden (1)' });
  await expect(row(page, `Ada ${word}`)).toHaveCount(0);
  await expect(row(page, `Bö ${word}`)).toBeVisible();
  await page.getByLabel('Type').selectOption('Dogs');
  await expect(page.getByText('No pet is like this.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all pets' }).click();

  await find.fill(word);
  await page.getByRole('button', { name: /^No picture/ }).click();
  await expect(page.getByText('2 pets', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Not seen for 14 days/ }).click();
  await expect(page.getByText('No pet is like this.'), 'they were put in just now').toBeVisible();
});

test('the list is as it was when somebody comes back from a pet', async ({
  adminPage: page,
  putIn,
}) => {
  const word = `Comeback${newId().slice(-6)}`;
  await putIn({ name: `Ada ${word}` });
  await page.goto('/Manage');
  await page.getByLabel('Find a pet').fill(word);
  await page.getByRole('link', { name: `Ada ${word}` }).click();
  await expect(heading(page, `Ada ${word}`).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Find a pet')).toHaveValue(word);
  await expect(page.getByText('1 pet', { exact: true })).toBeVisible();
});

test(
  'the list is where it was when somebody comes back from a pet far below',
  { tag: '@long' },
  async ({ adminPage: page }) => {
    await page.goto('/Manage');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await links.nth(60).scrollIntoViewIfNeeded();
    // The router notes a place 100 ms after the last scroll; nobody presses sooner.
    await page.waitForTimeout(300);
    await links.nth(60).click();
    await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Find a pet')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3_000);
  },
);

test('“still here” is one tap, also without a network', async ({
  adminPage: page,
  request,
  stopServer,
  server,
}) => {
  const pet = (await readCatalogue(request)).find(({ verifiedAt }) => verifiedAt === '');
  if (!pet) throw new Error('Every pet was seen.');
  await page.goto('/Manage');
  await page.getByLabel('Find a pet').fill(`${pet.name} ${pet.breed}`);
  await expect(row(page, pet.name)).toBeVisible();
  await stopServer();
  const before = Date.now();
  await row(page, pet.name)
    .getByRole('button', { name: `${pet.name} is still here` })
    .click();
  await expect(row(page, pet.name).getByText('Seen today').first()).toBeVisible();
  await server.start();
  const seen = async () =>
    Date.parse((await readCatalogue(request)).find(({ id }) => id === pet.id)?.verifiedAt ?? '');
  await expect.poll(seen, { timeout: 30_000 }).toBeGreaterThan(before);
});

test(
  'a pet that is still here keeps its place, so that the next tap is on the same pet',
  { tag: '@long' },
  async ({ adminPage: page }) => {
    await page.goto('/Manage');
    await page.getByRole('button', { name: /^Not seen for 14 days/ }).click();
    await page.getByLabel('Order').selectOption('Longest not seen');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    const rows = page.getByRole('main').getByRole('listitem');
    const names = async () => (await rows.getByRole('link').allTextContents()).slice(0, 5);
    await expect(rows.nth(5)).toBeVisible();
    const before = await names();
    const second = rows.nth(1).getByRole('button');
    await second.click();
    await expect(second).toHaveText('Seen');
    await expect(second).toBeFocused();
    expect(await names()).toEqual(before);
    await page.getByRole('button', { name: /^Not seen for 14 days/ }).click();
    await page.getByRole('button', { name: /^Not seen for 14 days/ }).click();
    await expect.poll(names, 'once the list is asked for anew').not.toContain(before[1]);
  },
);

test('several pets change their status at once, and one press takes it back', async ({
  adminPage: page,
  putIn,
  request,
}) => {
  const word = `Several${newId().slice(-6)}`;
  const names = ['Ada', 'Bo', 'Cy'].map((name) => `${name} ${word}`);
  const ids: string[] = [];
  for (const name of names) ids.push((await putIn({ name })).id);
  await page.goto('/Manage');
  await page.getByLabel('Find a pet').fill(word);
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('checkbox', { name: `Select Cy ${word}` }).uncheck();
  const selected = page.getByRole('region', { name: 'Selected pets' });
  await expect(selected).toContainText('2 pets selected');
  await selected.getByRole('button', { name: 'Status' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Adopted/ })
    .click();
  await expect(selected).toHaveCount(0);
  const listed = async () =>
    (await readCatalogue(request)).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  await expect.poll(listed).toEqual([`Cy ${word}`]);
  for (const name of ['Ada', 'Bo'])
    await expect(row(page, `${name} ${word}`)).toContainText('Adopted');

  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of names) await expect(row(page, name)).toContainText('Available');
  await expect.poll(async () => (await listed()).length).toBe(3);
  await expect(page.getByRole('alert').last()).toHaveText('Undone: 2 pets are as before.');
  await expect(page.getByRole('heading', { level: 1 }), 'the button is gone').toBeFocused();
});

test(
  'only the last change of a status is offered to be taken back',
  { tag: '@long' },
  async ({ adminPage: page, putIn }) => {
    const { id, name } = await putIn();
    await page.goto('/Manage');
    await page.getByLabel('Find a pet').fill(id);
    for (const status of ['Reserved', 'Hidden']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('region', { name: 'Selected pets' }).getByText('Status').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${status}`) })
        .click();
      await expect(row(page, name)).toContainText(status);
    }
    await expect(page.getByText(`${name} is hidden now.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, name)).toContainText('Reserved');
  },
);

test(
  'from the selection it is one press to the kennel cards',
  { tag: '@long' },
  async ({ adminPage: page, putIn }) => {
    const word = `Cards${newId().slice(-6)}`;
    for (const name of ['Ada', 'Bo']) await putIn({ name: `${name} ${word}` });
    await page.goto('/Manage');
    await page.getByLabel('Find a pet').fill(word);
    await page.getByRole('button', { name: 'Select all 2' }).click();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article', { name: `Bo ${word}` })).toContainText('Manx');
  },
);

const addresses = [
  '/Manage',
  '/Manage/new',
  '/Manage/shelter',
  '/Manage/start',
  '/Manage/cards',
  '/Manage/any',
];

test('guests who open it are asked to log in', { tag: '@long' }, async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login$/i);
  }
});

test(
  'people who are no admins are led to their own applications',
  { tag: '@long' },
  async ({ page, newcomer }) => {
    expect(newcomer.email).toContain('@');
    for (const address of addresses) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/dashboard$/i);
    }
  },
);

test('nothing is wider than a small phone', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/Manage');
  await page.getByRole('checkbox').first().check();
  expect(await width()).toBe(320);
  await page.goto('/Manage/new');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  expect(await width()).toBe(320);
});
