import type { Owner } from '#src/domain/account.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import type { HomewardDatabase } from './database.ts';
import { inOrder, readStoredRows } from './stored-own-rows.ts';

/** One owner's rows from the server, ordered by id. */
export async function readOwnRows(database: HomewardDatabase, owner: Owner): Promise<OwnRows> {
  const [cartItems, applications, chatSessions, adminRequests] = await Promise.all([
    readStoredRows(database, owner, 'cartItem'),
    readStoredRows(database, owner, 'application'),
    readStoredRows(database, owner, 'chatSession'),
    readStoredRows(database, owner, 'adminRequest'),
  ]);
  return { cartItems, applications, chatSessions, adminRequests };
}

/** One owner's rows as they are at a cursor; at `''`, none are known. */
type RowsAt = { owner: Owner; cursor: string; rows: OwnRows };

// The last ones, in memory: an admin has 10,000, which take long to read. Only a batch changes them,
// and with it the cursor. Nobody's stay after they have left.
const remembered = new WeakMap<HomewardDatabase, RowsAt>();

export function rememberRows(database: HomewardDatabase, rows: RowsAt): void {
  remembered.set(database, rows);
}

/** The same as `readOwnRows`, read only if the rows in memory are not those at this cursor. */
export async function ownRowsAt(
  database: HomewardDatabase,
  owner: Owner,
  cursor: string,
): Promise<OwnRows> {
  const last = remembered.get(database);
  if (cursor && last?.owner === owner && last.cursor === cursor) return last.rows;
  const rows = await readOwnRows(database, owner);
  rememberRows(database, { owner, cursor, rows });
  return rows;
}

/** The rows at this cursor with a batch's changes; undefined if those are not in memory. */
export function rowsAfter(
  database: HomewardDatabase,
  owner: Owner,
  cursor: string,
  changes: readonly OwnRowChange[],
): OwnRows | undefined {
  const last = remembered.get(database);
  const rows =
    cursor === '' ? noRows : last?.owner === owner && last.cursor === cursor && last.rows;
  if (!rows) return undefined;
  const changed = <Row extends { id: string } | { petId: string }>(
    kind: OwnRowChange['kind'],
    before: readonly Row[],
  ): readonly Row[] => {
    const its = changes.filter((change) => change.kind === kind);
    if (its.length === 0) return before;
    const byId = new Map(before.map((row) => ['id' in row ? row.id : row.petId, row]));
    for (const { id, row } of its) {
      // The row of a change is of the kind that is asked for, which TypeScript cannot follow here.
      if (row) byId.set(id, row as unknown as Row);
      else byId.delete(id);
    }
    return [...inOrder(byId).values()];
  };
  return {
    cartItems: changed('cartItem', rows.cartItems),
    applications: changed('application', rows.applications),
    chatSessions: changed('chatSession', rows.chatSessions),
    adminRequests: changed('adminRequest', rows.adminRequests),
  };
}

const noRows: OwnRows = { cartItems: [], applications: [], chatSessions: [], adminRequests: [] };
