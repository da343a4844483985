// A list that comes again, and an import that is interrupted.
import { newId } from '#src/db/new-id.ts';
import { expect } from './fixtures.ts';
import { animals, chooseFile, kind, listOf, nameSource, press, test } from './import-steps.ts';
import { keeper, say } from './people.ts';
import { keepApp } from './service-worker.ts';
import { readCatalogue } from './steps.ts';

/** In the order of their IDs in the source: those of pets are in none. */
const listedOf = async (page: Parameters<typeof chooseFile>[0], source: string) =>
  (await readCatalogue(page.request))
    .filter((pet) => pet.source === source)
    .toSorted((one, other) => one.externalId.localeCompare(other.externalId));
const result = (page: Parameters<typeof chooseFile>[0], words: string) =>
  page.getByRole('status').filter({ hasText: words });
const parts = '**/api/imports/*/pets';
const petsOf = (text: string): { externalId: string }[] => JSON.parse(text).pets;

test('a table that nobody knows is mapped once: words, dates and columns are remembered', async ({
  adminPage: page,
}) => {
  const table = (breed: string) =>
    `Code;Rufname;Art;Geboren;Rasse;Besitzer\n7;Rex;Hund;01.02.2020;${breed};Jane\n8;Mia;Katze;03.04.2021;Manx;Joe\n9;Bo;Igel;;;\n`;
  await page.goto('/Manage/import');
  await chooseFile(page, table('Lab'));
  await expect(page.getByText('This table fits none of the formats')).toBeVisible();
  await expect(page.getByText('Rex · Mia · Bo')).toBeVisible();
  await press(page, 'Read the file');
  const summary = page.getByRole('alert').filter({ hasText: 'missing' });
  await expect(summary).toContainText('Say which column holds the type');
  await page.getByLabel('What "Rufname" is').selectOption('Name');
  await page.getByLabel('What "Art" is').selectOption('Type (dog, cat, …)');
  await page.getByLabel('What "Rasse" is').selectOption('Breed');
  await page.getByLabel('What "Geboren" is').selectOption('Birth date');
  await page.getByLabel('Dates are written').selectOption('day, month, year');
  await page.getByLabel('"Hund" is').selectOption('dog');
  await page.getByLabel('"Katze" is').selectOption('cat');
  const source = `Liste ${newId().slice(-6)}`;
  await page.getByLabel('These pets come from').fill(source);
  await press(page, 'Read the file');
  await expect(kind(page, 'New', 2)).toBeVisible();
  await press(page, 'Import 2 pets');
  await expect(result(page, '2 new')).toBeVisible();
  await expect
    .poll(() => listedOf(page, source))
    .toMatchObject([{ name: 'Rex', birthDate: '2020-02-01', breed: 'Lab' }, { name: 'Mia' }]);

  await press(page, 'Import another file');
  await chooseFile(page, table('Poodle'));
  await expect(kind(page, 'Changed', 1), 'nothing is asked again').toBeVisible();
  await press(page, /^Changed/);
  await expect(page.getByRole('list', { name: 'Changed' })).toContainText('Breed: Lab → Poodle');
  await press(page, 'Import 1 pet');
  await expect(result(page, '1 changed')).toBeVisible();
});

test('what staff changed stays unless they take the file’s, and what is gone is hidden if they say so', async ({
  adminPage: page,
}) => {
  const source = `Kept ${newId().slice(-6)}`;
  const list = animals(4, source);
  await page.goto('/Manage/import');
  await chooseFile(page, listOf(list));
  await nameSource(page, source);
  await press(page, 'Import 4 pets');
  await expect(result(page, '4 new')).toBeVisible();
  // The catalogue has a new version once a second.
  await expect.poll(() => listedOf(page, source)).toHaveLength(4);
  const pets = await listedOf(page, source);
  const change = (id = '', breed = '') =>
    ({ kind: 'changePet', args: { id, changes: { breed } } }) as const;
  const byNumber = (at: string) => pets.find(({ externalId }) => externalId === at)?.id;
  await say(
    await keeper(page.request),
    change(byNumber('1'), 'Basset'),
    change(byNumber('2'), 'Pug'),
  );

  await page.getByRole('link', { name: 'See the pets' }).click();
  await page.getByLabel('Find a pet').fill(source);
  // The device has heard of both.
  for (const breed of ['Basset', 'Pug'])
    await expect(page.getByRole('listitem').filter({ hasText: breed })).toBeVisible();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await press(page, 'Import another file');
  await chooseFile(page, listOf(list.slice(0, 3)));
  await expect(page.getByLabel('These pets come from')).toHaveValue(source);
  await expect(kind(page, 'Kept as staff have it', 2)).toBeVisible();
  await press(page, /^Kept/);
  const basset = page.getByRole('listitem').filter({ hasText: `${source} 1` });
  await expect(basset).toContainText('Breed: Basset. Take the file’s: Beagle');
  await basset.getByRole('checkbox').check();
  await press(page, /^Gone/);
  await expect(page.getByRole('checkbox', { name: `Hide ${source} 4` })).not.toBeChecked();
  await page.getByLabel('Hide the pet that the file no longer has').check();
  await expect(page.getByRole('checkbox', { name: `Hide ${source} 4` })).toBeChecked();
  await press(page, 'Import 2 pets');
  await expect(result(page, '1 changed, 1 hidden')).toBeVisible();
  await expect
    .poll(async () => (await listedOf(page, source)).map(({ breed }) => breed).sort())
    .toEqual(['Beagle', 'Beagle', 'Pug']);
});

