import { connectionLost } from '../e2e/console-watch.ts';
import { applyFromCart, heading, openApp, putInCart, somePet } from '../e2e/steps.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import {
  answerAsPortal,
  applicationsHeld,
  expectOneSettledApplication,
  pill,
  readyToGoOffline,
  upToDate,
} from './steps.ts';

const push = 'POST /api/sync/push';
const health = 'GET /api/health';

test(
  'a captive portal that answers 200 with its own page counts as offline',
  { tag: '@core' },
  async ({ page, request, network, database, allowConsoleError }) => {
    const { email } = await registerNewUser(page);
    const pet = await somePet(request, 'cat', 1);
    await putInCart(page, pet);
    await readyToGoOffline(page);
    // Open streams are cut, and the browser gets HTML when it checks for a newer service worker.
    allowConsoleError(connectionLost);
    allowConsoleError(/unsupported MIME type/);
    await network.down();
    answerAsPortal(network);
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

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that is not on the device waits behind a captive portal, and opens after it', async ({
    page,
    network,
    allowConsoleError,
  }) => {
    // What should be a script is HTML.
    allowConsoleError(/MIME type/);
    await openApp(page, '/');
    answerAsPortal(network);
    await page.getByRole('main').getByRole('link', { name: 'Meet the pets' }).click();
    // The portal's first answer was taken for none.
    await network.arrival(health, 2);
    await expect(page.getByText('It opens once you are back online.')).toBeVisible();
    await expect(heading(page, 'Find Your Forever Friend')).toBeVisible();
    network.clear();
    await expect(heading(page, 'Explore all pets')).toBeVisible();
  });
});
