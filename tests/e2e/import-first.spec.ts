// From a home without pets to twenty listed ones, from one file.
import { expect } from './fixtures.ts';
import { animals, chooseFile, kind, listOf, press, test as withoutPets } from './import-steps.ts';
import { readCatalogue } from './steps.ts';

// Another fixture of the worker makes another worker, whose server nobody has imported into before.
const test = withoutPets.extend<object, { isFirst: boolean }>({
  isFirst: [true, { scope: 'worker', option: true }],
});

const file = listOf([
  ...animals(20),
  { id: '21', name: 'Fritz', type: 'Ferret' },
  { id: '', name: 'Nobody' },
]);

test('twenty pets are listed with five presses, the same file again changes nothing, and undo takes them back', async ({
  adminPage: page,
}) => {
  await page.goto('/Manage');
  await expect(page.getByText('No pet is here yet.')).toBeVisible();
  // 1
  await page.getByRole('link', { name: 'Import pets from a file' }).click();
  // 2, and the choice in the system's own window
  await chooseFile(page, file);
  await expect(page.getByText('RescueGroups import (CSV), with 20 pets.')).toBeVisible();
  await expect(kind(page, 'New', 20)).toBeVisible();
  await expect(page.getByRole('list', { name: 'New' })).toContainText(
    'Pet 7 dog · Beagle · line 8',
  );
  await press(page, /^Left out/);
  await expect(page.getByText('this is "Ferret"')).toBeVisible();
  await expect(page.getByText('Fritz line 22')).toBeVisible();
  await press(page, /^Unreadable/);
  await expect(page.getByText('It has no ID')).toBeVisible();
  await page.getByText('What stays on this device (1 column)').click();
  await expect(page.getByText('Not read: Owner name.')).toBeVisible();
  await expect(page.getByText('Jane Doe')).toHaveCount(0);
  // 3
  await page.getByLabel('Fetch 20 pictures from photos.example').check();
  // 4
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await press(page, 'Import 20 pets and fetch 20 pictures');
  const begun = (await asked).postDataJSON();
  expect(begun).toMatchObject({ pets: 20, pictureHosts: ['photos.example'], problemCount: 2 });
  await expect(page.getByRole('status').filter({ hasText: '20 new.' })).toBeVisible();
  await expect.poll(async () => (await readCatalogue(page.request)).length).toBe(20);
  const [first] = await readCatalogue(page.request);
  expect(first).toMatchObject({ source: 'rescuegroups-csv', description: 'Calm, and "glad".' });
  // 5
  await page.getByRole('link', { name: 'See the pets' }).click();
  await expect(page.getByText('20 pets', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await press(page, 'Import another file');
  await chooseFile(page, file);
  await expect(page.getByText('nothing is to be done')).toBeVisible();
  await expect(kind(page, 'Unchanged', 20)).toBeVisible();
  await press(page, 'Done');

  const run = page.getByRole('listitem').filter({ hasText: 'rescuegroups-csv' });
  await expect(run).toContainText('20 new. 2 lines with a problem or a note.');
  await expect(run).toContainText('list.csv · by ');
  await run.getByRole('button', { name: 'Report' }).click();
  await expect(run).toContainText('Line 22, Fritz: Only dogs, cats, birds and rabbits');
  await run.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(question).toContainText('20 new pets from rescuegroups-csv will be deleted');
  await question.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import from rescuegroups-csv is undone.')).toBeVisible();
  await expect(run).toContainText('undone');
  await expect(run.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect.poll(async () => (await readCatalogue(page.request)).length).toBe(0);
});
