import type { HomewardDatabase } from '#src/db/database.ts';
import type { Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import {
  catalogueTables,
  changesAfter,
  applyChanges,
  readState,
  storedChunks,
  storedPets,
} from './generations.ts';
import { yieldToMain, whenIdle } from './yield-to-main.ts';

/** The part of the device's catalogue that is in memory. */
export type Loaded = {
  generation: Generation;
  chunks: Set<number>;
  byId: Map<string, Pet>;
  /** Every chunk is loaded. */
  whole: boolean;
};

/**
 * Reads from the device what is not in `before`, chunk by chunk. The first time, `onPart` is called
 * with the first chunk, which fills a screen, and awaited. The rest is returned at once, because
 * every list renders again with each part.
 */
export async function loadPets(
  database: HomewardDatabase,
  before: Loaded | undefined,
  onPart: (loaded: Loaded) => Promise<void>,
): Promise<Loaded | undefined> {
  const state = await readState(database);
  const generation = state.current ?? state.building;
  if (!generation) return undefined;
  // Changes were compacted into chunks that are in memory already: everything is read again.
  const goesOn =
    before?.generation.key === generation.key &&
    generation.compactedTo <= before.generation.version;
  if (goesOn && before.whole && generation.version === before.generation.version) return before;
  const loaded: Loaded = goesOn
    ? { ...before }
    : { generation, chunks: new Set(), byId: new Map(), whole: false };

  // A map that is on screen must not be changed, so it is copied first.
  let shown = goesOn;
  let newChunks = false;
  const indexes = [...generation.chunks.keys()].filter((index) => !loaded.chunks.has(index));
  // To look for each that is not here yet, every time one arrives, would take longer and longer.
  for (const index of state.current
    ? indexes
    : await storedChunks(database, generation.key, indexes[0])) {
    const chunk = await database.catalogueChunks.get([generation.key, index]);
    if (!chunk) continue;
    if (shown) loaded.byId = new Map(loaded.byId);
    shown = false;
    for (const pet of storedPets(chunk.json)) loaded.byId.set(pet.id, pet);
    loaded.chunks.add(index);
    newChunks = true;
    if (!before && loaded.chunks.size === 1) {
      shown = true;
      await onPart({ ...loaded, whole: false });
      await whenIdle();
    } else await yieldToMain();
  }
  // The chunks contain at least the changes up to `compactedTo`; later ones must be applied. A chunk
  // that was read just now has put its pets over changes that were applied before it.
  const since = goesOn && !newChunks ? before.generation.version : generation.compactedTo;
  return applyNewerChanges(database, loaded, since);
}

/**
 * Applies the changes after version `shown` to the chunks; reads everything again if some of them
 * were compacted meanwhile.
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
  // Not complete yet, or replaced while we read: the state row changes and everything is read
  // again.
  if (!read) return loaded;
  const { current, changes } = read;
  if (current.compactedTo > shown) return loadPets(database, undefined, async () => {});
  // A map that is on screen must not be changed.
  const byId = changes.length > 0 ? new Map(loaded.byId) : loaded.byId;
  applyChanges(changes, byId);
  return {
    ...loaded,
    generation: current,
    byId,
    whole: loaded.chunks.size >= current.chunks.length,
  };
}
