import type { Page } from '@playwright/test';
import {
  anApplication,
  applicationLabels,
  applyFromCart,
  fillApplication,
  logOut,
  putInCart,
  somePet,
} from '../e2e/steps.ts';
import { everythingKept, readStores, readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import {
  applicationsHeld,
  cartHeld,
  commandsAnswered,
  networkFaults,
  pill,
  upToDate,
} from './steps.ts';

type Account = Awaited<ReturnType<typeof registerNewUser>>;

const draft = 'Words of the first person alone';

async function uidOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/session');
    return String((await answer.json()).user.uid);
  });
}

/** Starts an application, and leaves the page with a draft in it. */
async function draftAbout(page: Page): Promise<void> {
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await fillApplication(page, { reasonForAdoption: draft });
}

/** Expects that no store of this device contains the first person's data. */
async function expectNoTraceOf(page: Page, { name, email }: Account, uid: string): Promise<void> {
  const kept = await everythingKept(page);
  for (const trace of [uid, email, draft, anApplication.address, name]) {
    expect(kept).not.toContain(trace);
  }
}

test(
  'another account on the same device finds nothing of the first',
  {
    tag: '@core',
  },
  async ({ page, request, database }) => {
    const first = await registerNewUser(page);
    const uid = await uidOf(page);
    const [applied, inCart] = [
      await somePet(request, 'cat', 10),
      await somePet(request, 'cat', 11),
    ];
    await putInCart(page, applied);
    await applyFromCart(page);
    await putInCart(page, inCart);
    await draftAbout(page);
    await upToDate(page);
    expect(await everythingKept(page), 'it is there to be found').toContain(draft);
    await logOut(page);
    await expectNoTraceOf(page, first, uid);

    const second = await registerNewUser(page);
    await upToDate(page);
    await page.goto('/Cart');
    await expect(page.getByText('Your cart is empty!')).toBeVisible();
    await page.goto('/Dashboard');
    await expect(page.getByText('You have not applied for a pet yet.')).toBeVisible();
    await putInCart(page, inCart);
    await page.goto('/Cart');
    await page.getByRole('button', { name: 'Procced For Application' }).click();
    await expect(page.getByLabel(applicationLabels.reasonForAdoption)).toHaveValue('');
    await upToDate(page);
    await expectNoTraceOf(page, first, uid);
    expect(await applicationsHeld(database, first.email)).toBe(1);
    expect(await applicationsHeld(database, second.email)).toBe(0);
    expect(await cartHeld(database, first.email), 'emptied by signing out').toEqual([]);
    expect(await cartHeld(database, second.email)).toEqual([inCart.id]);
  },
);

test('a tab whose cookie changed hands mixes nothing, and sends each command under its own name', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  // The worker's refusals while the tab still names the previous account, or still sends the cookie
  // of the session that ends when another begins.
  allowConsoleError(/status of (401|409)/);
  const second = await registerNewUser(page);
  const [theirs, mine] = [await somePet(request, 'cat', 12), await somePet(request, 'cat', 13)];
  await putInCart(page, theirs);
  await upToDate(page);
  const secondUid = await uidOf(page);
  const firstPage = await (
    await context.browser()?.newContext({ baseURL: network.url })
  )?.newPage();
  if (!firstPage) throw new Error('This browser opens no second profile.');
  const first = await registerNewUser(firstPage);
  const firstUid = await uidOf(firstPage);
  await upToDate(firstPage);

  await firstPage.goto(`/Explore/${mine.id}`);
  const adopt = firstPage.getByRole('button', { name: 'Adopt Me' });
  await adopt.waitFor();
  await upToDate(firstPage);

  // Without the tab's knowledge, as another program that shares its cookies would do.
  const { email, password } = second;
  const jar = firstPage.context().request;
  const answer = await jar.post('/api/session', {
    data: { email, password, as: 'user' },
    headers: { Origin: network.url },
  });
  expect(answer.ok()).toBe(true);
  await adopt.click();
  await expect
    .poll(async () => (await readStores(firstPage))['session'])
    .toMatchObject([{ user: { uid: secondUid } }]);
  await firstPage.goto('/Cart');
  const cart = firstPage.getByRole('main');
  await expect(cart.getByText(theirs.name, { exact: true })).toBeVisible();
  await expect(cart.getByText(mine.name, { exact: true })).toBeHidden();
  const { cartItems, outbox, encryptedWork } = await readStores(firstPage);
  expect(cartItems).toMatchObject([{ owner: secondUid, id: theirs.id }]);
  expect(outbox).toEqual([]);
  expect(encryptedWork, 'waits for the first person').toMatchObject([{ owner: firstUid }]);
  expect(await cartHeld(database, first.email)).toEqual([]);
  expect(await cartHeld(database, second.email)).toEqual([theirs.id]);

  const back = await jar.post('/api/session', {
    data: { email: first.email, password: first.password, as: 'user' },
    headers: { Origin: network.url },
  });
  expect(back.ok()).toBe(true);
  await firstPage.reload();
  await expect.poll(() => cartHeld(database, first.email)).toEqual([mine.id]);
  await upToDate(firstPage);
  expect(await cartHeld(database, second.email)).toEqual([theirs.id]);
  expect(await commandsAnswered(database, first.email)).toBe(1);
  expect(await commandsAnswered(database, second.email)).toBe(1);
  await firstPage.context().close();
});

