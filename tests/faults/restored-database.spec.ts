import { applyFromCart, putInCart, somePet } from '../e2e/steps.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import {
  allShown,
  applicationsHeld,
  networkFaults,
  pill,
  readyToGoOffline,
  upToDate,
} from './steps.ts';

const pull = 'GET /api/sync/pull';

test('after a database is put back, devices show its rows and say again what it forgot', async ({
  page,
  request,
  network,
  server,
  database,
  allowConsoleError,
}) => {
  const { copies } = database;
  test.skip(copies === undefined, 'copies are taken of a Postgres server');
  allowConsoleError(networkFaults);
  const { email } = await registerNewUser(page);
  const [before, shown, unshown, unsent] = [
    await somePet(request, 'cat', 7),
    await somePet(request, 'cat', 8),
    await somePet(request, 'cat', 9),
    await somePet(request, 'cat', 10),
  ];
  const card = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await readyToGoOffline(page);
  await putInCart(page, before);
  await applyFromCart(page);
  await expect.poll(() => applicationsHeld(database, email)).toBe(1);
  await allShown(page);

  await server.stop();
  await copies?.take();
  await server.start();
  // One application whose row the device has pulled, so that it has left the outbox;
  await putInCart(page, shown);
  await applyFromCart(page);
  await expect.poll(() => applicationsHeld(database, email)).toBe(2);
  await allShown(page);
  // one that was accepted, but whose row was never pulled;
  network.on(pull, (exchange) => exchange.cut());
  await putInCart(page, unshown);
  await applyFromCart(page);
  await expect.poll(() => applicationsHeld(database, email)).toBe(3);
  // and one that is submitted while there is no server.
  await server.stop();
  await putInCart(page, unsent);
  await applyFromCart(page);
  await expect(pill(page, /offline, 2 waiting/i)).toBeVisible();
  await copies?.putBack();
  expect(await applicationsHeld(database, email)).toBe(1);
  network.clear();
  await server.start();

  await page.goto('/Dashboard');
  await expect.poll(() => applicationsHeld(database, email, unshown.id)).toBe(1);
  await expect.poll(() => applicationsHeld(database, email, unsent.id)).toBe(1);
  await upToDate(page);
  expect(await applicationsHeld(database, email)).toBe(3);
  for (const pet of [before, unshown, unsent]) await expect(card(pet.name)).toHaveCount(1);
  await expect(card(shown.name), 'the server does not know it any more').toHaveCount(0);
  await page.reload();
  await upToDate(page);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ has: page.getByRole('heading') })).toHaveCount(3);
});
