import { applyFromCart, putInCart, somePet } from '../e2e/steps.ts';
import { anything } from './fault-proxy.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import {
  applicationsHeld,
  expectOneSettledApplication,
  pill,
  readyToGoOffline,
  upToDate,
} from './steps.ts';

const push = 'POST /api/sync/push';
const welcome =
  '<!doctype html><title>Hotel</title><h1>Welcome! Accept our terms to go online.</h1>';

test(
  'a captive portal that answers 200 with its own page counts as offline',
  { tag: '@core' },
  async ({ page, request, network, database, allowConsoleError }) => {
    const { email } = await registerNewUser(page);
    const pet = await somePet(request, 'cat', 1);
    await putInCart(page, pet);
    await readyToGoOffline(page);
    // Open streams are cut, and the browser gets HTML when it checks for a newer service worker.
    allowConsoleError(/ERR_INCOMPLETE_CHUNKED_ENCODING|unsupported MIME type/);
    await network.down();
    network.on(anything, (exchange) =>
      exchange.answer(200, { 'content-type': 'text/html; charset=utf-8' }, welcome),
    );
    await network.up();

    await applyFromCart(page);
    await expect(pill(page, /offline, 1 waiting/i)).toBeVisible();
    await network.arrival(push);
    await page.goto('/Dashboard');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
    await expect(card).toContainText(/saved on this device/i);
    await page.reload();
    await expect(card).toContainText(/saved on this device/i);
    await pill(page, /offline, 1 waiting/i).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(await applicationsHeld(database, email)).toBe(0);

    network.clear();
    await page.getByRole('button', { name: 'Try now' }).click();
    await upToDate(page);
    expect(await applicationsHeld(database, email, pet.id)).toBe(1);
    await expectOneSettledApplication(page, pet);
  },
);
