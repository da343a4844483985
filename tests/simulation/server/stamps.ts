// Which reader gets which change, as in the stamp triggers of supabase/schemas/tables.
import type { Pet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import type { Database } from './database.ts';
import type { Stamp, Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';

const keyOf = ({ scope, kind, id }: Pick<Stamp, 'scope' | 'kind' | 'id'>) =>
  `${scope} ${kind} ${id}`;

function stamp(tx: Transaction, scope: string, kind: Stamp['kind'], id: string, gone: boolean) {
  const row: Stamp = { scope, kind, id, changed: tx.xid, gone };
  const key = keyOf(row);
  // `on conflict do update`: the newer stamp takes the place of the older one.
  if (!tx.insert('stamps', key, row)) {
    tx.lock('stamps', key, 'write');
    tx.update('stamps', key, row);
  }
}

/**
 * A pet that changed, or is new (`before` is undefined) or deleted (`after` is). Its stamp of the
 * catalogue is in nobody's pull, but its tombstone is pruned like all others.
 */
export function stampPet(tx: Transaction, before: Pet | undefined, after: Pet | undefined): void {
  const id = before?.id ?? after?.id ?? '';
  if (after && isListed(after)) stamp(tx, 'catalogue', 'pet', id, false);
  else if (before && isListed(before)) stamp(tx, 'catalogue', 'pet', id, true);
  if (!after) {
    if (tx.get('stamps', keyOf({ scope: 'admins', kind: 'managedPet', id })))
      stampManagedPet(tx, id, true);
  } else if (!isListed(after) || (before && !isListed(before))) stampManagedPet(tx, id, false);
  if (before?.status === after?.status) return;
  for (const row of tx.all('cartItems')) if (row.petId === id) stampCartItem(tx, row, false);
  for (const row of tx.all('applications')) if (row.petId === id) stampApplication(tx, row, false);
}

export function stampManagedPet(tx: Transaction, id: string, gone: boolean): void {
  stamp(tx, 'admins', 'managedPet', id, gone);
}

export function stampCartItem(tx: Transaction, row: Tables['cartItems'], gone: boolean): void {
  stamp(tx, `user:${row.userId}`, 'cartItem', row.petId, gone);
}

/** Has two stamps: one for the applicant, one for all admins. */
export function stampApplication(
  tx: Transaction,
  row: Tables['applications'],
  gone: boolean,
): void {
  stamp(tx, `user:${row.userId}`, 'application', row.id, gone);
  stamp(tx, 'admins', 'application', row.id, gone);
}

export function stampChatSession(tx: Transaction, row: Tables['chatSessions'], gone = false): void {
  stamp(tx, row.owner, 'chatSession', row.id, gone);
}

export function stampClient(tx: Transaction, row: Tables['clients']): void {
  stamp(tx, row.actor, 'client', row.clientId, false);
}

export const asksToBeAdmin = (user: Tables['users']): boolean =>
  user.requestedAt !== null && !user.isAdmin;

export function stampUser(tx: Transaction, before: Tables['users'], now: Tables['users']): void {
  const asks = asksToBeAdmin(now);
  if (asks || asksToBeAdmin(before)) stamp(tx, 'admins', 'adminRequest', now.uid, !asks);
}

/**
 * What a reader does first where it finds the database put back or started anew, in a transaction
 * that it returns still open. After a restore no snapshot would see the copy's stamps. So this
 * stamps everything anew and begins another epoch.
 */
export function ensureSoundCursors(database: Database): Transaction | null {
  const isNewStart = database.noticeStart();
  if (!isNewStart && database.stampsAreSound) return null;
  const tx = database.begin();
  if (!database.stampsAreSound) {
    tx.waitForWriters('stamps', () => true);
    for (const [key] of tx.entries('stamps')) {
      const row = tx.lock('stamps', key, 'write');
      if (!row) continue;
      // For admins alone there are stamps only of the pets that the catalogue has not.
      const gone = row.gone || (row.kind === 'managedPet' && isInCatalogue(database, row.id));
      tx.update('stamps', key, { ...row, changed: tx.xid, gone });
    }
    database.pruned = 0;
    database.beginEpoch();
    database.stampsAreSound = true;
  }
  return tx;
}

/** The catalogue has it as admins should see it: no photo has its bytes here. */
export function isInCatalogue({ tables }: Database, id: string): boolean {
  const pet = tables.pets.get(id);
  return pet !== undefined && isListed(pet) && pet.photos.length === 0;
}

/** Prunes tombstones; a reader that may have missed one of them has to start anew. */
export function pruneTombstones(database: Database, tx: Transaction): void {
  for (const [key, seen] of tx.entries('stamps')) {
    const row = seen.gone ? tx.lock('stamps', key, 'update') : undefined;
    if (!row?.gone) continue;
    tx.remove('stamps', key);
    database.pruned = Math.max(database.pruned, row.changed);
  }
}
