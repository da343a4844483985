// The way of a photo to the server: never lost, never doubled, and on from where it was.
import { outboxTag } from '#src/sync/push.ts';
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { keeper } from '../e2e/people.ts';
import { newPetOf, openPet, photoRows } from '../e2e/photo-steps.ts';
import { crash, readyForOffline } from './device.ts';
import type { Exchange } from './exchange.ts';
import { anything } from './fault-proxy.ts';
import { expect, test } from './fixtures.ts';
import { addPhotos, expectWhole, isPiece, online, sending } from './photo-steps.ts';
import { networkFaults, pill, upToDate } from './steps.ts';

/** The offsets of the pieces that reached the server, by the path of their medium. */
function countPieces() {
  const offsets = new Map<string, number[]>();
  return {
    offsets,
    note: ({ path, query }: Exchange) => {
      offsets.set(path, [...(offsets.get(path) ?? []), Number(query.get('offset'))]);
    },
  };
}

test.beforeEach(({ database }) => {
  test.skip(database.copies === undefined, 'A stand-in for a hosted project has no Storage.');
});

test('a tab killed while a photo uploads goes on where it was, and the photo is there once', async ({
  adminPage: page,
  context,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/page crashed/);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  const large = await cameraPhoto(page, 'large.jpg', { width: 1600, height: 1200, noise: true });
  const seen = countPieces();
  const fourth = Promise.withResolvers<Exchange>();
  let passed = 0;
  network.on(anything, async (exchange) => {
    if (!isPiece(exchange)) return void exchange.passOn();
    passed += 1;
    seen.note(exchange);
    if (passed <= 3) return void exchange.passOn();
    // It arrives, and nobody hears of it.
    await exchange.forward();
    fourth.resolve(exchange);
  });
  await addPhotos(page, large);
  const { cut } = await fourth.promise;
  await crash(page);
  // The service worker may have sent it: it would wait for an answer for 30 s.
  cut();
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
  // No byte that had arrived before the crash was sent again, but perhaps the piece that was cut: if
  // the service worker had sent it, the browser itself repeats a request whose connection broke.
  const [cutMedium, cutOffsets] = [...before].at(-1) ?? [];
  for (const [medium, all] of seen.offsets) {
    const isRepeat = (offset: number, at: number) =>
      medium === cutMedium && offset === cutOffsets?.at(-1) && all.indexOf(offset) !== at;
    const offsets = all.filter((offset, at) => !isRepeat(offset, at));
    const sorted = offsets.toSorted((a, b) => a - b);
    expect(offsets, medium).toEqual(sorted);
    expect(new Set(offsets).size, medium).toBe(offsets.length);
  }
  expect([...before.values()].flat()).toHaveLength(4);
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
  const again = setInterval(() => void online(page).catch(() => {}), 500);
  await expectWhole({ request, database }, pet, 1);
  clearInterval(again);
  expect(pieces).toBeGreaterThan(2);
});

test('a server killed while a photo uploads goes on where it was', async ({
  adminPage: page,
  request,
  network,
  database,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  const second = Promise.withResolvers<void>();
  let pieces = 0;
  network.on(anything, (exchange) => {
    if (isPiece(exchange) && (pieces += 1) === 2) {
      second.resolve();
      return exchange.cut();
    }
    exchange.passOn();
  });
  const large = { width: 1600, height: 1200, noise: true };
  await addPhotos(page, await cameraPhoto(page, 'large.jpg', large));
  await second.promise;
  await server.stop();
  network.clear();
  await server.start();
  await online(page);
  await expectWhole({ request, database }, pet, 1);
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
    tag: outboxTag,
    lastChance: false,
  });
  await expectWhole({ request, database }, pet, 1);
});

test('until the server has all of a photo, the pill counts it and its pet says how far it is', async ({
  adminPage: page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const pet = await newPetOf(await keeper(page.request));
  await openPet(page, pet);
  await upToDate(page);
  const third = Promise.withResolvers<() => void>();
  let pieces = 0;
  network.on(anything, (exchange) => {
    if (isPiece(exchange) && (pieces += 1) === 3) return third.resolve(exchange.cut);
    exchange.passOn();
  });
  await addPhotos(
    page,
    await cameraPhoto(page, 'large.jpg', { width: 1600, height: 1200, noise: true }),
  );
  const cut = await third.promise;
  await expect(pill(page, /Sending 1$/)).toBeVisible();
  await expect(photoRows(page).getByText(/^Sending: [1-9]\d? %$/)).toBeVisible();
  const sent = await sending(page).getAttribute('value');
  expect(Number(sent)).toBeGreaterThan(0);
  await pill(page, /Sending 1$/).click();
  const details = page.getByRole('region', { name: 'Sync' });
  await expect(details.getByText('1 photo is being sent')).toBeVisible();

  await network.down();
  cut();
  await expect(details.getByText('Waits for a connection.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(pill(page, /Offline, 1 waiting/)).toBeVisible();
  await page.keyboard.press('Escape');
  await network.reset();
  await online(page);
  await expectWhole({ request, database }, pet, 1);
  await upToDate(page);
});
