import { applyFromCart, heading, putInCart, somePet } from '../e2e/steps.ts';
import { readStores } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { commandsAnswered, upToDate } from './steps.ts';

test('an admin whose role is taken away loses every application from the open device', async ({
  page,
  browser,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  // Requests made as an admin at the moment of the change.
  allowConsoleError(/status of (403|409|410)/);
  const applicant = await (await browser.newContext({ baseURL: network.url })).newPage();
  await registerNewUser(applicant);
  const pet = await somePet(request, 'cat', 16);
  await putInCart(applicant, pet);
  await applyFromCart(applicant);
  await upToDate(applicant);
  await applicant.context().close();

  const admin = await registerNewUser(page, { isAdmin: true });
  await expect(heading(page, 'Adoption Requests Dashboard')).toBeVisible();
  await expect(page.getByRole('main').getByText(pet.name).first()).toBeVisible();
  await upToDate(page);
  expect(JSON.stringify((await readStores(page))['applications'])).toContain(pet.id);

  await database.sql(`update public.users set is_admin = false where email = '${admin.email}'`);
  await expect
    .poll(async () => (await readStores(page))['applications'], { timeout: 75_000 })
    .toEqual([]);
  await expect(page.getByRole('main').getByText(pet.name)).toHaveCount(0);
  await expect
    .poll(async () => (await readStores(page))['session'])
    .toMatchObject([{ user: { isAdmin: false } }]);
  await expect(heading(page, 'My Adoption Applications')).toBeVisible();
  expect(await commandsAnswered(database, admin.email), 'nothing was said').toBe(0);
});
