// How own rows are stored: one by one, or many at once as a chunk, because a browser takes far longer
// to store 500 rows than to store their text. Of a row that is stored more than once, the one that is
// stored by itself is the newest, then the one in the latest chunk.
import type { Table } from 'dexie';
import type { Owner } from '#src/domain/account.ts';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import type { HomewardDatabase } from './database.ts';
import { prefixRange } from './prefix-range.ts';
import {
  type Opened,
  type Owned,
  type OwnRowChunk,
  type OwnRowKind,
  ownRowKinds,
  type OwnRowsByKind,
} from './schema.ts';

/** Lower in tests that store few rows. */
export const ownRowLimits = {
  /**
   * More rows of one batch are a chunk. Of a larger write than 49 Dexie says only that any row may
   * have changed, and `managedPetRows` would read all of them again.
   */
  oneByOne: 49,
  /** More chunks of one kind would take long to read: then each row replaces itself again. */
  chunks: 500,
};

/** Where the rows of a kind are stored one by one. */
export const tableOf = <Row>(
  database: HomewardDatabase,
  kind: OwnRowKind,
): Table<Owned<Row>, [owner: Owner, id: string]> => database.table(`${kind}s`);

/** Every table that has own rows. */
export const ownRowTables = (database: HomewardDatabase): Table<{ owner: Owner }>[] => [
  ...ownRowKinds.map((kind): Table<{ owner: Owner }> => tableOf(database, kind)),
  database.ownRowChunks,
];

/** The numbers of an owner's chunks of this kind, oldest first. */
export const chunkNumbers = (
  { ownRowChunks }: HomewardDatabase,
  owner: Owner,
  kind: OwnRowKind,
): Promise<number[]> => ownRowChunks.where('[owner+kind]').equals([owner, kind]).primaryKeys();

/** The rows of a chunk; null for those that are gone. */
export const rowsOfChunk = <Kind extends OwnRowKind>(
  chunk: OwnRowChunk | undefined,
): [id: string, row: OwnRowsByKind[Kind] | null][] => (chunk ? JSON.parse(chunk.json) : []);

/** By their ids, as IndexedDB orders them. */
export const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Map<string, Row> =>
  new Map([...rows].sort(([one], [other]) => (one < other ? -1 : 1)));

/** One owner's rows of one kind, ordered by id. */
export async function readStoredRows<Kind extends OwnRowKind>(
  database: HomewardDatabase,
  owner: Owner,
  kind: Kind,
): Promise<(OwnRowsByKind[Kind] & Opened)[]> {
  const known: [id: string, row: (OwnRowsByKind[Kind] & Opened) | null][] = [];
  for (const number of await chunkNumbers(database, owner, kind))
    known.push(...rowsOfChunk<Kind>(await database.ownRowChunks.get(number)));
  const table = tableOf<OwnRowsByKind[Kind]>(database, kind);
  for (const { id, row, openedHere } of await prefixRange(table, '[owner+id]', owner).toArray())
    known.push([id, row && openedHere ? { ...row, openedHere } : row]);
  return [...inOrder(new Map(known)).values()].filter((row) => row !== null);
}

/** Stores what a batch says of own rows, in the caller's transaction. */
export async function storeChanges(
  database: HomewardDatabase,
  owner: Owner,
  changes: readonly OwnRowChange[],
): Promise<void> {
  for (const kind of ownRowKinds) {
    const its = changes.filter((change) => change.kind === kind);
    if (its.length === 0) continue;
    const table = tableOf(database, kind);
    const chunks = (await chunkNumbers(database, owner, kind)).length;
    if (its.length > ownRowLimits.oneByOne && chunks < ownRowLimits.chunks) {
      const rows = its.map(({ id, row }) => [id, row]);
      await database.ownRowChunks.add({ owner, kind, json: JSON.stringify(rows) });
      const ids = new Set(its.map(({ id }) => id));
      const single = await prefixRange(table, '[owner+id]', owner).primaryKeys();
      await table.bulkDelete(single.filter(([, id]) => ids.has(id)));
    } else {
      // One that is gone stays as null where a chunk may still have it.
      const stays = ({ row }: OwnRowChange) => row !== null || chunks > 0;
      await table.bulkPut(its.filter(stays).map(({ id, row }) => ({ owner, id, row })));
      const gone = its.filter((change) => !stays(change));
      await table.bulkDelete(gone.map(({ id }) => [owner, id]));
    }
  }
}

/** Deletes one owner's rows from the server; the outbox is not touched. */
export async function deleteOwnRows(database: HomewardDatabase, owner: Owner): Promise<void> {
  await Promise.all([
    ...ownRowKinds.map((kind) =>
      prefixRange(tableOf(database, kind), '[owner+id]', owner).delete(),
    ),
    prefixRange(database.ownRowChunks, '[owner+kind]', owner).delete(),
  ]);
}
