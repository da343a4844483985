// An admin's device of a shelter that has used Homeward for years: one pet in ten is listed, the
// others have a home. The listed ones come with the catalogue, the others are the admin's own rows.
import type { BrowserContext, Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { keeper } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';
import { openNewDevice } from './new-device.ts';
import { petNumber } from './ranking.ts';

const chunkPets = 500;
const dayMs = 24 * 60 * 60 * 1_000;

export type StaffDevice = {
  context: BrowserContext;
  pets: readonly Pet[];
  dispose(): Promise<void>;
};

/** Creates the server, and a browser profile with `count` pets where an admin is signed in. */
export async function makeStaffDevice(executablePath: string, count: number): Promise<StaffDevice> {
  const pets = Array.from({ length: count }, (_, at) => petOfShelter(at, Date.now()));
  const server = await Server.create();
  await server.start();
  // What a service worker fetches could not be answered below.
  const device = await openNewDevice(executablePath, server.url, { serviceWorkers: 'block' });
  const { context } = device;
  const dispose = async () => {
    await device.dispose();
    await server.dispose();
  };
  try {
    await serveListedPets(context, pets);
    const { uid } = await keeper(context.request);
    const page = await context.newPage();
    await page.goto('/Manage');
    await page.locator('main output').waitFor({ timeout: 120_000 });
    await storeUnlistedPets(page, uid, pets);
    await page.goto('/Manage');
    await page.getByText(`${count} pets`, { exact: true }).waitFor({ timeout: 300_000 });
    await page.close();
    return { context, pets, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

const begins = ['Lu', 'Mi', 'Ro', 'Ada', 'Be', 'Char', 'Dai', 'Fi', 'Gus', 'Hon', 'Je', 'Nel'];
const ends = ['na', 'lo', 'cky', 'sy', 'lla', 'lie', 'ne', 'gor', 'mo', 'bie', 'ny', 'ra', 'tty'];
const seconds = ['', ' the Brave', ' Junior', ' II', ' of the Mill', ' Ó Cat', ' Müller', ' Grey'];
const cities = ['Zürich', 'Bern', 'Basel', 'Lausanne', 'Genève', 'Chur'];

const one = (texts: readonly string[], at: number) => texts[Math.floor(at) % texts.length] ?? '';

/** Seen by staff between a minute and 40 days before `nowMs`. */
function petOfShelter(at: number, nowMs: number): Pet {
  const name = `${one(begins, at)}${one(ends, at / 12)}${one(seconds, at / 156)}`;
  return {
    ...petNumber(at),
    id: `pet-${String(at).padStart(6, '0')}`,
    name,
    description: `${name} looks at everything twice, and then decides. `.repeat(5),
    imageUrl: at % 50 === 0 ? '' : '/portraits/pet.svg',
    status: isListedAt(at) ? one(['available', 'available', 'reserved'], at / 10) : 'adopted',
    location: { city: one(cities, at), state: '', country: 'Switzerland' },
    verifiedAt: new Date(nowMs - 60_000 - (at % 40) * dayMs).toISOString(),
    externalId: `A-${String(at).padStart(6, '0')}`,
    revision: 1,
  };
}

const isListedAt = (at: number) => at % 10 === 0;

/** Answers the device's requests of the catalogue in place of the server. */
async function serveListedPets(context: BrowserContext, pets: readonly Pet[]): Promise<void> {
  const listed = pets.filter((_, at) => isListedAt(at));
  const epoch = 'many';
  const parts = Array.from({ length: Math.ceil(listed.length / chunkPets) }, (_, nth) =>
    listed.slice(nth * chunkPets, (nth + 1) * chunkPets),
  );
  const chunks = parts.map((part) => ({
    from: part[0]?.id ?? '',
    to: part.at(-1)?.id ?? '',
    count: part.length,
  }));
  await context.route('**/api/catalogue/latest*', (route) =>
    route.fulfill({ json: { epoch, version: 1 } }),
  );
  await context.route('**/api/catalogue/manifest*', (route) =>
    route.fulfill({ json: { epoch, version: 1, total: listed.length, chunks } }),
  );
  await context.route('**/api/catalogue/chunk*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from');
    return route.fulfill({ json: parts.find((part) => part[0]?.id === from) ?? [] });
  });
}

/** Writes the others into the device's database, as a pull would. */
async function storeUnlistedPets(page: Page, owner: string, pets: readonly Pet[]): Promise<void> {
  const unlisted = pets.filter((_, at) => !isListedAt(at));
  // 5,000 pets are some MB: as much as one message to the page should have.
  for (let at = 0; at < unlisted.length; at += 5_000)
    await page.evaluate(storeOwnRows, [owner, unlisted.slice(at, at + 5_000)] as const);
}

/** Runs in the page. */
async function storeOwnRows([owner, pets]: readonly [string, readonly Pet[]]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('homeward');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const writing = database.transaction('managedPets', 'readwrite');
      const rows = writing.objectStore('managedPets');
      for (const row of pets) rows.put({ owner, id: row.id, row });
      writing.addEventListener('abort', () => reject(writing.error));
      writing.addEventListener('complete', () => {
        database.close();
        resolve();
      });
    });
  });
}
