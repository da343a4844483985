// Loaded on use (src/session/create-session.ts): a first visit needs nothing of it.
import type { HomewardDatabase } from '#src/db/database.ts';
import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { countUnsentImports } from '#src/db/imports.ts';
import { countUnsentPhotos, mediaRowsOf } from '#src/db/media.ts';
import { outboxOf } from '#src/db/outbox.ts';
import type { SignOutProgress } from '#src/db/schema.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { queueCommand } from '#src/db/submit-command.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { endWorkerSession } from './check-session.ts';
import type { SignOutOutcome } from './session.ts';
import type { SessionCalls } from './session-calls.ts';
import { wipeOwner } from './wipe-owner.ts';

export type SignOutDeps = {
  database: HomewardDatabase;
  calls: SessionCalls;
  locks: Locks;
  /** Sends the waiting commands, as many as can be sent now. */
  beforeSignOut: () => Promise<void>;
  /** The longest wait for the locks, in milliseconds. 10 s unless told: a person waits for it. */
  lockWaitMs?: number;
};

/** Signs out: nothing unsent is lost without consent, and nothing private stays on the device. */
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
  if (!signingOut) return { outcome: 'signed-out' };
  if (signingOut.last && !mustSignInAgain) await beforeSignOut();

  // No push or pull is in progress when the cookie ends, and no other tab can sign in between the
  // worker's answer and the wipe. The locks are taken in this order everywhere, because a push or a
  // pull may refresh the session.
  const { locks, lockWaitMs = 10_000 } = deps;
  const patience = AbortSignal.timeout(lockWaitMs);
  const end = () =>
    holdOrGiveUp(locks, 'session', () => endSession(deps, user, signingOut), patience);
  const ended = await holdOrGiveUp(locks, 'sync', end, patience);
  if (!('kind' in ended)) return ended;
  await changeSession(database, { signingOut: undefined });
  return { outcome: 'failed', message: ended.message };
}

/**
 * S25: completes a sign-out whose page was closed. The rows are deleted first, because the next
 * person may already be using a shared device. The worker is told later, as after a sign-out
 * without a network.
 */
export async function resumeSignOut(database: HomewardDatabase): Promise<void> {
  const { user, signingOut } = await readSession(database);
  if (user && signingOut) await wipeOwner(database, user.uid, { ...signingOut, signOutOwed: true });
}

/**
 * Stored together with the last command: from here on, a closed page leaves nobody signed in.
 * Undefined if somebody else is signed in by now.
 */
async function beginSignOut(
  database: HomewardDatabase,
  user: SessionUser,
  discard: boolean,
): Promise<SignOutProgress | undefined> {
  const { meta, session, outbox, pullStates } = database;
  return database.transaction('rw', [meta, session, outbox, pullStates], async () => {
    // Somebody else has signed in while the outbox was sent: their session must not end.
    const { user: current, signingOut: begun } = await readSession(database);
    if (current && current.uid !== user.uid) return undefined;
    // Another tab has signed out meanwhile, or the storage was cleared: a command would stay behind
    // under a name that nobody here has. Only the cookie may be left.
    if (!current) return {};
    // S22: what is said from here on was not among what the person chose to lose.
    const discardTo = discard
      ? ((await outboxOf(database, user.uid)).at(-1)?.seq ?? 0)
      : begun?.discardTo;
    // Logging out clears the cart (specification, section 2), here and, by this last command, on
    // the person's other devices. Admins have no cart. Whoever presses twice has one such command: a
    // second would stay behind, and clear what is in the cart when they sign in here again.
    const clear = { kind: 'clearCart', args: {} } as const;
    const last =
      begun || user.isAdmin ? begun?.last : (await queueCommand(database, user.uid, clear)).id;
    const signingOut: SignOutProgress = { discardTo, last };
    await changeSession(database, { signingOut });
    return signingOut;
  });
}

async function endSession(
  { database, calls }: SignOutDeps,
  user: SessionUser,
  signingOut: SignOutProgress,
): Promise<SignOutOutcome> {
  // Somebody else has signed in during the wait for the lock: their session must not end.
  const { user: current } = await readSession(database);
  if (current && current.uid !== user.uid) return { outcome: 'signed-out' };
  const ended = await endWorkerSession(calls);
  const signOutOwed = ended.kind !== 'ok';
  if (!current) {
    // Another tab has signed out, or the storage was cleared and the cookie is still there.
    await changeSession(database, { signOutOwed });
    return { outcome: 'signed-out' };
  }
  // If the worker cannot be reached, or this page is too old for it, it is told later (S14).
  if (signOutOwed && ended.kind !== 'offline' && ended.kind !== 'outdated') {
    await changeSession(database, { signingOut: undefined });
    const message =
      'You are still logged in: the server cannot end the session now. Try again in a moment.';
    return { outcome: 'failed', message };
  }
  await wipeOwner(database, user.uid, { ...signingOut, signOutOwed });
  return { outcome: 'signed-out' };
}

async function countWaiting(database: HomewardDatabase, owner: string): Promise<number> {
  const outbox = await outboxOf(database, owner);
  const commands = outbox.filter((entry) => entry.state === 'waiting').length;
  const photos = countUnsentPhotos(await mediaRowsOf(database, owner), outbox);
  return commands + photos + (await countUnsentImports(database, owner));
}
