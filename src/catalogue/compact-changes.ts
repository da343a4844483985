import type { HomewardDatabase } from '#src/db/database.ts';
import { prefixRange } from '#src/db/prefix-range.ts';
import type { CatalogueChange, Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import { applyChanges, catalogueTables, readState, storedPets } from './generations.ts';

// 200 rows: they slow a cold start by about as much as one more chunk to parse.
export const compactAt = 200;

/** Writes the stored changes into their chunks, once there are `limit` of them. */
export async function compactChanges(database: HomewardDatabase, limit = compactAt): Promise<void> {
  // One transaction: a tab that reads at the same time sees all of it or nothing.
  await database.transaction('rw', catalogueTables(database), async () => {
    const state = await readState(database);
    const { current } = state;
    if (!current || !inOrder(current)) return;
    const rows = prefixRange(database.catalogueChanges, '[generation+id]', current.key);
    if ((await rows.count()) < limit) return;
    const byChunk = Map.groupBy(await rows.toArray(), (change) => chunkOf(current, change.id));
    for (const [index, changes] of byChunk) {
      const chunk = await database.catalogueChunks.get([current.key, index]);
      const json = JSON.stringify(compactInto(chunk ? storedPets(chunk.json) : [], changes));
      await database.catalogueChunks.put({ generation: current.key, index, json });
    }
    await rows.delete();
    await database.catalogueState.put({
      ...state,
      current: { ...current, compactedTo: current.version },
    });
  });
}

/** A chunk's pets with the changes applied (pure). */
export function compactInto(
  pets: readonly Pet[],
  changes: readonly Pick<CatalogueChange, 'id' | 'json'>[],
): Pet[] {
  const byId = new Map(pets.map((pet) => [pet.id, pet]));
  applyChanges(changes, byId);
  return [...byId.values()];
}

/** The chunk for an id: the first that ends at or after it, else the last. */
export function chunkOf(generation: Pick<Generation, 'chunks'>, id: string): number {
  const index = generation.chunks.findIndex((chunk) => id <= chunk.to);
  return index === -1 ? Math.max(0, generation.chunks.length - 1) : index;
}

// If the ranges are not in our order of ids, a pet could get into two chunks: then nothing is
// compacted.
function inOrder({ chunks }: Generation): boolean {
  if (chunks.length === 0) return false;
  return chunks.every((chunk, index) => {
    const before = chunks[index - 1];
    return chunk.from <= chunk.to && (before === undefined || before.to < chunk.from);
  });
}
