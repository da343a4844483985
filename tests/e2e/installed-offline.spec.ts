// The server is stopped, not the network: `navigator.onLine` stays true, as with one bar of signal.
import { expect, test } from './fixtures.ts';
import { readCaches, secondVisit, visitOnce } from './service-worker.ts';
import { heading, somePet } from './steps.ts';

test('a pet that is gone says so, also offline; there an unknown address is our page, a file never fetched our offline page, and the API neither', async ({
  context,
  stopServer,
}) => {
  const page = await secondVisit(context);
  for (const stop of [async () => {}, stopServer]) {
    await stop();
    for (const path of ['/Explore/nobody-here', '/Cart/nobody-here?size=small']) {
      await page.goto(path);
      await expect(heading(page, 'This pet is no longer listed.')).toBeVisible();
    }
  }

  const unknown = await page.goto('/no/such/page');
  expect(unknown?.status()).toBe(404);
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();

  const file = await page.goto('/screenshots/wide-home.jpg');
  expect(file?.status()).toBe(503);
  await expect(heading(page, 'This file is not on your device')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Homeward' }).click();
  await expect(heading(page, 'Find Your Forever Friend')).toBeVisible();

  await expect(page.goto('/api/health')).rejects.toThrow(/ERR_CONNECTION/);
});

test('no answer of the API is kept beside the database', { tag: '@long' }, async ({ page }) => {
  await visitOnce(page);
  const kept = await readCaches(page);
  const paths = Object.values(kept).flat();
  expect(paths).toContain('/index.html');
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test(
  'the picture of a pet that was looked at outlives hundreds that went by',
  { tag: '@long' },
  async ({ page, request, stopServer }) => {
    const pet = await somePet(request, 'cat', 7);
    await visitOnce(page);
    await page.goto(`/Explore/${pet.id}`);
    await expect
      .poll(async () => (await readCaches(page))['wanted-pictures'])
      .toEqual([pet.imageUrl]);

    // More than the 400 pictures that are stored of pets not opened.
    await page.evaluate(async (address) => {
      const load = async (nth: number) => {
        const picture = new Image();
        picture.src = `${address}?nth=${nth}`;
        await picture.decode();
      };
      for (let nth = 0; nth < 450; nth += 10)
        await Promise.all(Array.from({ length: 10 }, (_, at) => load(nth + at)));
    }, '/favicon.svg');
    await expect.poll(async () => (await readCaches(page))['pictures']?.length).toBe(400);
    expect((await readCaches(page))['pictures']).not.toContain(pet.imageUrl);

    await stopServer();
    // Now only the service worker can answer.
    const answer = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      const kept = await caches.match(src, { cacheName: 'wanted-pictures' });
      return { drawn: picture.naturalWidth > 0, kept: kept?.status };
    }, pet.imageUrl);
    expect(answer).toEqual({ drawn: true, kept: 200 });
  },
);
