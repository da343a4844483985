// Waits for real: the clock of a page that Playwright moves would move its database's timers too.
import { putInCart, somePet } from '../e2e/steps.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import { upToDate } from './steps.ts';

const live = 'GET /api/live';
const pull = 'GET /api/sync/pull';

test('a stream that died silently is opened again after 40 s, and what changed appears', async ({
  page,
  browser,
  request,
  network,
  server,
}) => {
  const account = await registerNewUser(page);
  const pet = await somePet(request, 'dog', 6);
  const frozen = Promise.withResolvers<number>();
  network.on(live, (exchange) => {
    // Its first words are let through: the page believes that it listens.
    const stream = exchange.passOn();
    if (network.seen(live).length > before + 1) return;
    setTimeout(() => {
      stream.freeze();
      frozen.resolve(performance.now());
    }, 2_000);
  });
  const before = network.seen(live).length;
  await page.goto('/Cart');
  await upToDate(page);
  const silentSince = await frozen.promise;

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const otherDevice = await elsewhere.newPage();
  await logIn(otherDevice, account);
  const pulls = network.seen(pull).length;
  await putInCart(otherDevice, pet);
  await upToDate(otherDevice);
  await expect(page.getByText('Your cart is empty!')).toBeVisible();

  const again = await network.arrival(live, before + 2);
  expect(network.seen(pull), 'nobody told the page meanwhile').toHaveLength(pulls);
  // Silent from a heartbeat or an opening at most 2 s before; the wait before a new try is 1 s.
  expect(again.at - silentSince).toBeGreaterThan(37_000);
  expect(again.at - silentSince).toBeLessThan(45_000);
  await expect(page.getByRole('main').getByText(pet.name, { exact: true })).toBeVisible();
  await elsewhere.close();
});
