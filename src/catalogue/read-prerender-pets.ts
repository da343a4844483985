import type { HomewardDatabase } from '#src/db/database.ts';
import type { Subject } from '#src/domain/prerender.ts';
import type { Pet } from '#src/domain/pet.ts';
import {
  catalogueTables,
  changesAfter,
  applyChanges,
  readState,
  storedPets,
} from './generations.ts';

/**
 * The device's pets to prerender a document with, in no order: the first chunk for a list, or the
 * chunk with the one pet. Empty without a complete catalogue.
 */
export async function readPrerenderPets(
  database: HomewardDatabase,
  { id }: Subject,
): Promise<readonly Pet[]> {
  const read = await database.transaction('r', catalogueTables(database), async () => {
    const { current } = await readState(database);
    if (!current) return undefined;
    const { key, chunks, compactedTo } = current;
    const at = id === undefined ? 0 : chunks.findIndex(({ from, to }) => from <= id && id <= to);
    const chunk = await database.catalogueChunks.get([key, at]);
    return { chunk, changes: await changesAfter(database, current, compactedTo) };
  });
  if (!read) return [];
  const byId = new Map(storedPets(read.chunk?.json ?? '[]').map((pet) => [pet.id, pet]));
  applyChanges(read.changes, byId);
  return [...byId.values()];
}
