import type { HomewardDatabase } from '#src/db/database.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { done, type Result } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { SessionCalls } from './session-calls.ts';

type Deps = { database: HomewardDatabase; calls: SessionCalls };

// All of these run under the lock `session`.

/** Tells the worker of a sign-out that it has not heard yet; ok once nothing is owed. */
export async function settleSignOut({ database, calls }: Deps): Promise<Result> {
  if (!(await readSession(database)).signOutOwed) return done;
  const told = await tellSignOut(calls);
  if (told.kind === 'ok') await changeSession(database, { signOutOwed: false });
  return told;
}

/** Ends the session at the worker; ok once it is ended there. */
export async function tellSignOut(calls: SessionCalls): Promise<Result> {
  const told = await calls.signOut();
  // The worker knows no such session: nothing is left to end.
  return told.kind === 'signed-out' || told.kind === 'session-expired' ? done : told;
}

/** Asks the worker who is signed in and writes it down. */
export async function askWho(deps: Deps): Promise<Result> {
  const read = await deps.calls.read();
  return read.kind === 'session-expired' ? refreshCookie(deps) : storeSession(deps.database, read);
}

/** Changes an expired cookie for a new one. */
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
    // A device that never had an answer shows its pages to a guest meanwhile.
    await changeSession(database, {});
    return read;
  }
  const { user, adminSignup, demoAccounts } = read.value;
  if (user === null && known !== null) {
    // The session ended elsewhere. What the person sees and said stays until they sign in again.
    await changeSession(database, { adminSignup, demoAccounts, mustSignInAgain: true });
    return { kind: 'signed-out' };
  }
  await changeSession(database, { user, adminSignup, demoAccounts, mustSignInAgain: false });
  return done;
}
