// The picture of a pet that found a home, on a device of somebody who had asked for it.
import type { Page } from '@playwright/test';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { requestedAsGuest } from '../e2e/fixtures.ts';
import { application, inCart, keeper, registered, say } from '../e2e/people.ts';
import { newPetOf, openPet, photosArrived } from '../e2e/photo-steps.ts';
import { logOut, readCatalogue } from '../e2e/steps.ts';
import { readyForOffline } from './device.ts';
import { anything } from './fault-proxy.ts';
import { expect, test } from './fixtures.ts';
import { addPhotos } from './photo-steps.ts';
import { networkFaults, upToDate } from './steps.ts';

/** The width in which the main part of a page draws the picture at this path; 0 if it does not. */
const drawn = (page: Page, path: string) =>
  page
    .getByRole('main')
    .locator(`img[src="${path}"]`)
    .first()
    .evaluate((one) => (one as HTMLImageElement).naturalWidth) // a locator of img
    .catch(() => 0);

/** The paths in a cache of this device. */
const cached = (page: Page, name: string) =>
  page.evaluate(async (one) => {
    if (!(await caches.has(one))) return [];
    return (await (await caches.open(one)).keys()).map(({ url }) => new URL(url).pathname);
  }, name);

// Left to `npm run faults`: that it leaves with its person is in src/session/leaving-photos.test.ts.
test('[P7] is drawn after a session was refreshed and without a network, and leaves with its person', async ({
  adminPage,
  browser,
  baseURL,
  network,
  database,
  allowConsoleError,
}) => {
  test.skip(database.copies === undefined, 'A stand-in for a hosted project has no Storage.');
  allowConsoleError(networkFaults);
  allowConsoleError(requestedAsGuest);
  allowConsoleError(/status of 401/);
  const admin = await keeper(adminPage.request);
  const id = await newPetOf(admin);
  await openPet(adminPage, id);
  await addPhotos(adminPage, await cameraPhoto(adminPage, 'luna.jpg'));
  await photosArrived(adminPage.request, id, 1);
  const pet = (await readCatalogue(adminPage.request)).find((one) => one.id === id);
  if (!pet) throw new Error('The pet is not listed.');
  const picture = pictureOf(pet).src;

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  const person = await registered(theirs.request);
  const asked = application(pet);
  await say(person, asked, inCart(pet));
  await say(admin, { kind: 'changePet', args: { id, changes: { status: 'adopted' } } });
  const page = await theirs.newPage();
  await page.goto('/Explore');
  await upToDate(page);
  await readyForOffline(page);

  let refused = 0;
  network.on(anything, (exchange) => {
    if (exchange.path !== picture || refused > 0) return void exchange.passOn();
    refused += 1;
    const body = { code: 'session-expired', message: 'Your session has expired.' };
    exchange.answer(401, { 'Content-Type': 'application/json' }, JSON.stringify(body));
  });
  await page.goto(`/Dashboard?request=${asked.args.id}`);
  await expect.poll(() => drawn(page, picture)).toBeGreaterThan(479);
  expect(refused).toBe(1);
  await page.goto('/Cart');
  await expect.poll(() => drawn(page, picture)).toBeGreaterThan(479);
  await expect.poll(() => cached(page, 'private-pictures')).toEqual([picture]);
  for (const name of ['pictures', 'wanted-pictures'])
    expect(await cached(page, name)).not.toContain(picture);

  await network.down();
  await page.reload();
  await expect.poll(() => drawn(page, picture)).toBeGreaterThan(479);
  await page.goto('/Dashboard');
  await expect.poll(() => drawn(page, picture)).toBeGreaterThan(479);
  await network.reset();
  await page.reload();
  await upToDate(page);
  await logOut(page);
  expect(await cached(page, 'private-pictures')).toEqual([]);
  await theirs.close();
});
