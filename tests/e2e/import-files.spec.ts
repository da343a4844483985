// Which files are read, and what a person hears of those that are not.
import { writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { csvOf } from '#src/domain/import/read-sample.ts';
import { expect } from './fixtures.ts';
import { animals, chooseFile, kind, listOf, nameSource, press, test } from './import-steps.ts';

test('where two formats fit, the person chooses', async ({ adminPage: page }) => {
  await page.goto('/Manage/import');
  const both = csvOf(
    ['externalID', 'name', 'type', 'priBreed', 'ANIMALCODE', 'ANIMALNAME', 'ANIMALSPECIES'],
    ['1', 'Rex', 'Dog', 'Lab', 'A1', 'Rex of ASM', 'Cat'],
  );
  await chooseFile(page, both, 'both.csv');
  const question = page.getByRole('group', { name: 'Where does both.csv come from?' });
  await expect(question.getByRole('radio')).toHaveCount(3);
  await question.getByLabel(/ASM/).check();
  await press(page, 'Read the file');
  await expect(page.getByRole('list', { name: 'New' })).toContainText('Rex of ASM cat');
  await press(page, 'It is something else');
  await question.getByLabel(/RescueGroups/).check();
  await press(page, 'Read the file');
  await expect(page.getByRole('list', { name: 'New' })).toContainText('Rex dog · Lab');
  await press(page, 'It is something else');
  await question.getByLabel(/^None of these/).check();
  await press(page, 'Read the file');
  await expect(page.getByText('This table fits none of the formats')).toBeVisible();
});

test('a file that cannot be read is answered with a sentence that says what to do', async ({
  adminPage: page,
}) => {
  await page.goto('/Manage/import');
  const refusal = page.getByRole('main').getByRole('alert');
  for (const [content, sentence] of [
    ['PK\u0003\u0004 a bomb', 'The file is packed. Unpack it'],
    ['PK\u0003\u0004[Content_Types].xml', 'The file is a spreadsheet. Save it as CSV'],
    ['  \n', 'The file is empty.'],
    ['{"dogs": [{"a": 1}]}', 'Nobody here knows this JSON. Export the list as CSV'],
    ['[1, 2', 'not whole'],
    ['[['.repeat(50), 'lists within lists'],
  ] as const) {
    await chooseFile(page, content);
    await expect(refusal).toContainText(sentence);
  }
});

test('a row of 50 MB ends with a sentence, and a long file is put away at a press', async ({
  adminPage: page,
}, testInfo) => {
  test.slow();
  await page.goto('/Manage/import');
  const input = page.getByLabel('Choose a file');
  const [head = ''] = listOf([]).split('\n');
  const long = testInfo.outputPath('long.csv');
  await writeFile(long, `${head}\n1,"${'x'.repeat(50_000_000)}`);
  await input.setInputFiles(long);
  await expect(
    page.getByText('Reading ended early.').or(page.getByText('Unreadable')),
  ).not.toHaveCount(0, { timeout: 60_000 });
  await press(page, /^(Cancel|Done)$/);
  const many = testInfo.outputPath('many.csv');
  await writeFile(many, `${head}\n${'1,Fritz,Ferret,,,,\n'.repeat(500_000)}`);
  await input.setInputFiles(many);
  await expect(page.getByRole('heading', { name: 'Reading many.csv' })).toBeVisible();
  await press(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Reading many.csv' })).toBeHidden();
});

// That the reader stops there is in src/domain/import/read-animals.test.ts.
test(
  'a million rows end with a sentence',
  { tag: '@long' },
  async ({ adminPage: page }, testInfo) => {
    test.slow();
    await page.goto('/Manage/import');
    const input = page.getByLabel('Choose a file');
    const [head = ''] = listOf([]).split('\n');
    const many = testInfo.outputPath('many.csv');
    await writeFile(many, `${head}\n${'1,Fritz,Ferret,,,,\n'.repeat(1_000_001)}`);
    await input.setInputFiles(many);
    await expect(page.getByText('The file has more than 1,000,000 rows.')).toBeVisible({
      timeout: 120_000,
    });
    await expect(kind(page, 'Left out', 1)).toHaveCount(0);
    await expect(page.getByText('The first 2,000 are shown.')).toBeVisible();
  },
);

test('all of it is done with the keyboard, and a file may also be dropped', async ({
  adminPage: page,
}) => {
  const source = `Keys ${newId().slice(-6)}`;
  // Before the page opens: a key could overtake the message that has the browser report a chooser.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/Manage/import');
  await page.getByLabel('Choose a file').focus();
  await page.keyboard.press('Space');
  const buffer = Buffer.from(listOf(animals(3, source)));
  await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer });
  await expect(kind(page, 'New', 3)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the button is gone').toBeFocused();
  await nameSource(page, source);
  const host = page.getByLabel('Fetch 3 pictures from photos.example');
  for (let tabs = 0; tabs < 12 && !(await isFocused(host)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Import 3 pets and fetch 3/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3 new' })).toBeVisible();
  await press(page, 'Import another file');

  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
      return data;
    },
    listOf(animals(3, source)),
  );
  const area = page.getByText('Or drop it here.');
  await area.dispatchEvent('dragover', { dataTransfer: dropped });
  await area.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('heading', { name: 'dropped.csv' })).toBeVisible();
});

const isFocused = (field: Locator) =>
  field.evaluate((element) => element === document.activeElement);
