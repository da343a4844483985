// Photos on a device: shown at once, kept when there is no room for more, and for their person alone.
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { fillSignIn } from '../e2e/fixtures.ts';
import { keeper, registered } from '../e2e/people.ts';
import { fileInput, newPetOf, openPet, photoRows } from '../e2e/photo-steps.ts';
import { logOut } from '../e2e/steps.ts';
import { fillDevice, freeDevice, readStores, readyForOffline } from './device.ts';
import { expect, logIn, registerNewUser, test } from './fixtures.ts';
import { addPhotos, expectWhole, online, photosHeld, saved } from './photo-steps.ts';
import { networkFaults, pill, upToDate } from './steps.ts';

test.beforeEach(({ database }) => {
  test.skip(database.copies === undefined, 'A stand-in for a hosted project has no Storage.');
});

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
  await online(page);
  await expectWhole({ request, database }, pet, 2);
  await expect(saved(page)).toHaveCount(0);
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
  await online(page);
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
