// Photos that staff add, as far as no network is cut: tests/faults has the rest.
import { createHash } from 'node:crypto';
import { newId } from '#src/db/new-id.ts';
import { renditionTypeOf } from '#src/domain/picture-bytes.ts';
import { mediaPath } from '#src/domain/pet-photo.ts';
import { cameraWords } from '#tests/device/exif.ts';
import { cameraPhoto } from './camera-photos.ts';
import { expect } from './fixtures.ts';
import { keeper, say } from './people.ts';
import { fetchAll, fileInput, openPet, photoRows, photosArrived } from './photo-steps.ts';
import { test } from './put-in.ts';

test('a photo is cut, turned upright and loses where it was taken before it leaves the device', async ({
  adminPage: page,
  request,
  putIn,
}) => {
  const { id: pet } = await putIn();
  await openPet(page, pet);
  const photo = await cameraPhoto(page, 'luna.jpg', { width: 2000, height: 1500, turned: true });
  expect(photo.buffer.includes(cameraWords), 'as the camera wrote it').toBe(true);
  await fileInput(page).setInputFiles(photo);
  await expect(photoRows(page)).toHaveCount(1);
  const photos = await photosArrived(request, pet, 1);
  const renditions = await fetchAll(request, photos);
  expect(renditions.map(({ width, height }) => [width, height])).toEqual([
    [480, 640],
    [960, 1280],
    [1500, 2000],
  ]);
  for (const { body } of renditions) {
    expect(body.includes('Exif')).toBe(false);
    expect(body.includes(cameraWords)).toBe(false);
    expect(renditionTypeOf(body)).toBe('image/webp');
  }
  // Upright: red above, blue below, at the left and at the right.
  const colours = await page.evaluate(
    async (path) => {
      const bitmap = await createImageBitmap(await (await fetch(path)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(bitmap, 0, 0);
      const at = (x: number, y: number) => {
        const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
        return red > blue ? 'red' : 'blue';
      };
      const { width, height } = bitmap;
      const [right, below] = [width - 20, height - 20];
      return [at(20, height / 4), at(right, height / 4), at(20, below), at(right, below)];
    },
    mediaPath(photos[0]?.renditions[0]?.media ?? ''),
  );
  expect(colours).toEqual(['red', 'red', 'blue', 'blue']);
});

// What is no picture is in worker/node/cut-picture.test.ts.
test(
  'what is no picture is refused by its bytes, with a sentence, and the others are added',
  { tag: '@long' },
  async ({ adminPage: page, request, putIn }) => {
    const { id: pet } = await putIn();
    await openPet(page, pet);
    const named = (name: string, text: string) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from(text),
    });
    await fileInput(page).setInputFiles([
      named('page.jpg', '<!doctype html><script>alert(1)</script>'),
      await cameraPhoto(page, 'first.jpg'),
      named('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      {
        name: 'huge.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(15 * 1024 * 1024 + 1, 0xff),
      },
      {
        name: 'torn.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]),
      },
      await cameraPhoto(page, 'second.jpg'),
    ]);
    const told = page.getByRole('alert').getByRole('listitem');
    await expect(told).toHaveText([
      /^page\.jpg is no picture\./,
      /^drawing\.jpg is no picture\./,
      /^huge\.jpg has more than 15 MB\./,
      /cannot read torn\.jpg/,
    ]);
    await expect(photoRows(page)).toHaveCount(2);
    await fetchAll(request, await photosArrived(request, pet, 2));
  },
);

test(
  'what is typed about a photo is kept over a reload in the middle of a word, and saved when the field is left',
  { tag: '@long' },
  async ({ adminPage: page, request, putIn }) => {
    const { id: pet } = await putIn();
    await openPet(page, pet);
    await fileInput(page).setInputFiles(await cameraPhoto(page, 'luna.jpg'));
    await photosArrived(request, pet, 1);
    const words = page.getByLabel('What photo 1 shows');
    await words.pressSequentially('Asleep on a re');
    await page.reload();
    await expect(words).toHaveValue('Asleep on a re');
    await expect(photoRows(page)).toContainText('Not saved yet');
    await words.press('End');
    await words.pressSequentially('d blanket');
    await words.press('Enter');
    await expect
      .poll(async () => (await photosArrived(request, pet, 1))[0]?.alt)
      .toBe('Asleep on a red blanket');
    await expect(photoRows(page)).not.toContainText('Not saved yet');
    await page.reload();
    await expect(words).toHaveValue('Asleep on a red blanket');
    await expect(photoRows(page)).not.toContainText('Not saved yet');
  },
);

// That the database takes no thirteenth is in tests/contract/pet-commands.ts.
test(
  'a pet has at most twelve photos',
  { tag: '@long' },
  async ({ adminPage: page, request, putIn }) => {
    const { id: pet } = await putIn();
    await openPet(page, pet);
    const files = [];
    for (let at = 1; at <= 13; at += 1)
      files.push(await cameraPhoto(page, `${at}.jpg`, { width: 64, height: 48 }));
    await fileInput(page).setInputFiles(files);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      /^13\.jpg was not added: a pet has at most 12 photos\./,
    ]);
    await expect(photoRows(page)).toHaveCount(12);
    await expect(fileInput(page)).toHaveCount(0);
    await photosArrived(request, pet, 12);
  },
);

test('visitors see every photo of a pet, no larger than their screen needs', async ({
  adminPage: page,
  request,
  putIn,
}) => {
  const { id: pet } = await putIn();
  await openPet(page, pet);
  const size = { width: 1800, height: 1200 };
  await fileInput(page).setInputFiles([
    await cameraPhoto(page, 'one.jpg', size),
    await cameraPhoto(page, 'two.jpg', size),
  ]);
  await photosArrived(request, pet, 2);
  await page.goto(`/Explore/${pet}`);
  const others = page.getByRole('list', { name: /^More photos of/ }).getByRole('img');
  await expect(others).toHaveCount(1);
  for (const picture of [page.getByRole('main').getByRole('img').first(), others])
    await expect(picture).toHaveJSProperty('naturalWidth', 960);
});

test(
  'a picture opened by itself is no page, also one of which a part would be',
  { tag: '@long' },
  async ({ adminPage: page, request, putIn, allowConsoleError }) => {
    allowConsoleError.violations();
    const { id: pet } = await putIn();
    await openPet(page, pet);
    await fileInput(page).setInputFiles(await cameraPhoto(page, 'luna.jpg'));
    const [photo] = await photosArrived(request, pet, 1);
    const answer = await page.goto(mediaPath(photo?.renditions[0]?.media ?? ''));
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await page.evaluate(() => self.origin), 'of no origin').toBe('null');
  },
);

test('a colleague reads that a photo is still on the device that added it', async ({
  adminPage: page,
  putIn,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404 .*\/media\//);
  const admin = await keeper(page.request);
  const { id: petId } = await putIn();
  const media = createHash('sha256').update(petId).digest('hex');
  const renditions = [{ width: 480, height: 360, media, type: 'image/webp' as const }];
  await say(admin, { kind: 'addPhoto', args: { petId, id: newId(), alt: '', renditions } });
  await openPet(page, petId);
  await expect(photoRows(page)).toContainText('This photo is not here yet');
});
