import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import { useDatabase } from './database-context.tsx';
import { countUnsentPhotos } from './media.ts';
import { deleteDraftCopiesExcept } from './delete-draft-copies.ts';
import { readOutbox } from './outbox.ts';
import type { OwnRowKind } from './schema.ts';
import { rowsOfChunk, tableOf } from './stored-own-rows.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** How many of each this device stores, of everybody who used it. */
export type DeviceContents = {
  cartItems: number;
  applications: number;
  questions: number;
  drafts: number;
  /** Commands that the server has not answered yet, photos that it does not have, and imports. */
  waiting: number;
};

/** Undefined until counted. */
export function useDeviceContents(): DeviceContents | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => countContents(database), [database]);
}

export async function countContents(database: HomewardDatabase): Promise<DeviceContents> {
  const { drafts, media, imports } = database;
  const cartItems = await countStoredRows(database, 'cartItem');
  const applications = await countStoredRows(database, 'application');
  const questions = await countStoredRows(database, 'chatSession');
  const entries = await readOutbox(database);
  const commands = entries.filter((entry) => entry.state === 'waiting').length;
  const runs = await imports.filter(({ state }) => state === 'sending').count();
  const waiting = commands + countUnsentPhotos(await media.toArray(), entries) + runs;
  return { cartItems, applications, questions, drafts: await drafts.count(), waiting };
}

/** How many rows of a kind this device has, of everybody. */
async function countStoredRows(database: HomewardDatabase, kind: OwnRowKind): Promise<number> {
  const keys = new Set<string>();
  const count = (owner: Owner, id: string, row: unknown) =>
    row === null ? keys.delete(`${owner} ${id}`) : keys.add(`${owner} ${id}`);
  await database.ownRowChunks.each((chunk) => {
    if (chunk.kind !== kind) return;
    for (const [id, row] of rowsOfChunk(chunk)) count(chunk.owner, id, row);
  });
  await tableOf(database, kind).each(({ owner, id, row }) => void count(owner, id, row));
  return keys.size;
}

/**
 * Deletes everything that this device stores, of everybody, including what was never sent. Only the
 * session row stays: it may owe the worker a sign-out (S14).
 */
export async function clearDevice(database: HomewardDatabase): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const cleared = database.tables.filter((table) => table.name !== database.session.name);
    await Promise.all(cleared.map((table) => table.clear()));
  });
  // No owner is '', so this deletes all of them.
  deleteDraftCopiesExcept('');
}
