// Waits in real time, because Playwright's clock would also move the timers of the page's database.
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
    // The first data is let through, so that the page believes the stream is open.
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
  // The last data came at most 2 s before the freeze, and the wait before a retry is 1 s.
  expect(again.at - silentSince).toBeGreaterThan(37_000);
  expect(again.at - silentSince).toBeLessThan(45_000);
  await expect(page.getByRole('main').getByText(pet.name, { exact: true })).toBeVisible();
  await elsewhere.close();
});
