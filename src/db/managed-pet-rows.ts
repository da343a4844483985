import Dexie, { type ObservabilitySet } from 'dexie';
import type { Owner } from '#src/domain/account.ts';
import { completePet, type Pet } from '#src/domain/pet.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import type { HomewardDatabase } from './database.ts';
import type { Owned } from './schema.ts';
import { readOwner } from './session-row.ts';
import { chunkNumbers, inOrder, rowsOfChunk } from './stored-own-rows.ts';
import { watch } from './watch.ts';

/** `error`: nothing could ever be read. */
export type ManagedPetRows = { pets: readonly Pet[] | undefined; error?: Error };

// 500 rows: a slow phone reads them in about a frame.
const rowsPerRead = 500;

const stores = new WeakMap<HomewardDatabase, Readable<ManagedPetRows>>();

/**
 * The rows of pets of the admin signed in on this device, ordered by id. There may be 100,000: they
 * are in memory once for all who look, read in parts, and after a change only what has changed is
 * read. A pet that has not changed stays the same object.
 */
export function managedPetRows(database: HomewardDatabase): Readable<ManagedPetRows> {
  const known = stores.get(database);
  if (known) return known;
  const store = createStore<ManagedPetRows>({ pets: undefined });
  let lookers = 0;
  let stop = () => {};
  const readable: Readable<ManagedPetRows> = {
    view: store.view,
    subscribe: (onChange) => {
      if (lookers === 0) stop = followRows(database, store.set, store.view);
      lookers += 1;
      const unsubscribe = store.subscribe(onChange);
      return () => {
        unsubscribe();
        lookers -= 1;
        if (lookers > 0) return;
        stop();
        // Nobody hears of changes from here on.
        store.set({ pets: undefined });
      };
    },
  };
  stores.set(database, readable);
  return readable;
}

function followRows(
  database: HomewardDatabase,
  show: (rows: ManagedPetRows) => void,
  shown: () => ManagedPetRows,
): () => void {
  const queue = createSerialQueue();
  let stopped = false;
  let owner: Owner | undefined;
  let byId = new Map<string, Pet>();
  /** The numbers of the chunks that were read. */
  let chunks: readonly number[] = [];
  /** What is to be read: everything, or the pets with these ids; with those, chunks that are new. */
  let unread: 'all' | Set<string> | undefined;

  const readInTurn = () =>
    void queue(async () => {
      const [of, what] = [owner, unread];
      if (stopped || of === undefined || what === undefined) return;
      unread = undefined;
      try {
        const changed = what === 'all' ? undefined : await readSome(of, [...what]);
        if (changed === 0) return;
        if (changed === undefined) await readAll(of);
        if (!stopped && owner === of) show({ pets: [...byId.values()] });
      } catch (cause) {
        if (stopped) return;
        unread = 'all';
        // What was read stays: an error would take away the page, and what somebody types on it.
        if (shown().pets) console.error('The pets on this device could not be read again.', cause);
        else show({ pets: undefined, error: new Error('This device cannot be read', { cause }) });
      }
    });

  const readAll = async (of: Owner) => {
    const read = new Map<string, Pet>();
    const note = (id: string, row: Pet | null) =>
      row ? read.set(id, completed(row, byId.get(id))) : read.delete(id);
    const numbers = await chunkNumbers(database, of, 'managedPet');
    for (const number of numbers) {
      const rows = rowsOfChunk<'managedPet'>(await database.ownRowChunks.get(number));
      if (stopped || owner !== of) return;
      for (const [id, row] of rows) note(id, row);
    }
    let last: string | typeof Dexie.minKey = Dexie.minKey;
    for (;;) {
      const rows: Owned<Pet>[] = await database.managedPets
        .where('[owner+id]')
        .between([of, last], [of, Dexie.maxKey], false, true)
        .limit(rowsPerRead)
        .toArray();
      for (const { id, row } of rows) note(id, row);
      const end = rows.at(-1);
      if (stopped || owner !== of) return;
      if (!end || rows.length < rowsPerRead) break;
      last = end.id;
    }
    byId = numbers.length === 0 ? read : inOrder(read);
    chunks = numbers;
  };
  /** Returns how many have changed; undefined if all must be read, because a chunk is gone. */
  const readSome = async (of: Owner, ids: readonly string[]): Promise<number | undefined> => {
    const { ownRowChunks, managedPets } = database;
    const changed = new Map<string, Pet | null>();
    const numbers = await chunkNumbers(database, of, 'managedPet');
    if (chunks[0] !== undefined && chunks[0] !== numbers[0]) return undefined;
    for (const number of numbers.filter((one) => one > (chunks.at(-1) ?? 0))) {
      const rows = rowsOfChunk<'managedPet'>(await ownRowChunks.get(number));
      for (const [id, row] of rows) changed.set(id, row);
    }
    const single = await managedPets.bulkGet(ids.map((id): [string, string] => [of, id]));
    for (const [at, id] of ids.entries()) {
      const stored = single[at];
      if (stored) changed.set(id, stored.row);
      // Where there are chunks, a pet that is gone stays as null: this one is in a chunk now.
      else if (numbers.length === 0) changed.set(id, null);
    }
    chunks = numbers;
    let isNew = false;
    for (const [id, row] of changed) {
      isNew ||= row !== null && !byId.has(id);
      if (row) byId.set(id, completePet(row));
      else byId.delete(id);
    }
    if (isNew) byId = inOrder(byId);
    return changed.size;
  };

  const onMutated = (parts: ObservabilitySet) => {
    const ids = changedIds(parts, database.name);
    if (ids === 'any') unread = 'all';
    else if (unread !== 'all' && ids) unread = new Set([...(unread ?? []), ...ids]);
    readInTurn();
  };
  Dexie.on.storagemutated.subscribe(onMutated);
  const unwatch = watch(
    async () => readOwner(database),
    (next) => {
      if (next === owner) return;
      owner = next;
      byId = new Map();
      unread = 'all';
      show({ pets: undefined });
      readInTurn();
    },
  );
  return () => {
    stopped = true;
    Dexie.on.storagemutated.unsubscribe(onMutated);
    unwatch();
  };
}

/** The same object as before if it is the same revision of the same pet. */
function completed(row: Pet, before: Pet | undefined): Pet {
  return before?.revision === row.revision ? before : completePet(row);
}

/**
 * The ids of the rows that a transaction of any tab has written one by one; 'any' if it does not
 * tell, undefined if it has written neither those nor chunks.
 */
function changedIds(
  parts: ObservabilitySet,
  database: string,
): readonly string[] | 'any' | undefined {
  if (parts['all']) return 'any';
  const ids: string[] = [];
  const single = parts[`idb://${database}/managedPets/`];
  if (!single && !parts[`idb://${database}/ownRowChunks/`]) return undefined;
  const ranges = [single];
  for (const range of ranges) {
    if (!range || !('from' in range)) continue;
    const [from, to] = [range.from, range.to];
    if (!Array.isArray(from) || !Array.isArray(to) || from.join('\n') !== to.join('\n'))
      return 'any';
    ids.push(String(from[1]));
    ranges.push(range.l ?? undefined, range.r ?? undefined);
  }
  return ids;
}
