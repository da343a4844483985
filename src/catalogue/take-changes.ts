// Loaded when there are changes: a first visit has none.
import type { HomewardDatabase } from '#src/db/database.ts';
import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import type { Generation } from '#src/db/schema.ts';
import { done, type Result } from '#src/domain/failure.ts';
import type { Pet } from '#src/domain/pet.ts';
import { type UnreadChanges, unreadChangesSchema } from '#src/domain/protocol.ts';
import { compactChanges } from './compact-changes.ts';
import { readState } from './generations.ts';
import type { Loaded } from './pet-index.ts';
import { readPets } from './read-pets.ts';
import { type CatalogueDeps, get } from './refresh-catalogue.ts';

type Changes = Omit<UnreadChanges, 'upserts'> & { pets: readonly Pet[]; unreadable: number };

export type TakeDeps = {
  database: HomewardDatabase;
  /** What the tab shows; undefined while it reads the device. */
  shown: () => Loaded | undefined;
  show: (loaded: Loaded) => void;
  /** Called when changes have been stored; they are compacted once it has resolved. */
  onChanges: () => Promise<void>;
};

/**
 * Shows and stores the changes that came with a poke, as `follow` stores those that it has fetched.
 * Returns whether the device is at their version then; if not, it has missed some and must fetch them.
 */
export async function takePokedChanges(
  deps: TakeDeps & { locks: Locks },
  poked: unknown,
): Promise<boolean> {
  const read = unreadChangesSchema.safeParse(poked);
  if (!read.success) return false;
  return takeChanges(
    deps,
    read.data,
    async (store) => (await holdOrGiveUp(deps.locks, 'catalogue', store)) === true,
  );
}

/** The pets with the changes, if those reach from the version that is shown to a later one (pure). */
function withChanges(loaded: Loaded, changes: Changes): Loaded | undefined {
  const { epoch, from, to, removed, pets } = changes;
  const { generation } = loaded;
  if (!loaded.whole || generation.epoch !== epoch) return undefined;
  if (generation.version < from || generation.version >= to) return undefined;
  const byId = new Map(loaded.byId);
  for (const id of removed) byId.delete(id);
  for (const pet of pets) byId.set(pet.id, pet);
  const unreadable = generation.unreadable + changes.unreadable;
  return { ...loaded, byId, generation: { ...generation, version: to, unreadable } };
}

/** Fetches and stores the changes from the version on the device to version `to`, under the lock `catalogue`. */
export async function fetchChanges(
  deps: CatalogueDeps,
  { epoch, version }: Generation,
  to: number,
): Promise<Result> {
  const path = `/api/catalogue/changes/${version}..${to}?${new URLSearchParams({ epoch })}`;
  const changes = await get(deps, path, unreadChangesSchema);
  if (changes.kind !== 'ok') return changes;
  await takeChanges(deps, changes.value, (store) => store());
  return done;
}

/**
 * Shows changes, and stores them while `hold` has the lock `catalogue`. Returns whether the device is
 * at their version then.
 */
async function takeChanges(
  { database, shown, show, onChanges }: TakeDeps,
  { upserts, ...unread }: UnreadChanges,
  hold: (store: () => Promise<boolean>) => Promise<boolean>,
): Promise<boolean> {
  const changes = { ...unread, ...(await readPets(upserts)) };
  const before = shown();
  // Shown first: a person need not wait for the device's storage.
  const after = before && withChanges(before, changes);
  if (after) show(after);
  let taken = false;
  try {
    taken = await hold(async () => {
      const isThere = await storeChanges(database, changes);
      // A tab that has not read changes before they are compacted must read everything again.
      await onChanges();
      await compactChanges(database);
      return isThere;
    });
  } finally {
    // What could not be stored is not shown either.
    if (!taken && before && shown() === after) show(before);
  }
  return taken;
}

/**
 * Stores changes and their version, but only if they reach from the stored version, or an earlier
 * one, to a later one. Returns whether the device is at their version.
 */
export async function storeChanges(database: HomewardDatabase, changes: Changes): Promise<boolean> {
  const { catalogueState, catalogueChanges } = database;
  const { epoch, from, to, pets, removed, unreadable } = changes;
  return database.transaction('rw', catalogueState, catalogueChanges, async () => {
    const state = await readState(database);
    const { current } = state;
    if (current?.epoch !== epoch) return false;
    // C2: the version never goes back, and never skips changes that were not read. Those that begin
    // earlier hold each pet as it is at their end.
    if (current.version < from || current.version >= to) return current.version >= to;
    const { key: generation } = current;
    await catalogueChanges.bulkPut([
      ...removed.map((id) => ({ generation, id, version: to, json: null })),
      ...pets.map((pet) => ({ generation, id: pet.id, version: to, json: JSON.stringify(pet) })),
    ]);
    await catalogueState.put({
      ...state,
      current: { ...current, version: to, unreadable: current.unreadable + unreadable },
    });
    return true;
  });
}