test('an import is stopped in the middle, what was sent stays, and undo takes it back', async ({
  adminPage: page,
}) => {
  const source = `Stopped ${newId().slice(-6)}`;
  await page.goto('/Manage/import');
  let release = () => {};
  let sent = 0;
  await page.route(parts, async (route) => {
    sent += 1;
    if (sent === 2) await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => {});
  });
  await chooseFile(page, listOf(animals(60, source)));
  await nameSource(page, source);
  await press(page, 'Import 60 pets');
  await expect(page.getByText('25 of 60 pets')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('value', '25');
  await press(page, 'Stop');
  release();
  await expect(result(page, '25 of 60 were sent, and stay.')).toBeVisible();
  await expect.poll(async () => (await listedOf(page, source)).length).toBeGreaterThanOrEqual(25);
  expect(sent, 'the third part is never sent').toBe(2);
  const run = page.getByRole('listitem').filter({ hasText: source });
  await expect(run).toContainText('not to its end');
  await run.getByRole('button', { name: 'Undo' }).click();
  await press(page, 'Undo the import');
  await expect(page.getByText(`The import from ${source} is undone.`)).toBeVisible();
  await expect.poll(() => listedOf(page, source)).toEqual([]);
});

test('a reload in the middle loses nothing and sends nothing twice', async ({
  adminPage: page,
}) => {
  const source = `Reload ${newId().slice(-6)}`;
  const sent: string[] = [];
  let isHeld = true;
  await page.goto('/Manage/import');
  await page.route(parts, async (route) => {
    // The reload ends this one.
    if (isHeld && sent.length === 25) return;
    sent.push(...petsOf(route.request().postData() ?? '').map(({ externalId }) => externalId));
    await route.continue();
  });
  await chooseFile(page, listOf(animals(60, source)));
  await nameSource(page, source);
  await press(page, 'Import 60 pets');
  await expect(page.getByText('25 of 60 pets')).toBeVisible();
  await page.goto('/Explore');
  isHeld = false;
  await page.goto('/Manage/import');
  await expect(result(page, '60 new')).toBeVisible({ timeout: 30_000 });
  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
  await expect.poll(async () => (await listedOf(page, source)).length).toBe(60);
});

test('without a network a file is read and compared with the device, and the import waits', async ({
  adminPage: page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const source = `Offline ${newId().slice(-6)}`;
  await keepApp(page);
  await page.goto('/Manage/import');
  await chooseFile(page, listOf(animals(2, source)));
  await nameSource(page, source);
  await press(page, 'Import 2 pets');
  await expect(result(page, '2 new')).toBeVisible();
  await press(page, 'Import another file');
  await expect.poll(async () => (await listedOf(page, source)).length).toBe(2);
  await page.goto('/Manage');
  await page.getByLabel('Find a pet').fill(source);
  await expect(page.getByText('2 pets', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/Manage/import');
  await expect(page.getByText('You are offline. The list of imports')).toBeVisible();
  await chooseFile(
    page,
    listOf([...animals(1, source), { id: '2', name: `${source} 2`, breed: 'Pug' }]),
  );
  // The last name of a format is proposed without a network too.
  await expect(page.getByLabel('These pets come from')).toHaveValue(source);
  await expect(page.getByText('this is compared with what this device has')).toBeVisible();
  await press(page, /^Changed/);
  await expect(page.getByRole('list', { name: 'Changed' })).toContainText('Breed: Beagle → Pug');
  await press(page, /^Import \d/);
  await expect(page.getByText('it is stored on this device and goes on from here')).toBeVisible();
  await context.setOffline(false);
  await expect(result(page, '1 changed')).toBeVisible({ timeout: 30_000 });
});
