import { matchPrecache } from 'workbox-precaching';
import { readPrerenderPets } from '#src/catalogue/read-prerender-pets.ts';
import { HomewardDatabase } from '#src/db/database.ts';
import {
  prerenderDocument,
  type Subject,
  subjectOf,
  templatePathOf,
} from '#src/domain/prerender.ts';
import { withTimeout } from '#src/domain/with-timeout.ts';

// 0.3 s: the app itself, which needs no help to show its pets, comes little later.
const patienceMs = 300;

/**
 * A page of pets with the pets that this device has, on screen before any script has run; undefined
 * where the page shows none, the device has none, or its storage is slow to say.
 */
export async function prerenderedDocument(url: URL): Promise<Response | undefined> {
  const subject = subjectOf(url);
  if (subject === undefined) return undefined;
  return withTimeout(patienceMs, draw(subject)).catch((error: unknown) => {
    console.warn('The first pets could not be read.', error);
    return undefined;
  });
}

async function draw(subject: Subject): Promise<Response | undefined> {
  const [template, pets] = await Promise.all([
    matchPrecache(templatePathOf(subject)),
    petsOfDevice(subject),
  ]);
  if (template === undefined) return undefined;
  const page = prerenderDocument(await template.text(), subject, pets);
  if (page === undefined) return undefined;
  const headers = new Headers(template.headers);
  // They are those of the template.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(page, { headers });
}

async function petsOfDevice(subject: Subject) {
  const database = new HomewardDatabase('homeward');
  // Neither made nor upgraded here: a page that finds its database gone says so, and one that waits
  // for other tabs to let go of it does that too.
  const existing = await indexedDB.databases();
  const same = ({ name, version }: IDBDatabaseInfo) =>
    name === database.name && version === database.verno * 10;
  if (!existing.some(same)) return [];
  try {
    return await readPrerenderPets(database, subject);
  } finally {
    database.close();
  }
}
