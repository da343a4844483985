import type { HomewardDatabase } from '#src/db/database.ts';
import type { Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import { catalogueTables, changesAfter, lay, readState, storedPets } from './generations.ts';
import { nextSlice, untilIdle } from './next-slice.ts';

/** What of the device's catalogue is in memory. */
export type Loaded = {
  generation: Generation;
  pages: Set<number>;
  byId: Map<string, Pet>;
  /** Everything the device has is in here. */
  whole: boolean;
};

/**
 * Reads from the device what `before` does not hold yet, page by page. `onPart` hears of the first
 * page of a first reading, which fills a screen, and is waited for; what else there is comes all at
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
  // What was folded since lies in pages that are in memory already: read those again.
  const goesOn =
    before?.generation.key === generation.key && generation.foldedTo <= before.generation.version;
  const loaded: Loaded = goesOn
    ? { ...before }
    : { generation, pages: new Set(), byId: new Map(), whole: false };

  // A map that is on screen already stays as it is.
  let shown = goesOn;
  for (const index of generation.pages.keys()) {
    if (loaded.pages.has(index)) continue;
    const page = await database.cataloguePages.get([generation.key, index]);
    if (!page) continue;
    if (shown) loaded.byId = new Map(loaded.byId);
    shown = false;
    for (const pet of storedPets(page.json)) loaded.byId.set(pet.id, pet);
    loaded.pages.add(index);
    if (!before && loaded.pages.size === 1) {
      shown = true;
      await onPart({ ...loaded, whole: false });
      await untilIdle();
    } else await nextSlice();
  }
  // What a first reading holds is no newer than the fold it began at.
  return layChanges(database, loaded, goesOn ? before.generation.version : generation.foldedTo);
}

/**
 * Lays over the pages what changed after version `shown`; reads everything again where changes
 * after it were folded into pages meanwhile.
 */
async function layChanges(
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
  if (read.current.foldedTo > shown) return loadPets(database, undefined, async () => {});
  if (read.changes.length === 0)
    return { ...loaded, generation: read.current, whole: isWhole(loaded, read.current) };
  const byId = new Map(loaded.byId);
  lay(read.changes, byId);
  return { ...loaded, generation: read.current, byId, whole: isWhole(loaded, read.current) };
}

function isWhole(loaded: Loaded, generation: Generation): boolean {
  return loaded.pages.size >= generation.pages.length;
}
