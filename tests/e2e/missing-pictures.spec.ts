// Pets whose photos are rows without a file, as in a database that was restored without its media.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeholderImage } from '#src/domain/application.ts';
import { cameraPhoto } from './camera-photos.ts';
import { expect, requestedAsGuest } from './fixtures.ts';
import { application, inCart, keeper, registered, say } from './people.ts';
import { fileInput, openPet, photoRows, photosArrived } from './photo-steps.ts';
import { listed, test } from './put-in.ts';

/** Which share of the pixels of two screenshots of one size differs by more than a shade. */
const shareThatDiffers = (page: Page, ...screenshots: [Buffer, Buffer]) =>
  page.evaluate(
    async (texts) => {
      const pixelsOf = async (text: string) => {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? [];
      };
      const [one = [], other = []] = await Promise.all(texts.map(pixelsOf));
      const differing = [...one].filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8);
      return differing.length / one.length;
    },
    screenshots.map((one) => one.toString('base64')),
  );

/** The first picture in the page is the placeholder, and none is a photo. */
async function placeholderAt(page: Page, path: string, name: string) {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByText(name).first()).toBeVisible();
  await expect(main.locator('img').first()).toHaveAttribute('src', placeholderImage);
  await expect(main.locator('img[src^="/media/"]')).toHaveCount(0);
}

test(
  'where a photo is missing on the server, visitors and staff see the placeholder, before any script too',
  { tag: '@long' },
  async ({ adminPage, putIn, request, server, browser, baseURL, allowConsoleError }) => {
    allowConsoleError(/status of 404 .*\/media\//);
    allowConsoleError(requestedAsGuest);
    const { id, name } = await putIn();
    await openPet(adminPage, id);
    const files = [
      await cameraPhoto(adminPage, 'one.jpg'),
      await cameraPhoto(adminPage, 'two.jpg'),
    ];
    await fileInput(adminPage).setInputFiles(files);
    const folder = join(server.dataDir, 'media');
    const missing = (await photosArrived(request, id, 2)).flatMap(({ renditions }) =>
      renditions.map(({ media }) => ({ file: join(folder, media.slice(0, 2), media), media })),
    );
    for (const { file, media } of missing) await rename(file, join(server.dataDir, media));

    const newDevice = () =>
      browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1280, height: 1000 } });
    const page = await (await newDevice()).newPage();
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const placeholder = page.waitForEvent('requestfinished', (one) =>
      one.url().endsWith(placeholderImage),
    );
    await page.goto(`/Explore/${id}`, { waitUntil: 'commit' });
    await placeholder;
    const portrait = page.getByRole('img', { name: `Portrait of ${name}`, exact: true });
    await expect(portrait).toHaveJSProperty('complete', true);
    await expect(portrait).toHaveAttribute('src', /^\/media\//);
    const [place, drawn] = [await portrait.boundingBox(), await portrait.screenshot()];
    scripts.resolve();
    await expect(portrait).toHaveAttribute('src', placeholderImage);
    await expect(portrait).toHaveJSProperty('complete', true);
    expect(await portrait.boundingBox(), 'nothing has moved').toEqual(place);
    const difference = await shareThatDiffers(page, drawn, await portrait.screenshot());
    // The edges of shapes are not smoothed alike.
    expect(difference, 'the same was drawn before').toBeLessThan(0.01);
    const others = page.getByRole('list', { name: /^More photos of/ }).getByRole('img');
    await expect(others).toHaveAttribute('src', placeholderImage);

    await placeholderAt(page, `/SearchList?query=${encodeURIComponent(name)}`, name);
    const pet = await listed(page, id);
    if (!pet) throw new Error('The pet is not listed.');
    await page.context().close();

    const theirs = await newDevice();
    const person = await registered(theirs.request);
    await say(person, inCart(pet));
    const adopter = await theirs.newPage();
    await placeholderAt(adopter, '/Cart', name);
    await say(person, application(pet));
    await placeholderAt(adopter, '/Dashboard', name);
    await theirs.close();

    // Not the device that added the photos: it has them still.
    const another = await newDevice();
    await keeper(another.request);
    const colleague = await another.newPage();
    await placeholderAt(colleague, `/Manage/${id}`, name);
    await expect(photoRows(colleague).first()).toContainText('This photo is not here yet');
    await another.close();

    // Later tests of this server read a list with the application.
    for (const { file, media } of missing) await rename(join(server.dataDir, media), file);
  },
);
