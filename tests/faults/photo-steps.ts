// What tests of photos under faults share.
import type { Page } from '@playwright/test';
import type { CameraPhoto } from '../e2e/camera-photos.ts';
import { fetchAll, fileInput, photoRows, photosArrived } from '../e2e/photo-steps.ts';
import type { Exchange } from './exchange.ts';
import { expect } from './fixtures.ts';
import type { RealDatabase } from './real-database.ts';

/** Whether a request sends a piece of a photo. */
export const isPiece = ({ method, path }: Exchange): boolean =>
  method === 'PUT' && path.startsWith('/api/media/');

/** What a photo shows of which the server has nothing yet. */
export const saved = (page: Page) => page.getByText('Saved on this device.');

/** What a photo shows until the server has all of it. */
export const sending = (page: Page) => page.getByRole('progressbar', { name: /^Sending photo/ });

/** How many photos of a pet the server has rows of. */
export async function photosHeld(database: RealDatabase, pet: string): Promise<number> {
  return (await database.sql(`select from public.pet_photos where pet_id = '${pet}'`)).length;
}

/** Waits until so many photos are there once each, with all their bytes as the device has them. */
export async function expectWhole(
  { request, database }: { request: Page['request']; database: RealDatabase },
  pet: string,
  count: number,
): Promise<void> {
  const photos = await photosArrived(request, pet, count);
  expect(await photosHeld(database, pet)).toBe(count);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(count);
  await fetchAll(request, photos);
}

/** Adds photos, and waits until they are shown. */
export async function addPhotos(page: Page, ...photos: CameraPhoto[]): Promise<void> {
  const before = await photoRows(page).count();
  await fileInput(page).setInputFiles(photos);
  await expect(photoRows(page)).toHaveCount(before + photos.length);
}

/** Lets a page know that there is a network again. */
export const online = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
