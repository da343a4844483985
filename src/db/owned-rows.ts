import Dexie, { type Collection, type Table } from 'dexie';
import type { Owner } from '#src/domain/account.ts';
import type { MineRows } from '#src/domain/merge.ts';
import type { HomewardDatabase } from './database.ts';

/** Every row whose compound key begins with `owner`, or whatever the first part of `key` is. */
export function rowsOf<Row, Key>(
  table: Table<Row, Key>,
  key: string,
  owner: Owner,
): Collection<Row, Key> {
  return table.where(key).between([owner, Dexie.minKey], [owner, Dexie.maxKey]);
}

/** The tables that hold what the server said about one owner. */
export function mineTables(database: HomewardDatabase) {
  return {
    cartItem: database.cartItems,
    application: database.applications,
    chatSession: database.chatSessions,
    adminRequest: database.adminRequests,
  };
}

/** What the server said about one owner, in the order of ids. */
export async function readMine(database: HomewardDatabase, owner: Owner): Promise<MineRows> {
  const [cartItems, applications, chatSessions, adminRequests] = await Promise.all([
    rowsOf(database.cartItems, '[owner+id]', owner).toArray(),
    rowsOf(database.applications, '[owner+id]', owner).toArray(),
    rowsOf(database.chatSessions, '[owner+id]', owner).toArray(),
    rowsOf(database.adminRequests, '[owner+id]', owner).toArray(),
  ]);
  return {
    cartItems: cartItems.map((one) => one.row),
    applications: applications.map((one) => one.row),
    chatSessions: chatSessions.map((one) => one.row),
    adminRequests: adminRequests.map((one) => one.row),
  };
}

/** Deletes what the server said about one owner; the outbox is not touched. */
export async function deleteMine(database: HomewardDatabase, owner: Owner): Promise<void> {
  await Promise.all([
    rowsOf(database.cartItems, '[owner+id]', owner).delete(),
    rowsOf(database.applications, '[owner+id]', owner).delete(),
    rowsOf(database.chatSessions, '[owner+id]', owner).delete(),
    rowsOf(database.adminRequests, '[owner+id]', owner).delete(),
  ]);
}