test('signing out offline takes the rows at once, and the worker hears it before anything else', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const account = await registerNewUser(page);
  const uid = await uidOf(page);
  const pet = await somePet(request, 'cat', 14);
  await putInCart(page, pet);
  await upToDate(page);
  // Also the row itself: until it is pulled, only the outbox has the pet.
  await expect.poll(async () => (await readStores(page))['cartItems']).toHaveLength(1);
  await readyForOffline(page);
  const stolen = await context.cookies();
  await network.down();

  await logOut(page);
  const stores = await readStores(page);
  expect(stores['cartItems']).toEqual([]);
  expect(stores['session']).toMatchObject([{ user: null, signOutOwed: true }]);
  const kept = await everythingKept(page);
  for (const trace of [account.email, account.name]) expect(kept).not.toContain(trace);
  // Only commands that empty the cart: a pet's id, and nothing about a person.
  for (const entry of stores['outbox'] ?? []) {
    expect(entry).toMatchObject({ owner: uid, state: 'waiting' });
    expect(JSON.stringify(entry)).toMatch(/"kind":"(clearCart|removeFromCart)"/);
  }

  await network.reset();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await network.arrival('DELETE /api/session');
  const [told] = network.seen('DELETE /api/session');
  for (const asked of [
    ...network.seen('GET /api/session'),
    ...network.seen('GET /api/sync/pull'),
    ...network.seen('POST /api/sync/push'),
    ...network.seen('GET /api/live'),
  ]) {
    expect(asked.at).toBeGreaterThan(told?.at ?? Infinity);
  }
  await expect
    .poll(async () => (await readStores(page))['session'])
    .toMatchObject([{ user: null, signOutOwed: false }]);

  // What is left names no session: it says that this device has signed in before.
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left, 'the browser has forgotten it').toEqual(['homeward-device']);
  const cookie = stolen.map(({ name, value }) => `${name}=${value}`).join('; ');
  const refreshed = await fetch(`${network.url}/api/session/refresh`, {
    method: 'POST',
    headers: { cookie, Origin: network.url, 'Content-Type': 'application/json' },
  });
  expect(refreshed.status, 'a copy of it opens no new session').toBe(401);

  // What could not be sent is sent under its own account once that person signs in again.
  await page.goto('/Login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(account.email);
  await main.getByLabel('Password').fill(account.password);
  await main.getByRole('button', { name: /^log ?in$/i }).click();
  await upToDate(page);
  await expect.poll(() => cartHeld(database, account.email)).toEqual([]);
  expect(await commandsAnswered(database, account.email), 'put in, emptied').toBe(2);
  await expect(pill(page, /up to date/i)).toBeVisible();
});
