import type { HomewardDatabase } from '#src/db/database.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { deleteMine, mineTables, rowsOf } from '#src/db/owned-rows.ts';
import { readSession, unknownSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { SessionUser } from '#src/domain/account.ts';
import type { SignOutOutcome } from './session.ts';
import type { SessionCalls } from './session-calls.ts';

export type SignOutDeps = {
  database: HomewardDatabase;
  calls: SessionCalls;
  locks: Locks;
  /** Sends what waits, as far as it goes. */
  beforeSignOut: () => Promise<void>;
};

/** Ends the session: nothing unsent is lost unasked, and nothing private stays on the device. */
export async function signOutOfDevice(
  deps: SignOutDeps,
  discard: boolean,
): Promise<SignOutOutcome> {
  const { database, beforeSignOut } = deps;
  const { user, mustSignInAgain } = await readSession(database);
  if (!user) return { outcome: 'signed-out' };
  if (!discard) {
    await beforeSignOut();
    const count = await countWaiting(database, user.uid);
    if (count > 0) return { outcome: 'unsent', count };
  }
  // Logging out clears the cart (specification, section 2): here, and by this last command
  // on the person's other devices. Admins have no cart.
  const last = user.isAdmin ? undefined : await clearCart(database);
  if (last && !mustSignInAgain) await beforeSignOut();

  // No sign-in of another tab may come between the worker's answer and the wipe.
  return deps.locks.hold('session', () => leave(deps, user, { discard, last }));
}

async function leave(
  { database, calls }: SignOutDeps,
  user: SessionUser,
  wipe: { discard: boolean; last: string | undefined },
): Promise<SignOutOutcome> {
  const answer = await calls.signOut();
  if (answer.kind === 'wait') {
    const message =
      'You are still logged in: the server cannot end the session now. Try again in a moment.';
    return { outcome: 'failed', message };
  }
  await wipeOwner(database, user.uid, { ...wipe, signOutOwed: answer.kind === 'offline' });
  return { outcome: 'signed-out' };
}

async function clearCart(database: HomewardDatabase): Promise<string> {
  const entry = await submitCommand(database, { kind: 'clearCart', args: {} });
  return entry.id;
}

async function countWaiting(database: HomewardDatabase, owner: string): Promise<number> {
  return (await outboxOf(database, owner)).filter((entry) => entry.state === 'waiting').length;
}

/** Takes one person's rows, drafts and settled commands off the device, in one transaction. */
async function wipeOwner(
  database: HomewardDatabase,
  owner: string,
  wipe: { discard: boolean; last: string | undefined; signOutOwed: boolean },
): Promise<void> {
  const { session, outbox, drafts, mineStates } = database;
  const tables = [session, outbox, drafts, mineStates, ...Object.values(mineTables(database))];
  await database.transaction('rw', tables, async () => {
    await deleteMine(database, owner);
    await mineStates.delete(owner);
    await rowsOf(drafts, '[owner+petId]', owner).delete();
    // What another tab said a moment ago stays until this person signs in here again; so does an
    // emptied cart that could not be sent.
    await outbox
      .where('owner')
      .equals(owner)
      .filter((entry) => entry.state !== 'waiting' || (wipe.discard && entry.id !== wipe.last))
      .delete();
    const row = (await session.get('current')) ?? unknownSession;
    if (row.user?.uid !== owner) return;
    const { signOutOwed } = wipe;
    await session.put({ ...row, user: null, mustSignInAgain: false, signOutOwed });
  });
}
