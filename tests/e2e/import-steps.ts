// A home without pets, and files as other systems export them.
import type { Page } from '@playwright/test';
import { csvOf } from '#src/domain/import/read-sample.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { expect, test as base } from './fixtures.ts';
import { Server } from './server.ts';

/** A server of its own: other tests count the sample pets. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // Playwright reads a fixture's dependencies from this parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.create();
      await removePets(server.dataDir);
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** Before the first start of the server of this folder. */
export async function removePets(dataDir: string): Promise<void> {
  // Imported only when needed, because it loads a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const seedFile = `${migrationsDir}/../seed.sql`;
  const backend = await startEmbedded({ dataDir, migrationsDir, seedFile });
  try {
    await backend.sql('delete from public.pets');
  } finally {
    await backend.close();
  }
}

type Animal = { id: string; name: string; type?: string; breed?: string; picture?: string };

/** A list as RescueGroups exports it, with a column that nobody reads. */
export const listOf = (animals: readonly Animal[]): string =>
  csvOf(
    ['externalID', 'name', 'type', 'priBreed', 'dsc', 'photo1', 'Owner name'],
    ...animals.map(({ id, name, type = 'Dog', breed = 'Beagle', picture = '' }) => [
      id,
      name,
      type,
      breed,
      'Calm, and "glad".',
      picture,
      'Jane Doe',
    ]),
  );

/** So many animals, numbered from 1; each has a picture. */
export const animals = (count: number, word = 'Pet'): Animal[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    name: `${word} ${at + 1}`,
    picture: `https://photos.example/${at + 1}.jpg`,
  }));

/** Chooses a file with this text. */
export const chooseFile = (page: Page, text: string, name = 'list.csv') =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Gives the list of the file another name: each test has pets of its own. */
export async function nameSource(page: Page, source: string): Promise<void> {
  await page.getByLabel('These pets come from').fill(source);
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByRole('button', { name: 'Compare again' })).toBeHidden();
  await expect(page.getByLabel('These pets come from')).toHaveValue(source);
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** How many lines of this kind the preview has; none where it is not named. */
export const kind = (page: Page, name: string, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?${count}$`) });
