// Staff take everything with them, or the pets alone.
import { readFile } from 'node:fs/promises';
import { accessTo } from '#tests/device/sample-archive.ts';
import { importArchive } from '#worker/archives/import-archive.ts';
import { expect, test } from './fixtures.ts';
import { accounts } from './people.ts';
import { keepApp } from './service-worker.ts';
import { openApp } from './steps.ts';

test('an admin exports everything, with their password and nothing less', async ({
  adminPage: page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  await openApp(page, '/Manage');
  await page.getByRole('link', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export everything?' });
  await dialog.getByLabel('Your password').fill('not their password');
  await dialog.getByRole('button', { name: 'Export everything' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(accounts.admin.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^homeward-everything-\d{4}-\d\d-\d\d\.zip$/);
  const zip = new Uint8Array(await readFile(await download.path()));
  const read = await importArchive(accessTo(zip), undefined, () => {});
  expect(read).toMatchObject({ outcome: 'sound' });
  expect(read.outcome === 'sound' && read.manifest.counts.pets).toBeGreaterThanOrEqual(120);
  await expect(page.getByText('Your browser has all of it now.')).toBeVisible();
  await page.goto('/security-log');
  await expect(page.getByText('Everything exported', { exact: true }).last()).toBeVisible();
});

test('an export can be cancelled', async ({ adminPage: page }) => {
  await page.goto('/Manage/export');
  const asked = Promise.withResolvers<void>();
  // A network on which the file does not come.
  await page.route('**/archive.zip', () => asked.resolve());
  await page.getByRole('button', { name: 'Export everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export everything?' });
  await dialog.getByLabel('Your password').fill(accounts.admin.password);
  await dialog.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export of everything' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  await expect(page.getByText('Cancelled. If your browser has saved a part of it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// What the file holds is in src/domain/import/export.test.ts.
test(
  'the pets alone are saved as a file for another system, without a network',
  { tag: '@long' },
  async ({ adminPage: page, stopServer }) => {
    await keepApp(page);
    await page.goto('/Manage/export');
    await expect(page.getByText(/^1\d\d pets$/)).toBeVisible();
    await stopServer();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save file for Petfinder' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^homeward-petfinder-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toContain('"AnimalName","PrimaryBreed"');
    expect(lines.length).toBeGreaterThan(120);
  },
);

test('who is no admin exports nothing', async ({ page, newcomer }) => {
  expect(newcomer.email).not.toBe('');
  await page.goto('/Manage/export');
  await expect(page).toHaveURL(/\/Dashboard$/i);
});
