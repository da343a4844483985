import type { HomewardDatabase } from '#src/db/database.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import type { SignOutProgress } from '#src/db/schema.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { queueCommand } from '#src/db/submit-command.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { tellSignOut } from './check-session.ts';
import type { SignOutOutcome } from './session.ts';
import type { SessionCalls } from './session-calls.ts';
import { wipeOwner } from './wipe-owner.ts';

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
  const signingOut = await beginSignOut(database, user, discard);
  if (signingOut.last && !mustSignInAgain) await beforeSignOut();

  // No exchange is on its way when the cookie ends, and no sign-in of another tab comes between the
  // worker's answer and the wipe. In this order, as everywhere: an exchange may refresh the session.
  const { locks } = deps;
  return locks.hold('sync', () => locks.hold('session', () => leave(deps, user, signingOut)));
}

/**
 * S25: carries on a sign-out whose page is gone. The rows go first: on a shared device the next
 * person may be sitting there. The worker hears it as after a sign-out without a network.
 */
export async function resumeSignOut(database: HomewardDatabase): Promise<void> {
  const { user, signingOut } = await readSession(database);
  if (user && signingOut) await wipeOwner(database, user.uid, { ...signingOut, signOutOwed: true });
}

/** Written down with the last command: a page closed from here on leaves nobody signed in. */
async function beginSignOut(
  database: HomewardDatabase,
  user: SessionUser,
  discard: boolean,
): Promise<SignOutProgress> {
  const { meta, session, outbox, pullStates } = database;
  return database.transaction('rw', [meta, session, outbox, pullStates], async () => {
    // Logging out clears the cart (specification, section 2): here, and by this last command
    // on the person's other devices. Admins have no cart.
    const clear = { kind: 'clearCart', args: {} } as const;
    const last = user.isAdmin ? undefined : await queueCommand(database, user.uid, clear);
    const signingOut: SignOutProgress = { discard, last: last?.id };
    await changeSession(database, { signingOut });
    return signingOut;
  });
}

async function leave(
  { database, calls }: SignOutDeps,
  user: SessionUser,
  signingOut: SignOutProgress,
): Promise<SignOutOutcome> {
  // Somebody else has signed in while this one waited for the lock: their session goes on.
  const { user: here } = await readSession(database);
  if (here && here.uid !== user.uid) return { outcome: 'signed-out' };
  const told = await tellSignOut(calls);
  const signOutOwed = told.kind !== 'ok';
  if (!here) {
    // Signed out by another tab, or the storage was cleared and the cookie is still there.
    await changeSession(database, { signOutOwed });
    return { outcome: 'signed-out' };
  }
  // Where it cannot be reached, or no longer serves this page, the worker hears it later.
  if (signOutOwed && told.kind !== 'offline' && told.kind !== 'outdated') {
    await changeSession(database, { signingOut: undefined });
    const message =
      'You are still logged in: the server cannot end the session now. Try again in a moment.';
    return { outcome: 'failed', message };
  }
  await wipeOwner(database, user.uid, { ...signingOut, signOutOwed });
  return { outcome: 'signed-out' };
}

async function countWaiting(database: HomewardDatabase, owner: string): Promise<number> {
  return (await outboxOf(database, owner)).filter((entry) => entry.state === 'waiting').length;
}
