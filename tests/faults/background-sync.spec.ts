import type { Page } from '@playwright/test';
import { outboxTag } from '#src/sync/push.ts';
import { applyFromCart, putInCart, somePet } from '../e2e/steps.ts';
import { bareTab, clearDatabases, readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { applicationsHeld, commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

test(
  'with every tab closed, the service worker alone sends what waits',
  {
    tag: '@core',
  },
  async ({ page, context, request, network, database, allowConsoleError }) => {
    allowConsoleError(networkFaults);
    const { email } = await registerNewUser(page);
    const pet = await somePet(request, 'dog', 30);
    await putInCart(page, pet);
    await upToDate(page);
    await readyForOffline(page);

    await network.down();
    await applyFromCart(page);
    await expect(pill(page, /1 waiting/i)).toBeVisible();
    const origin = new URL(page.url()).origin;
    const elsewhere = await context.newPage();
    await page.close();
    await network.up();
    const before = network.seen('POST /api/sync/push').length;

    await fireBackgroundSync(elsewhere, origin);
    await expect.poll(() => applicationsHeld(database, email, pet.id)).toBe(1);
    expect(network.seen('POST /api/sync/push').length).toBe(before + 1);
    expect(await commandsAnswered(database, email), 'put in the cart, applied').toBe(2);

    const again = await context.newPage();
    await again.goto('/Dashboard');
    await upToDate(again);
    const mine = again.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
    await expect(mine).toHaveCount(1);
    await expect(mine).not.toContainText(/waiting|saved on this/i);
    expect(await commandsAnswered(database, email), 'nothing was said again').toBe(2);
  },
);

test('on a device that the browser has cleared, it leaves the loss to be told by the next page', async ({
  page,
  context,
  request,
  network,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/favicon|status of 409/);
  const pet = await somePet(request, 'dog', 31);
  await registerNewUser(page);
  await upToDate(page);
  await readyForOffline(page);
  await network.down();
  await putInCart(page, pet);
  await expect(pill(page, /1 waiting/i)).toBeVisible();
  const origin = new URL(page.url()).origin;
  await network.up();
  const bare = await bareTab(context);
  await page.close();
  await clearDatabases(await context.newCDPSession(bare), origin);
  await fireBackgroundSync(bare, origin);
  // Long enough for the service worker to have started and opened what it finds.
  await bare.waitForTimeout(2_000);
  expect(await bare.evaluate(() => indexedDB.databases())).toEqual([]);

  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText(/1 thing you did here had not been sent/i)).toBeVisible();
});

/** Fires what the browser would fire some minutes after the network is back. */
async function fireBackgroundSync(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: outboxTag,
    lastChance: false,
  });
}
