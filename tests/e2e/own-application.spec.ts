// An applicant opens one of their applications, and what they read there is true.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { application, keeper, say } from './people.ts';
import { anApplication, heading, somePet } from './steps.ts';

const present = (page: Page) => page.locator('[aria-current=step]');

test('a card of "my applications" opens the form as it was sent, the pet, and what comes next', async ({
  page,
  newcomer,
  request,
}) => {
  const pet = await somePet(request, 'cat', 28);
  const command = application(pet, { fullName: 'Toni Reader' });
  await say(newcomer, command);
  await page.goto('/Dashboard');
  // Anywhere on the card: here on its picture.
  const card = page
    .getByRole('main')
    .locator('li')
    .filter({ has: heading(page, pet.name) });
  await card.click({ position: { x: 40, y: 40 } });
  await expect(heading(page, `Your application for ${pet.name}`)).toBeFocused();
  const main = page.getByRole('main');
  for (const answer of Object.values({ ...anApplication, fullName: 'Toni Reader' }))
    await expect(main.getByText(answer, { exact: true })).toBeVisible();
  await expect(heading(page, 'What comes next')).toBeVisible();
  await expect(main.getByText('It has arrived, and nobody has opened it yet.')).toBeVisible();
  const meanings = main.getByRole('region', { name: 'What each status means' });
  for (const status of ['pending', 'approved', 'rejected'])
    await expect(meanings.getByText(status, { exact: true })).toBeVisible();

  await page.reload();
  await expect(heading(page, `Your application for ${pet.name}`)).toBeVisible();
  await main.getByRole('link', { name: `See ${pet.name}’s page` }).click();
  // Exactly: the heading of the application names the pet too.
  await expect(page.getByRole('heading', { name: pet.name, exact: true })).toBeVisible();
  await page.goBack();
  await say(await keeper(request), {
    kind: 'decideApplication',
    args: { id: command.args.id, status: 'approved' },
  });
  await expect(main.getByText('The shelter has said yes to you.').first()).toBeVisible();
  await expect(main.getByText('to agree on the day')).toBeVisible();
  await main.getByRole('link', { name: 'My Adoption Applications' }).click();
  await expect(heading(page, 'My Adoption Applications')).toBeVisible();
});

test('an application can be withdrawn from its page, and a deleted one says so', async ({
  page,
  newcomer,
  request,
}) => {
  const pet = await somePet(request, 'cat', 29);
  const command = application(pet);
  await say(newcomer, command);
  await page.goto(`/Dashboard?request=${command.args.id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(present(page)).toContainText('Withdrawn');
  await page.goto('/Dashboard?request=01890000-0000-7000-8000-000000000000');
  await expect(heading(page, 'This application is not here')).toBeVisible();
});

test('"being reviewed" is said once an admin has opened it, and what was opened offline is told later', async ({
  page,
  newcomer,
  browser,
  baseURL,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|status of 409/);
  const pet = await somePet(request, 'cat', 30);
  const command = application(pet, { fullName: 'Uma Waiting' });
  await say(newcomer, command);
  await page.goto(`/Dashboard?request=${command.args.id}`);
  await expect(present(page)).toContainText('Received');

  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  await keeper(office.request);
  const desk = await office.newPage();
  const answered: number[] = [];
  desk.on('response', (answer) => {
    if (answer.url().endsWith('/api/sync/opened')) answered.push(answer.status());
  });
  await desk.goto('/Dashboard');
  await expect(desk.getByRole('link', { name: /^Uma Waiting/ })).toBeVisible();
  expect(answered, 'a list opens nothing').toEqual([]);
  await office.setOffline(true);
  await desk.getByRole('link', { name: /^Uma Waiting/ }).click();
  await expect(desk.getByRole('button', { name: /offline/i })).toBeVisible();
  await expect(present(page)).toContainText('Received');
  await office.setOffline(false);
  await expect(present(page)).toContainText('Being reviewed');
  await expect(page.getByText('Somebody from the shelter has opened it.')).toBeVisible();

  await expect(desk.getByRole('button', { name: /up to date/i })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: /up to date/i })).toBeVisible();
  expect(answered, 'it is told once').toEqual([200]);
  await office.close();
});
