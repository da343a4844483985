import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { inCart, say } from './people.ts';
import { openApp, somePet } from './steps.ts';

test('a person takes their data with them as one file', async ({ page, newcomer }) => {
  const pet = await somePet(newcomer.request, 'dog', 4);
  await say(newcomer, inCart(pet));
  await openApp(page, '/Explore');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Your data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^homeward-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { email: newcomer.email },
    cart: [{ petId: pet.id }],
  });
});

test('a person deletes their account, with its password and nothing less', async ({
  page,
  newcomer,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[13]/);
  await say(newcomer, inCart(await somePet(newcomer.request, 'dog', 5)));
  await page.goto('/your-data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('What stays:');
  await dialog.getByLabel('Your password').fill('not their password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This is not your password. Nothing was deleted.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const { email, password } = newcomer;
  const headers = { Origin: new URL(page.url()).origin };
  const data = { email, password, as: 'user' };
  const again = await page.request.post('/api/session', { data, headers });
  expect(again.status()).toBe(401);
});

test('who is not signed in is asked to log in before their data', async ({ page }) => {
  await page.goto('/your-data');
  await expect(page).toHaveURL(/\/Login$/i);
});

test('beside the forms stands what happens to what is typed', async ({ page }) => {
  await page.goto('/Register');
  await page.getByRole('main').getByRole('link', { name: 'privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});
