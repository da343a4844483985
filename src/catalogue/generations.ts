// The catalogue's rows on the device. Every write checks, in its own transaction, that its
// generation still exists: another tab may have begun a newer one.
import type { HomewardDatabase } from '#src/db/database.ts';
import { prefixRange } from '#src/db/prefix-range.ts';
import type { CatalogueChange, CatalogueState, Generation } from '#src/db/schema.ts';
import { completePet, type OlderPet, type Pet } from '#src/domain/pet.ts';

export type Manifest = Pick<Generation, 'epoch' | 'version' | 'total' | 'chunks'>;

const nothing: CatalogueState = { id: 'current' };

export async function readState(database: HomewardDatabase): Promise<CatalogueState> {
  return (await database.catalogueState.get('current')) ?? nothing;
}

/** A new generation, to be shown instead of the `current` one. */
export function newGeneration(manifest: Manifest, current?: Generation): Generation {
  const { epoch, version } = manifest;
  const key = `${epoch}:${version}`;
  return {
    ...manifest,
    // The same version is downloaded again: its chunks must not mix with those shown now.
    key: current?.key === key ? `${key}+` : key,
    base: version,
    compactedTo: version,
    unreadable: 0,
  };
}

/** Begins a generation beside the one that is shown; deletes an older one that is unfinished. */
export async function beginGeneration(
  database: HomewardDatabase,
  building: Generation,
): Promise<void> {
  await database.transaction('rw', catalogueTables(database), async () => {
    const state = await readState(database);
    if (state.building) await deleteGeneration(database, state.building.key);
    await database.catalogueState.put({ ...state, building });
  });
}

/**
 * The numbers of the chunks that are on the device, in their order. To find them the browser reads the
 * chunks too: those before `from` are left out.
 */
export function storedChunks(
  { catalogueChunks }: HomewardDatabase,
  generation: string,
  from = 0,
): Promise<number[]> {
  return catalogueChunks
    .where('[generation+index]')
    .between([generation, from], [generation, Infinity])
    .primaryKeys((keys) => keys.map(([, index]) => index));
}

/** Stores a chunk; returns false if its generation was deleted meanwhile. */
export async function storeChunk(
  database: HomewardDatabase,
  generation: string,
  index: number,
  pets: readonly Pet[],
  unreadable: number,
): Promise<boolean> {
  const { catalogueState, catalogueChunks } = database;
  return database.transaction('rw', catalogueState, catalogueChunks, async () => {
    const state = await readState(database);
    if (state.building?.key !== generation) return false;
    await catalogueChunks.put({ generation, index, json: JSON.stringify(pets) });
    // Every tab watches this row: to count the chunks, the browser would read all of them each time.
    const building = { ...state.building, unreadable: state.building.unreadable + unreadable };
    await catalogueState.put({ ...state, building });
    return true;
  });
}

/** Makes the complete generation the current one and deletes the one before it. */
export async function promoteGeneration(
  database: HomewardDatabase,
  generation: string,
): Promise<void> {
  await database.transaction('rw', catalogueTables(database), async () => {
    const { current, building } = await readState(database);
    if (building?.key !== generation) return;
    if (current) await deleteGeneration(database, current.key);
    await database.catalogueState.put({ id: 'current', current: building });
  });
}

/** Pets that this device stored, by this build or an older one. */
export function storedPets(json: string): Pet[] {
  const pets = JSON.parse(json) as OlderPet[]; // Only `readPets` decides what is stored.
  return pets.map(completePet);
}

/** What changed after version `shown`, up to the version on the device. */
export function changesAfter(
  database: HomewardDatabase,
  { key, version }: Generation,
  shown: number,
): Promise<CatalogueChange[]> {
  return database.catalogueChanges
    .where('[generation+version]')
    .between([key, shown], [key, version], false, true)
    .toArray();
}

/** Applies changes to the pets. */
export function applyChanges(
  changes: readonly Pick<CatalogueChange, 'id' | 'json'>[],
  byId: Map<string, Pet>,
): void {
  for (const { id, json } of changes) {
    if (json === null) byId.delete(id);
    else byId.set(id, completePet(JSON.parse(json) as OlderPet)); // As in `storedPets`.
  }
}

async function deleteGeneration(database: HomewardDatabase, key: string): Promise<void> {
  await prefixRange(database.catalogueChunks, '[generation+index]', key).delete();
  await prefixRange(database.catalogueChanges, '[generation+id]', key).delete();
}

export function catalogueTables(database: HomewardDatabase) {
  return [database.catalogueState, database.catalogueChunks, database.catalogueChanges];
}
