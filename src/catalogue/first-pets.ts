import type { HomewardDatabase } from '#src/db/database.ts';
import type { Subject } from '#src/domain/drawn-page.ts';
import type { Pet } from '#src/domain/pet.ts';
import { catalogueTables, changesAfter, lay, readState, storedPets } from './generations.ts';

/**
 * What the device has for a page of pets to begin with, in no order: the first pets, or those
 * around the one. Nothing where it has no whole catalogue.
 */
export async function firstPets(
  database: HomewardDatabase,
  { id }: Subject,
): Promise<readonly Pet[]> {
  const read = await database.transaction('r', catalogueTables(database), async () => {
    const { current } = await readState(database);
    if (!current) return undefined;
    const { key, pages, foldedTo } = current;
    const at = id === undefined ? 0 : pages.findIndex(({ from, to }) => from <= id && id <= to);
    const page = await database.cataloguePages.get([key, at]);
    return { page, changes: await changesAfter(database, current, foldedTo) };
  });
  if (!read) return [];
  const byId = new Map(storedPets(read.page?.json ?? '[]').map((pet) => [pet.id, pet]));
  lay(read.changes, byId);
  return [...byId.values()];
}
