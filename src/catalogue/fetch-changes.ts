import type { HomewardDatabase } from '#src/db/database.ts';
import type { Generation } from '#src/db/schema.ts';
import { done, type Result } from '#src/domain/failure.ts';
import type { Pet } from '#src/domain/pet.ts';
import { unreadChangesSchema } from '#src/domain/protocol.ts';
import { compactChanges } from './compact-changes.ts';
import { readState } from './generations.ts';
import { readPets } from './read-pets.ts';
import { type CatalogueDeps, get } from './refresh-catalogue.ts';

/** Fetches and stores the changes from the version on the device to version `to`. */
export async function fetchChanges(
  deps: CatalogueDeps,
  { key, epoch, version }: Generation,
  to: number,
): Promise<Result> {
  const path = `/api/catalogue/changes/${version}..${to}?${new URLSearchParams({ epoch })}`;
  const changes = await get(deps, path, unreadChangesSchema);
  if (changes.kind !== 'ok') return changes;
  const { pets, unreadable } = await readPets(changes.value.upserts);
  await storeChanges(deps.database, key, { ...changes.value, pets, unreadable });
  await compactChanges(deps.database);
  return done;
}

/** Stores changes and their version, but only if they begin at the stored version. */
export async function storeChanges(
  database: HomewardDatabase,
  generation: string,
  changes: {
    from: number;
    to: number;
    pets: readonly Pet[];
    removed: readonly string[];
    unreadable: number;
  },
): Promise<void> {
  const { catalogueState, catalogueChanges } = database;
  const { from, to, pets, removed, unreadable } = changes;
  await database.transaction('rw', catalogueState, catalogueChanges, async () => {
    const state = await readState(database);
    const { current } = state;
    // C2: the version never goes back, and never skips changes that were not read.
    if (current?.key !== generation || current.version !== from || to <= from) return;
    await catalogueChanges.bulkPut([
      ...removed.map((id) => ({ generation, id, version: to, json: null })),
      ...pets.map((pet) => ({ generation, id: pet.id, version: to, json: JSON.stringify(pet) })),
    ]);
    await catalogueState.put({
      ...state,
      current: { ...current, version: to, unreadable: current.unreadable + unreadable },
    });
  });
}
