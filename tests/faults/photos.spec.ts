// A photo is never lost once it is shown, and never doubled.
import type { Page } from '@playwright/test';
import { type CameraPhoto, cameraPhoto } from '../e2e/camera-photos.ts';
import { fillSignIn } from '../e2e/fixtures.ts';
import { keeper, registered } from '../e2e/people.ts';
import {
  fetchAll,
  fileInput,
  newPetOf,
  openPet,
  photoRows,
  publicPhotos,
} from '../e2e/photo-steps.ts';
import { logOut } from '../e2e/steps.ts';
import { crash, fillDevice, freeDevice, readStores, readyForOffline } from './device.ts';
import type { Exchange } from './exchange.ts';
import { anything } from './fault-proxy.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import type { RealDatabase } from './real-database.ts';
import { networkFaults, pill, upToDate } from './steps.ts';

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/api\/pets\/.*history/));

const isPiece = ({ method, path }: Exchange) => method === 'PUT' && path.startsWith('/api/media/');
const saved = (page: Page) => page.getByText('Saved on this device.');
const sending = (page: Page) => page.getByRole('progressbar', { name: /^Sending photo/ });

/** Bytes of pieces that reached the server, by medium. */
function countPieces() {
  const offsets = new Map<string, number[]>();
  return {
    offsets,
    note: ({ path, query }: Exchange) => {
      offsets.set(path, [...(offsets.get(path) ?? []), Number(query.get('offset'))]);
    },
  };
}

async function photosHeld(database: RealDatabase, pet: string): Promise<number> {
  return (await database.sql(`select from public.pet_photos where pet_id = '${pet}'`)).length;
}

/** Each of these photos is there once, with all its bytes as the device has them. */
async function expectWhole(
  { request, database }: { request: Page['request']; database: RealDatabase },
  pet: string,
  count: number,
) {
  await expect.poll(async () => (await publicPhotos(request, pet)).length).toBe(count);
  expect(await photosHeld(database, pet)).toBe(count);
  const photos = await publicPhotos(request, pet);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(count);
  await fetchAll(request, photos);
}

/** Adds photos, and waits until they are shown. */
async function addPhotos(page: Page, ...photos: CameraPhoto[]) {
  const before = await photoRows(page).count();
  await fileInput(page).setInputFiles(photos);
  await expect(photoRows(page)).toHaveCount(before + photos.length);
}

test(
  'a tab killed while a photo uploads goes on where it was, and the photo is there once',
  { tag: '@core' },
  async ({ adminPage: page, context, request, network, database, allowConsoleError }) => {
    allowConsoleError(networkFaults);
    allowConsoleError(/page crashed/);
    const pet = await newPetOf(await keeper(page.request));
    await openPet(page, pet);
    const large = await cameraPhoto(page, 'large.jpg', { width: 1600, height: 1200, noise: true });
    const seen = countPieces();
    const third = Promise.withResolvers<void>();
    let passed = 0;
    network.on(anything, async (exchange) => {
      if (!isPiece(exchange)) return void exchange.passOn();
      passed += 1;
      seen.note(exchange);
      if (passed <= 3) return void exchange.passOn();
      // It arrives, and nobody hears of it.
      await exchange.forward();
      third.resolve();
    });
    await addPhotos(page, large);
    await third.promise;
    await crash(page);
    const before = new Map(seen.offsets);
    network.clear();
    network.on(anything, (exchange) => {
      if (isPiece(exchange)) seen.note(exchange);
      exchange.passOn();
    });

    const again = await context.newPage();
    await openPet(again, pet);
    await expect(photoRows(again), 'shown at once').toHaveCount(1);
    await expectWhole({ request, database }, pet, 1);
    await expect(sending(again)).toHaveCount(0);
    // No byte that had arrived before the crash was sent again.
    for (const [medium, offsets] of seen.offsets) {
      const sorted = offsets.toSorted((a, b) => a - b);
      expect(offsets, medium).toEqual(sorted);
      expect(new Set(offsets).size, medium).toBe(offsets.length);
    }
    expect([...before.values()].flat()).toHaveLength(4);
  },
);

