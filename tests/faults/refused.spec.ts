import { applyFromCart, heading, putInCart, somePet } from '../e2e/steps.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import {
  allShown,
  applicationsHeld,
  commandsAnswered,
  networkFaults,
  pill,
  readyToGoOffline,
  upToDate,
} from './steps.ts';

test('a command refused for good holds up nothing, and can be tried again or discarded', async ({
  page,
  browser,
  request,
  server,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const account = await registerNewUser(page);
  const [tried, discarded, good] = [
    await somePet(request, 'cat', 4),
    await somePet(request, 'cat', 5),
    await somePet(request, 'cat', 6),
  ];
  await readyToGoOffline(page);
  await network.down();
  for (const pet of [tried, discarded, good]) {
    await putInCart(page, pet);
    await applyFromCart(page);
  }
  await expect(pill(page, /offline, 6 waiting/i)).toBeVisible();

  // The other device is online and first, so the first two applications will be refused.
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const otherDevice = await elsewhere.newPage();
  await logIn(otherDevice, account);
  for (const pet of [tried, discarded]) {
    await putInCart(otherDevice, pet);
    await applyFromCart(otherDevice);
  }
  await upToDate(otherDevice);

  await network.up();
  await pill(page, /offline/i).click();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(pill(page, /needs you/i)).toBeVisible();
  await expect(heading(page, '2 things were refused')).toBeVisible();
  const entry = (name: string) =>
    page.getByRole('region', { name: 'Sync' }).getByRole('listitem').filter({ hasText: name });
  for (const pet of [tried, discarded])
    await expect(entry(pet.name)).toContainText('You have already applied for this pet.');
  await expect(entry(good.name)).toHaveCount(0);
  await expect.poll(() => applicationsHeld(database, account.email, good.id)).toBe(1);
  // Six from this device, four from the other one.
  expect(await commandsAnswered(database, account.email)).toBe(10);

  await entry(discarded.name).getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, '1 thing was refused')).toBeVisible();
  await otherDevice.goto('/Dashboard');
  const theirs = otherDevice
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: tried.name });
  await theirs.getByRole('button', { name: 'Withdraw' }).click();
  await otherDevice.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  // Wait until the server has the withdrawal: before that the retry would be refused again.
  await expect(theirs.getByText('Withdrawn').first()).toBeVisible();
  await allShown(otherDevice);
  await entry(tried.name).getByRole('button', { name: 'Try again' }).click();
  await upToDate(page);
  expect(
    await database.sql(`select r.pet_id, r.status from public.adoption_requests r
      join public.users u on u.id = r.user_id where u.email = '${account.email}'
      order by r.created_at`),
  ).toEqual([
    { pet_id: tried.id, status: 'withdrawn' },
    { pet_id: discarded.id, status: 'pending' },
    { pet_id: good.id, status: 'pending' },
    { pet_id: tried.id, status: 'pending' },
  ]);
  expect(await commandsAnswered(database, account.email), 'withdrawn, tried again').toBe(12);
  await elsewhere.close();
});
