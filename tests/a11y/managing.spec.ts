// Staff put in a pet, and put its photos in order, with a keyboard alone, and hear what they did.
import type { Locator, Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { expect } from '../e2e/fixtures.ts';
import { fileInput, photoRows, photosArrived } from '../e2e/photo-steps.ts';
import { test } from '../e2e/put-in.ts';

/** Goes on with the Tab key until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 60 && !(await has()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('a keyboard alone puts in a pet, orders its photos and removes one, and each is told', async ({
  adminPage: page,
  hideAfterwards,
}) => {
  const name = `Keys ${newId().slice(-6)}`;
  await page.goto('/Manage/new');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cat' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  hideAfterwards(id);

  const files = [await cameraPhoto(page, 'one.jpg'), await cameraPhoto(page, 'two.jpg')];
  await fileInput(page).setInputFiles(files);
  const photos = await photosArrived(page.request, id, 2);
  const [first, second] = photos.map((photo) => photo.id);
  const order = () =>
    photoRows(page).evaluateAll((rows) =>
      rows.map((row) => row.querySelector('input')?.name.replace('alt-', '')),
    );
  await tabTo(page, page.getByLabel('What photo 2 shows'));
  await page.keyboard.type('Asleep');
  await tabTo(page, page.getByRole('button', { name: 'Move photo 2 up' }));
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([second, first]);
  await expect(page.getByRole('status').filter({ hasText: 'Photo 2 is' })).toHaveText(
    'Photo 2 is photo 1 of 2 now.',
  );
  await expect(page.getByRole('button', { name: 'Move photo 1 up' })).toBeFocused();
  await expect(page.getByLabel('What photo 1 shows')).toHaveValue('Asleep');
  await tabTo(page, page.getByRole('button', { name: 'Move photo 1 down' }));
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([first, second]);
  await expect(page.getByRole('button', { name: 'Move photo 2 down' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove photo 2' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(photoRows(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'The photo is removed.' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('heading', { name: 'Photos' }), 'the focus is kept').toBeFocused();
});

test(
  'a pet’s page says its fee, and reads out what its photo shows',
  { tag: '@long' },
  async ({ adminPage: page, putIn }) => {
    const { id } = await putIn({ fee: { amount: 12_050, currency: 'EUR' } });
    await page.goto(`/Manage/${id}`);
    await fileInput(page).setInputFiles(await cameraPhoto(page, 'one.jpg'));
    await page.getByLabel('What photo 1 shows').fill('Asleep on a red blanket');
    await page.getByLabel('What photo 1 shows').press('Enter');
    await expect
      .poll(async () => (await photosArrived(page.request, id, 1))[0]?.alt)
      .toBe('Asleep on a red blanket');
    await page.goto(`/Explore/${id}`);
    await expect(page.getByRole('main').getByText('120.50 EUR')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Asleep on a red blanket' })).toBeVisible();
  },
);
