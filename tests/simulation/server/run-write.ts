import { insertApplication, stands, updateApplication } from './application-rules.ts';
import { insertCartItem, removeFromCart } from './cart-rules.ts';
import { type Clock, InvalidData } from './command-terms.ts';
import { listedPet } from './pet-rules.ts';
import type { OtherWrite } from './server-rows.ts';
import {
  stampApplication,
  stampCartItem,
  stampChatSession,
  stampPet,
  stampUser,
} from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { cartKey } from './visible-rows.ts';
import { answerText, otherForm } from './world.ts';

/** Writes that are no commands: the constraints of tables apply, the rules of commands do not. */
export function runWrite(tx: Transaction, write: OtherWrite, now: Clock): void {
  switch (write.kind) {
    case 'setAdmin':
      return setAdmin(tx, write.uid, write.state, now);
    case 'delistPet':
      {
        const pet = tx.lock('pets', write.petId, 'update');
        if (pet && tx.remove('pets', write.petId)) stampPet(tx, pet, undefined);
      }
      return;
    case 'listPet':
      if (tx.insert('pets', write.petId, listedPet(write.petId)))
        stampPet(tx, undefined, listedPet(write.petId));
      return;
    case 'answerChats':
      return answerChats(tx);
    case 'addCartItem':
      return insertCartItem(tx, write.uid, write.petId, now);
    case 'removeCartItem':
      return removeFromCart(tx, write, write.petId);
    case 'addApplication':
      insertApplication(tx, write.uid, listedPet(write.petId), write.id, otherForm, now);
      return;
    case 'setStatus': {
      const changes = (row = tx.get('applications', write.id)) =>
        row && row.status !== 'withdrawn' && row.status !== write.status;
      const row = changes() ? tx.lock('applications', write.id, 'write') : undefined;
      if (row && changes(row))
        updateApplication(tx, { ...row, status: write.status, statusChangedAt: now() });
      return;
    }
    case 'deleteApplication': {
      const row = tx.get('applications', write.id);
      if (row && tx.remove('applications', write.id)) stampApplication(tx, row, true);
      return;
    }
    case 'giveApplication':
    case 'giveCartItem':
      try {
        return tx.attempt(() => give(tx, write));
      } catch (error) {
        if (error instanceof InvalidData) return;
        throw error;
      }
    case 'truncate':
      return truncate(tx, write.table);
  }
}

type Given = Extract<OtherWrite, { to: string }>;

/** Changes a row's owner; throws where that owner has such a row already. */
function give(tx: Transaction, write: Given): void {
  if (write.kind === 'giveApplication') {
    const { id, to } = write;
    const isOthers = (one = tx.get('applications', id)) => one && one.userId !== to;
    const row = isOthers() ? tx.lock('applications', id, 'write') : undefined;
    if (!row || !isOthers(row)) return;
    const after = { ...row, userId: to };
    if (row.status !== 'withdrawn') {
      tx.waitForWriters('applications', stands(to, row.petId));
      if (tx.all('applications').some(stands(to, row.petId))) throw new InvalidData();
    }
    tx.lock('users', to, 'key');
    tx.update('applications', id, after);
    stampApplication(tx, row, true);
    stampApplication(tx, after, false);
    return;
  }
  const { uid, petId, to } = write;
  // The statement reads the table in any case, and whoever empties that waits for it.
  const there = tx.get('cartItems', cartKey(uid, petId)) !== undefined && uid !== to;
  const row = there ? tx.lock('cartItems', cartKey(uid, petId), 'update') : undefined;
  if (!row) return;
  const after = { ...row, userId: to };
  if (!tx.insert('cartItems', cartKey(to, petId), after)) throw new InvalidData();
  tx.remove('cartItems', cartKey(uid, petId));
  tx.lock('users', to, 'key');
  stampCartItem(tx, row, true);
  stampCartItem(tx, after, false);
}

function truncate(
  tx: Transaction,
  table: Extract<OtherWrite, { kind: 'truncate' }>['table'],
): void {
  switch (table) {
    case 'applications':
      for (const row of tx.truncate(table)) stampApplication(tx, row, true);
      return;
    case 'cartItems':
      for (const row of tx.truncate(table)) stampCartItem(tx, row, true);
      return;
    case 'chatSessions':
      for (const row of tx.truncate(table)) stampChatSession(tx, row, true);
  }
}

function setAdmin(
  tx: Transaction,
  uid: string,
  state: 'granted' | 'requested' | 'none',
  now: Clock,
): void {
  const user = tx.lock('users', uid, 'write');
  if (!user) return;
  const requestedAt = state === 'requested' && !user.isAdmin ? now() : null;
  // A request takes nothing away from somebody who is an admin already.
  const isAdmin = state === 'requested' ? user.isAdmin : state === 'granted';
  const after = { ...user, isAdmin, requestedAt };
  tx.update('users', uid, after);
  stampUser(tx, user, after);
}

function answerChats(tx: Transaction): void {
  for (const [id, row] of tx.entries('chatSessions')) {
    if (row.response !== '' || tx.isLockedByOther('chatSessions', id)) continue;
    const answered = { ...row, response: answerText };
    tx.lock('chatSessions', id, 'write');
    tx.update('chatSessions', id, answered);
    stampChatSession(tx, answered);
  }
}
