import { createHash } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { mediaPath, type PetPhoto } from '#src/domain/pet-photo.ts';
import { type Person, say } from './people.ts';
import { readCatalogue } from './steps.ts';

/** The inputs of a pet's page for staff. */
export const fileInput = (page: Page) => page.getByLabel('Add photos');

/** The photos that are shown on a pet's page for staff. */
export const photoRows = (page: Page) =>
  page.getByRole('region', { name: 'Photos' }).locator('ol > li');

/** Puts a pet in as this admin. */
export async function newPetOf(admin: Pick<Person, 'uid' | 'request'>): Promise<string> {
  const id = newId();
  // It stays listed, first of all: tests of the first pet read its description.
  const description = `Likes to be photographed (${id.slice(-6)}).`;
  const changes = { name: `Photo pet ${id.slice(-6)}`, type: 'dog', description } as const;
  await say(admin, { kind: 'changePet', args: { id, changes } });
  return id;
}

/** Opens a pet's page for staff. */
export async function openPet(page: Page, id: string): Promise<void> {
  await page.goto(`/Manage/${id}`);
  await expect(fileInput(page)).toBeAttached();
}

/** The photos of a pet, as visitors have them. */
async function publicPhotos(request: APIRequestContext, id: string): Promise<PetPhoto[]> {
  return (await readCatalogue(request)).find((pet) => pet.id === id)?.photos ?? [];
}

/** Waits until visitors have so many photos of a pet. 30 s: each takes some requests of its own. */
export async function photosArrived(
  request: APIRequestContext,
  id: string,
  count: number,
  timeoutMs = 30_000,
): Promise<PetPhoto[]> {
  const arrived = async () => (await publicPhotos(request, id)).length;
  await expect.poll(arrived, { timeout: timeoutMs }).toBe(count);
  return publicPhotos(request, id);
}

/** Fetches every rendition as a visitor does, and compares its bytes with its name. */
export async function fetchAll(request: APIRequestContext, photos: readonly PetPhoto[]) {
  const all = photos.flatMap(({ renditions }) => renditions);
  return Promise.all(
    all.map(async ({ media, type, width, height }) => {
      const answer = await request.get(mediaPath(media));
      const body = await answer.body();
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe(type);
      expect(createHash('sha256').update(body).digest('hex'), 'byte for byte').toBe(media);
      return { media, width, height, body };
    }),
  );
}
