import { insertApplication, updateApplication } from './application-rules.ts';
import { insertCartItem, removeFromCart } from './cart-rules.ts';
import type { Clock } from './command-terms.ts';
import type { OtherWrite } from './server-rows.ts';
import { stampApplication, stampChatSession, stampPet, stampUser } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { answerText, otherForm } from './world.ts';

/** Writes that are no commands: the constraints of tables apply, the rules of commands do not. */
export function runWrite(tx: Transaction, write: OtherWrite, now: Clock): void {
  switch (write.kind) {
    case 'setAdmin':
      return setAdmin(tx, write.uid, write.state, now);
    case 'delistPet':
      if (tx.remove('pets', write.petId)) stampPet(tx, write.petId, true);
      return;
    case 'listPet':
      if (tx.insert('pets', write.petId, { id: write.petId })) stampPet(tx, write.petId, false);
      return;
    case 'answerChats':
      return answerChats(tx);
    case 'addCartItem':
      return insertCartItem(tx, write.uid, write.petId, now);
    case 'removeCartItem':
      return removeFromCart(tx, write, write.petId);
    case 'addApplication':
      insertApplication(tx, write.uid, write.petId, write.id, otherForm, now);
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
    }
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
