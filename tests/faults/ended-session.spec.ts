import { registered } from '../e2e/people.ts';
import { anApplication, applyFromCart, logOut, putInCart, somePet } from '../e2e/steps.ts';
import { everythingKept, readStores, readyForOffline } from './device.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import { applicationsHeld, networkFaults, pill, upToDate } from './steps.ts';

// Left to `npm run faults`: another-account.spec.ts tells it of a session that has not ended.
test('an account on a device where another’s session has ended reads nothing of it, and loses nothing of it', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/status of 401/);
  const second = await registered(request);
  const first = await registerNewUser(page);
  const [applied, unsent] = [await somePet(request, 'cat', 15), await somePet(request, 'cat', 16)];
  await putInCart(page, applied);
  await applyFromCart(page);
  await upToDate(page);
  await readyForOffline(page);
  await putInCart(page, unsent);
  await upToDate(page);
  await network.down();
  await applyFromCart(page);
  await page.goto('/Explore');
  await expect(pill(page, /1 waiting/i)).toBeVisible();
  // The session is gone without "Log out": expired, ended elsewhere, or the cookies were cleared.
  await context.clearCookies();
  await network.reset();
  await page.reload();
  await expect
    .poll(async () => (await readStores(page))['session'])
    .toMatchObject([{ mustSignInAgain: true }]);
  expect(await everythingKept(page), 'it is there to be found').toContain(anApplication.address);

  await logIn(page, second);
  await upToDate(page);
  const kept = await everythingKept(page);
  for (const trace of [first.email, anApplication.address, applied.id, unsent.id])
    expect(kept).not.toContain(`"${trace}"`);
  await page.goto('/Dashboard');
  await expect(page.getByText('You have not applied for a pet yet.')).toBeVisible();
  expect(await applicationsHeld(database, first.email)).toBe(1);
  expect(await applicationsHeld(database, second.email)).toBe(0);

  await logOut(page);
  await logIn(page, first);
  await upToDate(page);
  await expect.poll(() => applicationsHeld(database, first.email)).toBe(2);
  expect(await applicationsHeld(database, second.email)).toBe(0);
});