test('photos taken without a network are shown at once, over a reload too, and arrive once', async ({
  adminPage: page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/status of 404/);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  await upToDate(page);
  await readyForOffline(page);
  const photos = [
    await cameraPhoto(page, 'one.jpg'),
    await cameraPhoto(page, 'two.jpg', { turned: true }),
  ];
  await network.down();
  await addPhotos(page, ...photos);
  await expect(saved(page)).toHaveCount(2);
  await expect(pill(page, /2 waiting/i)).toBeVisible();
  const isDrawn = () =>
    photoRows(page)
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).every(
          ({ complete, naturalWidth, src }) => complete && naturalWidth === 480 && src !== '',
        ),
      );
  await expect.poll(isDrawn).toBe(true);
  await page.reload();
  await expect(photoRows(page)).toHaveCount(2);
  await expect.poll(isDrawn).toBe(true);
  // Wherever else its first photo is shown, such as on the card for its kennel.
  await page.goto(`/Manage/cards?pet=${pet}`);
  const card = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => card.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(479);
  await page.goBack();
  await network.up();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectWhole({ request, database }, pet, 2);
  await expect(saved(page)).toHaveCount(0);
});

test('every piece whose answer is lost is sent again, and adds nothing', async ({
  adminPage: page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  let pieces = 0;
  network.on(anything, async (exchange) => {
    const isLost = isPiece(exchange) && (pieces += 1) % 2 === 1;
    if (!isLost) return void exchange.passOn();
    await exchange.forward();
    exchange.cut();
  });
  await addPhotos(
    page,
    await cameraPhoto(page, 'one.jpg', { width: 1000, height: 700, noise: true }),
  );
  // It waits after each failure, unless the network comes back.
  const online = setInterval(
    () => void page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {}),
    500,
  );
  await expectWhole({ request, database }, pet, 1);
  clearInterval(online);
  expect(pieces).toBeGreaterThan(2);
});

test('with every tab closed, the service worker sends the photo too', async ({
  adminPage: page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  await upToDate(page);
  await readyForOffline(page);
  const photo = await cameraPhoto(page, 'one.jpg');
  await network.down();
  await addPhotos(page, photo);
  const origin = new URL(page.url()).origin;
  const elsewhere = await context.newPage();
  await page.close();
  await network.up();
  const devtools = await context.newCDPSession(elsewhere);
  const registration = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (own) registration.resolve(own.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registration.promise,
    tag: 'homeward-outbox',
    lastChance: false,
  });
  await expectWhole({ request, database }, pet, 1);
});

test('a full device says so, keeps the pet and every photo that is shown', async ({
  adminPage: page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/status of 404|failed on this device|could not be kept on this device/);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  await upToDate(page);
  await readyForOffline(page);
  const [first, second] = [await cameraPhoto(page, 'one.jpg'), await cameraPhoto(page, 'two.jpg')];
  await network.down();
  await page.getByRole('button', { name: 'Still here' }).click();
  await addPhotos(page, first);
  await fillDevice(page);
  await fileInput(page).setInputFiles(second);
  const told = page.getByRole('alert').filter({ hasText: 'two.jpg could not be kept' });
  await expect(told).toContainText('Free some space and choose it again.');
  await expect(photoRows(page)).toHaveCount(1);
  const { outbox = [], media = [], mediaBytes = [] } = await readStores(page);
  expect(outbox, 'the pet, and one photo').toHaveLength(2);
  expect(media).toHaveLength(mediaBytes.length);

  await freeDevice(page);
  await addPhotos(page, second);
  await expect(told).toHaveCount(0);
  await network.up();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectWhole({ request, database }, pet, 2);
  const [row] = await database.sql(`select verified_at from public.pets where id = '${pet}'`);
  expect(row?.['verified_at']).not.toBeNull();
});

test('a photo that is not sent is unreadable once somebody else is here, and arrives when its person is back', async ({
  page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/status of (401|404|409)/);
  const pet = await newPetOf(await keeper(request));
  const second = await registered(request);
  const admin = await registerNewUser(page, { isAdmin: true });
  await openPet(page, pet);
  await upToDate(page);
  await readyForOffline(page);
  const photo = await cameraPhoto(page, 'one.jpg');
  await network.down();
  await addPhotos(page, photo);
  await context.clearCookies();
  await network.reset();
  await page.reload();
  const keys = async () => {
    const media = (await readStores(page))['media'] as { key?: string }[]; // as the app writes it
    return media.map(({ key }) => key ?? 'none');
  };
  await expect
    .poll(async () => (await readStores(page))['session'])
    .toMatchObject([{ mustSignInAgain: true }]);
  expect(await keys(), 'it is there to be found').not.toContain('none');

  await logIn(page, second);
  await upToDate(page);
  expect(new Set(await keys())).toEqual(new Set(['none']));
  expect(await photosHeld(database, pet)).toBe(0);

  await logOut(page);
  await page.goto('/Loginasadmin');
  await fillSignIn(page, admin);
  await expect(page).toHaveURL(/\/dashboard$/i);
  await expectWhole({ request, database }, pet, 1);
});
