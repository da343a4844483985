import { cartLink, putInCart, somePet } from '../e2e/steps.ts';
import { bareTab, readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { cartHeld, commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

test('a tab whose database a newer version takes over asks for a reload, and loses nothing', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/favicon/);
  const { email } = await registerNewUser(page);
  const [pet, second] = [await somePet(request, 'cat', 3), await somePet(request, 'cat', 4)];
  await upToDate(page);
  await readyForOffline(page);
  const newer = await bareTab(context);
  await network.down();
  await putInCart(page, pet);
  await expect(pill(page, /1 waiting/i)).toBeVisible();

  // Hangs for ever if the old tab does not close its connection. It may be blocked for a moment,
  // until a transaction of the old tab has ended.
  await newer.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('homeward', 10_000);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const told = page.getByRole('alert').filter({ hasText: 'Homeward was updated in another tab' });
  await expect(told).toBeVisible();
  await network.up();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(told).toBeHidden();
  await upToDate(page);
  await expect(cartLink(page)).toContainText('1');
  await putInCart(page, second);
  await upToDate(page);
  expect((await cartHeld(database, email)).toSorted()).toEqual([pet.id, second.id].toSorted());
  expect(await commandsAnswered(database, email)).toBe(2);
});

test('a tab that an older version keeps waiting says so, and goes on once that is closed', async ({
  page,
  context,
  request,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(/favicon/);
  const older = await bareTab(context);
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('homeward', 5);
        opening.onsuccess = () => {
          // Stays open, because nothing here listens for `versionchange`.
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
      }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /close the other tabs/i })).toBeVisible();
  await older.close();
  await expect(page.getByRole('heading', { name: 'Find Your Forever Friend' })).toBeVisible();
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'cat', 5);
  await putInCart(page, pet);
  await upToDate(page);
  expect(await cartHeld(database, email)).toEqual([pet.id]);
  expect(await commandsAnswered(database, email)).toBe(1);
});
