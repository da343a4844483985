import Dexie, { type Collection, type Table } from 'dexie';
import type { Owner } from '#src/domain/account.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import type { HomewardDatabase } from './database.ts';

/** Every row whose compound key begins with `first`. */
export function prefixRange<Row, Key>(
  table: Table<Row, Key>,
  key: string,
  first: string,
): Collection<Row, Key> {
  return table.where(key).between([first, Dexie.minKey], [first, Dexie.maxKey]);
}

/** The tables that hold own rows from the server. */
export function ownRowTables(database: HomewardDatabase) {
  return {
    cartItem: database.cartItems,
    application: database.applications,
    chatSession: database.chatSessions,
    adminRequest: database.adminRequests,
    managedPet: database.managedPets,
  };
}

/** One owner's rows from the server, ordered by id. */
export async function readOwnRows(database: HomewardDatabase, owner: Owner): Promise<OwnRows> {
  const [cartItems, applications, chatSessions, adminRequests] = await Promise.all([
    prefixRange(database.cartItems, '[owner+id]', owner).toArray(),
    prefixRange(database.applications, '[owner+id]', owner).toArray(),
    prefixRange(database.chatSessions, '[owner+id]', owner).toArray(),
    prefixRange(database.adminRequests, '[owner+id]', owner).toArray(),
  ]);
  return {
    cartItems: cartItems.map((one) => one.row),
    applications: applications.map((one) => one.row),
    chatSessions: chatSessions.map((one) => one.row),
    adminRequests: adminRequests.map((one) => one.row),
  };
}

/** Deletes one owner's rows from the server; the outbox is not touched. */
export async function deleteOwnRows(database: HomewardDatabase, owner: Owner): Promise<void> {
  const tables: Table[] = Object.values(ownRowTables(database));
  await Promise.all(tables.map((table) => prefixRange(table, '[owner+id]', owner).delete()));
}
