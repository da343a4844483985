// The server is stopped, not the network: `navigator.onLine` stays true, as with one bar of signal.
import type { Page } from '@playwright/test';
import { type AppPath, appPaths } from '#src/domain/paths.ts';
import { expect, test } from './fixtures.ts';
import { inCart, keeper, say } from './people.ts';
import { visitOnce } from './service-worker.ts';
import { anApplication, applyFromCart, cartLink, somePet } from './steps.ts';

const headings: Partial<Record<AppPath, string | RegExp>> = {
  '/': 'Find Your Forever Friend',
  '/Explore': /explore|all pets/i,
  '/Doggs/puppies': /dogs/i,
  '/Cats/Kittens': /cats/i,
  '/Others': /others|birds/i,
  '/SearchList': /search results/i,
  '/Cart': /cart/i,
  '/Dashboard': 'My Adoption Applications',
  '/Checklist': /checklist/i,
};

// To an adopter those of staff are one: the way to their own applications.
const opened = process.env['EVERY_JOURNEY']
  ? appPaths
  : appPaths.filter((path) => !path.startsWith('/Manage/'));

test('every page of the app opens from a cold start without the server', async ({
  page,
  context,
  newcomer,
  stopServer,
}) => {
  // Forty cold starts.
  test.slow();
  const pet = await somePet(newcomer.request, 'cat', 20);
  await say(newcomer, inCart(pet));
  await ready(page);
  await expect(cartLink(page)).toContainText('1');
  await page.close();
  await stopServer();

  const cold = await context.newPage();
  for (const path of opened) {
    const address = path.replace('$id', pet.id);
    const answer = await cold.goto(path === '/SearchList' ? `${address}?query=dog` : address);
    expect(answer?.status(), address).toBe(200);
    const heading = cold.getByRole('heading', { level: 1 });
    await expect(heading, address).toBeVisible();
    // Pages of staff lead an adopter to their own.
    const shown = path.startsWith('/Manage') ? '/Dashboard' : path;
    await expect(heading, address).toHaveText(
      shown.endsWith('$id') ? pet.name : (headings[shown] ?? /./),
    );
    await expect(heading, address).not.toHaveText('Unexpected Application Error!');
  }
  await cold.goto('/Cart');
  await expect(cold.getByRole('main').getByText(pet.name, { exact: true })).toBeVisible();
  await cold.goto('/Explore');
  await expect(cold.getByRole('main').getByRole('listitem')).toHaveCount(120);
});

// The same of an adopter's pages is told above.
test(
  "the admin's dashboard opens from a cold start without the server",
  { tag: '@long' },
  async ({ adminPage: page, context, stopServer }) => {
    await ready(page);
    await page.close();
    await stopServer();
    const cold = await context.newPage();
    await cold.goto('/Dashboard');
    await expect(cold.getByRole('heading', { name: 'Adoption Requests Dashboard' })).toBeVisible();
  },
);

test('an application written offline waits, and arrives exactly once', async ({
  page,
  browser,
  newcomer,
  server,
  stopServer,
}) => {
  const pet = await somePet(newcomer.request, 'cat', 21);
  await say(newcomer, inCart(pet));
  await ready(page);
  await expect(cartLink(page)).toContainText('1');
  await stopServer();

  await applyFromCart(page, { ...anApplication, fullName: `Offline ${pet.name}` });
  await expect(page.getByText(/saved on this/i).first()).toBeVisible();
  await page.goto('/Dashboard');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(/waiting|saved on this/i);
  await page.reload();
  await expect(mine).toContainText(/waiting|saved on this/i);

  await server.start();
  await page.reload();
  await expect(mine).not.toContainText(/waiting|saved on this/i);
  await expect(mine).toHaveCount(1);

  const office = await (await browser.newContext({ baseURL: server.url })).newPage();
  await keeper(office.request);
  await office.goto('/Dashboard');
  await expect(
    office
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Offline ${pet.name}` }),
  ).toHaveCount(1);
  await office.context().close();
});

/** The app and its pets are on the device, and the outbox is empty. */
async function ready(page: Page): Promise<void> {
  await visitOnce(page);
  await expect(page.getByRole('button', { name: /up to date/i }).first()).toBeVisible();
}
