import type { FaultProxy } from './fault-proxy.ts';
import { somePet } from '../e2e/steps.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { commandsAnswered, networkFaults, pill, readyToGoOffline, upToDate } from './steps.ts';

const push = 'POST /api/sync/push';
const waitS = 5;

const inSeconds = () => ({ 'retry-after': String(waitS) });
/** From a server whose clock is a day ahead: only the difference to its own `Date` counts. */
function asDate() {
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  return {
    date: new Date(tomorrow).toUTCString(),
    'retry-after': new Date(tomorrow + waitS * 1000).toUTCString(),
  };
}

/** Refuses the next push; the returned function gives the ms from then until the following push. */
function refuseOnce(network: FaultProxy, status: number, headers: object): () => number {
  const before = network.seen(push).length;
  let refusedAt = Infinity;
  network.once(push, (exchange) => {
    const body = JSON.stringify({ code: 'unavailable', message: 'Too much to do.' });
    exchange.answer(status, { 'content-type': 'application/json', ...headers }, body);
    refusedAt = performance.now();
  });
  return () => (network.seen(push)[before + 1]?.at ?? 0) - refusedAt;
}

for (const { status, form, headers } of [
  { status: 429, form: 'in seconds', headers: inSeconds },
  { status: 429, form: 'as a date', headers: asDate },
  { status: 503, form: 'in seconds', headers: inSeconds },
  { status: 503, form: 'as a date', headers: asDate },
]) {
  test.describe('a page alone', () => {
    test.use({ serviceWorkers: 'block' });
    test(`${status} with Retry-After ${form}: nothing is sent sooner than asked`, async ({
      page,
      context,
      request,
      network,
      database,
      allowConsoleError,
    }) => {
      allowConsoleError(networkFaults);
      allowConsoleError(/service worker/i);
      const { email } = await registerNewUser(page);
      const pet = await somePet(request, 'cat', 2);
      await page.goto(`/Explore/${pet.id}`);
      await upToDate(page);
      const waitedMs = refuseOnce(network, status, headers());
      await page.getByRole('button', { name: 'Adopt Me' }).click();
      await network.arrival(push);

      // A new command, and a switch to another tab and back, would normally trigger a push at once.
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(pill(page, /offline, 2 waiting/i)).toBeVisible();
      const another = await context.newPage();
      await page.bringToFront();
      await pill(page, /offline, 2 waiting/i).click();
      await expect(page.getByRole('heading', { name: 'We cannot be reached' })).toBeVisible();
      expect(await commandsAnswered(database, email)).toBe(0);
      await another.close();

      await expect.poll(() => commandsAnswered(database, email)).toBe(2);
      await upToDate(page);
      expect(waitedMs()).toBeGreaterThanOrEqual(waitS * 1000);
    });
  });
}

test('a reload, another tab and the service worker wait as long as the page was asked to', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'cat', 3);
  await page.goto(`/Explore/${pet.id}`);
  await readyToGoOffline(page);
  const waitedMs = refuseOnce(network, 503, inSeconds());
  await page.getByRole('button', { name: 'Adopt Me' }).click();
  await network.arrival(push);
  await page.reload();
  const otherTab = await context.newPage();
  await otherTab.goto('/Cart');
  await expect.poll(() => commandsAnswered(database, email), { timeout: 20_000 }).toBe(1);
  expect(waitedMs()).toBeGreaterThanOrEqual(waitS * 1000);
  await upToDate(page);
  await upToDate(otherTab);
});

for (const route of ['GET /api/session', 'GET /api/catalogue/latest'] as const) {
  test(`told by ${route} to wait ten minutes, no page asks for anything, however often it is loaded`, async ({
    page,
    context,
    request,
    network,
    allowConsoleError,
  }) => {
    allowConsoleError(networkFaults);
    await registerNewUser(page);
    const pet = await somePet(request, 'cat', 4);
    await page.goto(`/Explore/${pet.id}`);
    await readyToGoOffline(page);
    const body = JSON.stringify({ code: 'unavailable', message: 'Too much to do.' });
    const headers = { 'content-type': 'application/json', 'retry-after': '600' };
    network.once(route, (exchange) => exchange.answer(503, headers, body));
    const told = network.seen(route).length + 1;
    await page.reload();
    await network.arrival(route, told);
    await expect(pill(page, /offline/i)).toBeVisible();

    const before = network.requests('/api/').length;
    await page.reload();
    await page.reload();
    const otherTab = await context.newPage();
    await otherTab.goto(`/Explore/${pet.id}`);
    await otherTab.getByRole('button', { name: 'Adopt Me' }).click();
    await expect(pill(otherTab, /offline, 1 waiting/i)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(network.requests('/api/').slice(before)).toEqual([]);
  });
}

test('a person who logs in while the server asks to be left alone is told what it says', async ({
  page,
  network,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const body = JSON.stringify({ code: 'unavailable', message: 'Too much to do. Try again soon.' });
  const headers = { 'content-type': 'application/json', 'retry-after': '600' };
  network.once('GET /api/session', (exchange) => exchange.answer(503, headers, body));
  network.once('POST /api/session', (exchange) => exchange.answer(503, headers, body));
  await page.goto('/Login');
  await network.arrival('GET /api/session');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('alex@homeward.example');
  await main.getByLabel('Password').fill('homeward-demo');
  await main.getByRole('button', { name: /^log ?in$/i }).click();
  await network.arrival('POST /api/session');
  await expect(page.getByText('Too much to do. Try again soon.')).toBeVisible();
});
