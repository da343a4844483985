import type { HomewardDatabase } from '#src/db/database.ts';
import type { Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import {
  catalogueTables,
  changesAfter,
  applyChanges,
  readState,
  storedPets,
} from './generations.ts';
import { yieldToMain, whenIdle } from './yield-to-main.ts';

/** What of the device's catalogue is in memory. */
export type Loaded = {
  generation: Generation;
  chunks: Set<number>;
  byId: Map<string, Pet>;
  /** Everything the device has is in here. */
  whole: boolean;
};

/**
 * Reads from the device what `before` does not hold yet, chunk by chunk. `onPart` hears of the first
 * chunk of a first reading, which fills a screen, and is waited for; what else there is comes all at
 * once, because each part would have every list drawn again.
 */
export async function loadPets(
  database: HomewardDatabase,
  before: Loaded | undefined,
  onPart: (loaded: Loaded) => Promise<void>,
): Promise<Loaded | undefined> {
  const state = await readState(database);
  const generation = state.current ?? state.building;
  if (!generation) return undefined;
  // What was folded since lies in chunks that are in memory already: read those again.
  const goesOn =
    before?.generation.key === generation.key &&
    generation.compactedTo <= before.generation.version;
  const loaded: Loaded = goesOn
    ? { ...before }
    : { generation, chunks: new Set(), byId: new Map(), whole: false };

  // A map that is on screen already stays as it is.
  let shown = goesOn;
  for (const index of generation.chunks.keys()) {
    if (loaded.chunks.has(index)) continue;
    const chunk = await database.catalogueChunks.get([generation.key, index]);
    if (!chunk) continue;
    if (shown) loaded.byId = new Map(loaded.byId);
    shown = false;
    for (const pet of storedPets(chunk.json)) loaded.byId.set(pet.id, pet);
    loaded.chunks.add(index);
    if (!before && loaded.chunks.size === 1) {
      shown = true;
      await onPart({ ...loaded, whole: false });
      await whenIdle();
    } else await yieldToMain();
  }
  // What a first reading holds is no newer than the fold it began at.
  return applyNewerChanges(
    database,
    loaded,
    goesOn ? before.generation.version : generation.compactedTo,
  );
}

/**
 * Lays over the chunks what changed after version `shown`; reads everything again where changes
 * after it were folded into chunks meanwhile.
 */
async function applyNewerChanges(
  database: HomewardDatabase,
  loaded: Loaded,
  shown: number,
): Promise<Loaded | undefined> {
  const { key } = loaded.generation;
  const read = await database.transaction('r', catalogueTables(database), async () => {
    const { current } = await readState(database);
    if (current?.key !== key) return undefined;
    return { current, changes: await changesAfter(database, current, shown) };
  });
  // Still being built, or replaced while we read: the next look tells.
  if (!read) return loaded;
  if (read.current.compactedTo > shown) return loadPets(database, undefined, async () => {});
  if (read.changes.length === 0)
    return { ...loaded, generation: read.current, whole: isWhole(loaded, read.current) };
  const byId = new Map(loaded.byId);
  applyChanges(read.changes, byId);
  return { ...loaded, generation: read.current, byId, whole: isWhole(loaded, read.current) };
}

function isWhole(loaded: Loaded, generation: Generation): boolean {
  return loaded.chunks.size >= generation.chunks.length;
}
