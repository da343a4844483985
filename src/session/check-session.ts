import type { HomewardDatabase } from '#src/db/database.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { done, type Result } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { SessionCalls } from './session-calls.ts';
import { storeSignedIn } from './wipe-owner.ts';

type Deps = { database: HomewardDatabase; calls: SessionCalls };

// All of these run under the lock `session`.

/** S14: ends a session that the worker still has to end; ok once nothing is owed. */
export async function sendOwedSignOut({ database, calls }: Deps): Promise<Result> {
  if (!(await readSession(database)).signOutOwed) return done;
  const ended = await endWorkerSession(calls);
  if (ended.kind === 'ok') await changeSession(database, { signOutOwed: false });
  return ended;
}

/** Ends the session at the worker; ok if it has ended there. */
export async function endWorkerSession(calls: SessionCalls): Promise<Result> {
  const ended = await calls.signOut();
  // The worker knows no such session: nothing is left to end.
  return ended.kind === 'signed-out' || ended.kind === 'session-expired' ? done : ended;
}

/** Reads from the worker who is signed in, and stores it. */
export async function fetchSession(deps: Deps): Promise<Result> {
  const read = await deps.calls.read();
  return read.kind === 'session-expired' ? refreshCookie(deps) : storeSession(deps.database, read);
}

/** Exchanges an expired cookie for a new one. */
export async function refreshCookie({ database, calls }: Deps): Promise<Result> {
  const stored = await storeSession(database, await calls.refresh());
  if (stored.kind !== 'ok') return stored;
  const { refreshes } = await readSession(database);
  await changeSession(database, { refreshes: refreshes + 1 });
  return stored;
}

async function storeSession(
  database: HomewardDatabase,
  read: Result<SessionInfo>,
): Promise<Result> {
  const { user: known } = await readSession(database);
  if (read.kind === 'signed-out') {
    await changeSession(database, { mustSignInAgain: known !== null });
    return read;
  }
  if (read.kind !== 'ok') {
    // Stores the default if there is no row yet: until the first answer, pages show a guest.
    await changeSession(database, {});
    return read;
  }
  const { user, adminSignup, demoAccounts } = read.value;
  if (user === null && known !== null) {
    // The session ended elsewhere. The person's rows and outbox stay until they sign in again.
    await changeSession(database, { adminSignup, demoAccounts, mustSignInAgain: true });
    return { kind: 'signed-out' };
  }
  const changes = { user, adminSignup, demoAccounts, mustSignInAgain: false };
  // The answer to a sign-in may have been lost.
  if (user && !known) await storeSignedIn(database, changes);
  else await changeSession(database, changes);
  return done;
}
