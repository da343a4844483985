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

// 0.3 s: the app itself shows its pets little later anyway.
const patienceMs = 300;

/**
 * The document of a list or a pet, prerendered with the pets on this device; undefined if the
 * address shows no pets, the device has none, or its storage does not answer in time.
 */
export async function prerenderedDocument(url: URL): Promise<Response | undefined> {
  const subject = subjectOf(url);
  if (subject === undefined) return undefined;
  return withTimeout(patienceMs, prerender(subject)).catch((error: unknown) => {
    console.warn('The first pets could not be read.', error);
    return undefined;
  });
}

async function prerender(subject: Subject): Promise<Response | undefined> {
  const [template, pets] = await Promise.all([
    matchPrecache(templatePathOf(subject)),
    petsOfDevice(subject),
  ]);
  if (template === undefined) return undefined;
  const html = prerenderDocument(await template.text(), subject, pets);
  if (html === undefined) return undefined;
  const headers = new Headers(template.headers);
  // These are true of the template only.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(html, { headers });
}

async function petsOfDevice(subject: Subject) {
  const database = new HomewardDatabase('homeward');
  // The database is neither created nor upgraded here: a page tells the person if it is gone, or if
  // another tab blocks the upgrade.
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
