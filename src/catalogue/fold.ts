import type { HomewardDatabase } from '#src/db/database.ts';
import { rowsOf } from '#src/db/owned-rows.ts';
import type { CatalogueChange, Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import { catalogueTables, readState, storedPets } from './generations.ts';

// 200: about as many rows as make a cold start slower by a page's worth of parsing.
export const foldAt = 200;

/** Writes the changes that lie over the pages into them, once there are `limit` of them. */
export async function foldChanges(database: HomewardDatabase, limit = foldAt): Promise<void> {
  // One transaction: a tab that reads meanwhile sees all of it or nothing.
  await database.transaction('rw', catalogueTables(database), async () => {
    const state = await readState(database);
    const { current } = state;
    if (!current || !inOrder(current)) return;
    const rows = rowsOf(database.catalogueChanges, '[generation+id]', current.key);
    if ((await rows.count()) < limit) return;
    const byPage = Map.groupBy(await rows.toArray(), (change) => pageOf(current, change.id));
    for (const [index, changes] of byPage) {
      const page = await database.cataloguePages.get([current.key, index]);
      const json = JSON.stringify(foldInto(page ? storedPets(page.json) : [], changes));
      await database.cataloguePages.put({ generation: current.key, index, json });
    }
    await rows.delete();
    await database.catalogueState.put({
      ...state,
      current: { ...current, foldedTo: current.version },
    });
  });
}

/** A page's pets with the changes in them (pure). */
export function foldInto(
  pets: readonly Pet[],
  changes: readonly Pick<CatalogueChange, 'id' | 'json'>[],
): Pet[] {
  const byId = new Map(pets.map((pet) => [pet.id, pet]));
  for (const { id, json } of changes) {
    if (json === null) byId.delete(id);
    else byId.set(id, JSON.parse(json));
  }
  return [...byId.values()];
}

/** The page whose range holds an id; an id between or behind ranges goes to the nearest. */
export function pageOf(generation: Pick<Generation, 'pages'>, id: string): number {
  const index = generation.pages.findIndex((page) => id <= page.to);
  return index === -1 ? Math.max(0, generation.pages.length - 1) : index;
}

// Ranges in another order than ours would put a pet into a second page: then nothing is folded.
function inOrder({ pages }: Generation): boolean {
  if (pages.length === 0) return false;
  return pages.every((page, index) => {
    const before = pages[index - 1];
    return page.from <= page.to && (before === undefined || before.to < page.from);
  });
}
