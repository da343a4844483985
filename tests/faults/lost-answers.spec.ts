import type { Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { applyFromCart, putInCart, somePet } from '../e2e/steps.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import {
  applicationsHeld,
  commandsAnswered,
  expectOneSettledApplication,
  networkFaults,
  pill,
  upToDate,
} from './steps.ts';

const push = 'POST /api/sync/push';
const pull = 'GET /api/sync/pull';

// Left to `npm run faults`: a-server-killed.spec.ts loses an answer after the commit too.
test('an answer that is lost after the commit leaves one application', async ({
  page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'dog', 1);
  await putInCart(page, pet);
  await upToDate(page);
  const before = network.seen(push).length;
  network.on(push, async (exchange) => {
    await exchange.forward();
    exchange.cut();
  });

  await applyFromCart(page);
  await expect(pill(page, /offline, 1 waiting/i)).toBeVisible();
  await expect(page.getByText(/saved on this device/i).first()).toBeVisible();
  expect(await applicationsHeld(database, email, pet.id)).toBe(1);

  network.clear();
  await upToDate(page);
  const pushes = network.seen(push).slice(before);
  expect(pushes.length).toBeGreaterThan(1);
  expect(new Set(pushes.map((one) => one.body)).size, 'each says the same').toBe(1);
  expect(await applicationsHeld(database, email, pet.id)).toBe(1);
  expect(await commandsAnswered(database, email), 'put in the cart, applied').toBe(2);
  await expectOneSettledApplication(page, pet);
});

test(
  'a push that arrives 20 times at once is done once',
  { tag: '@core' },
  async ({ page, request, network, database }) => {
    const { email } = await registerNewUser(page);
    const pet = await somePet(request, 'dog', 2);
    await putInCart(page, pet);
    await upToDate(page);
    const answers: string[] = [];
    network.once(push, async (exchange) => {
      const all = await Promise.all(Array.from({ length: 20 }, () => exchange.forward()));
      answers.push(...all.map(({ status, body }) => `${status} ${body.toString()}`));
      const [last] = all.slice(-1);
      if (last) exchange.answer(last.status, last.headers, last.body);
    });

    await applyFromCart(page);
    await upToDate(page);
    expect(answers).toHaveLength(20);
    expect(new Set(answers).size, 'all twenty are told the same').toBe(1);
    expect(answers[0]).toMatch(/^200 .*"outcome":"accepted"/);
    expect(await applicationsHeld(database, email)).toBe(1);
    expect(await commandsAnswered(database, email)).toBe(2);
    await expectOneSettledApplication(page, pet);
  },
);

test('an older answer that arrives after a newer one changes nothing', async ({
  page,
  context,
  browser,
  request,
  network,
  server,
  database,
}) => {
  // With Web Locks two tabs take turns, and no two answers are on their way at once. Without them
  // (in some browsers, and on plain http) only the cursor tells old answers from new.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const account = await registerNewUser(page);
  const [first, second] = [await somePet(request, 'dog', 3), await somePet(request, 'dog', 4)];
  await page.goto('/Cart');
  const otherTab = await context.newPage();
  await otherTab.goto('/Cart');
  for (const tab of [page, otherTab]) {
    await upToDate(tab);
    await expect(tab.getByText('Your cart is empty!')).toBeVisible();
  }
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);

  // The first answer with the first pet is held back; the next request waits for the second pet.
  const secondIsThere = Promise.withResolvers<void>();
  const newerIsShown = Promise.withResolvers<void>();
  const held = Promise.withResolvers<string>();
  const olderHasArrived = Promise.withResolvers<void>();
  let isHeld = false;
  network.on(pull, async (exchange) => {
    if (isHeld) await secondIsThere.promise;
    const answer = await exchange.forward();
    const text = answer.body.toString();
    const isOlder = !isHeld && text.includes(first.id);
    if (isOlder) {
      isHeld = true;
      held.resolve(text);
      await newerIsShown.promise;
    }
    exchange.answer(answer.status, answer.headers, answer.body);
    if (isOlder) olderHasArrived.resolve();
  });
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const otherDevice = await elsewhere.newPage();
  await logIn(otherDevice, account);
  await putInCart(otherDevice, first);
  expect(await held.promise).not.toContain(second.id);
  await otherDevice.getByRole('button', { name: 'Remove' }).click();
  await expect(otherDevice.getByRole('button', { name: 'Adopt Me' })).toBeVisible();
  await putInCart(otherDevice, second);
  await upToDate(otherDevice);
  secondIsThere.resolve();
  const inCart = (tab: Page, pet: Pet) =>
    tab.getByRole('main').getByText(pet.name, { exact: true });
  for (const tab of [page, otherTab]) await expect(inCart(tab, second)).toBeVisible();

  // Later pulls would correct what the old answer did, so they are held back. A tab that pulls
  // again has processed the old answer.
  const isLookedAt = Promise.withResolvers<void>();
  network.on(pull, async (exchange) => {
    await isLookedAt.promise;
    exchange.passOn();
  });
  const asked = network.seen(pull).length;
  newerIsShown.resolve();
  await olderHasArrived.promise;
  for (const tab of [page, otherTab]) {
    await pill(tab, /up to date/i).click();
    await tab.getByRole('button', { name: 'Look for news' }).click();
  }
  await network.arrival(pull, asked + 2);
  const expectTheNewer = async () => {
    for (const tab of [page, otherTab]) {
      await expect(inCart(tab, second)).toBeVisible();
      await expect(inCart(tab, first)).toHaveCount(0);
    }
  };
  await expectTheNewer();
  isLookedAt.resolve();
  await Promise.all([upToDate(page), upToDate(otherTab)]);
  await expectTheNewer();
  expect(
    await database.sql(`select pet_id from public.cart_items c
    join public.users u on u.id = c.user_id where u.email = '${account.email}'`),
  ).toEqual([{ pet_id: second.id }]);
  await elsewhere.close();
});
