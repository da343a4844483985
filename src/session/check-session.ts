import type { HomewardDatabase } from '#src/db/database.ts';
import type { SessionRow } from '#src/db/schema.ts';
import { changeSession, readOwner, readSession } from '#src/db/session-row.ts';
import { ownerOf, type SessionUser } from '#src/domain/account.ts';
import { done, type Result } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { SessionCalls } from './session-calls.ts';

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
  const { user, notice: _, deletedAccount, ...info } = read.value;
  if (user === null && known !== null && deletedAccount === known.uid) {
    const loaded = await loadChangeOwner();
    await loaded?.forgetOwner(database, known.uid);
    return loaded ? done : { kind: 'offline' };
  }
  if (user === null && known !== null) {
    // The session ended elsewhere. The person's rows and outbox stay until they or somebody else
    // sign in.
    await changeSession(database, { ...info, mustSignInAgain: true });
    return { kind: 'signed-out' };
  }
  const changes = { user, ...info, mustSignInAgain: false };
  // The cookie is theirs already, and nobody is there to be asked.
  return storeOwner(database, changes, true);
}

/**
 * Stores who is signed in. S28: if that is somebody else than before, or somebody who has left
 * something encrypted here, with everything that this means for the device.
 */
export async function storeOwner(
  database: HomewardDatabase,
  changes: Partial<SessionRow> & { user: SessionUser | null },
  byCookie: boolean,
): Promise<Result> {
  const owner = ownerOf(changes.user);
  if (owner === (await readOwner(database)) && !(await database.encryptedWork.get({ owner }))) {
    await changeSession(database, changes);
    return done;
  }
  const loaded = await loadChangeOwner();
  return loaded ? loaded.changeOwner(database, changes, byCookie) : { kind: 'offline' };
}

/** Undefined if its code has not arrived. */
const loadChangeOwner = () => import('./change-owner.ts').catch(() => undefined);

const dayMs = 86_400_000;
const longestAbsenceMs = 30 * dayMs;

/** S32: takes everybody's rows off a device that nobody has visited for 30 days. */
export async function endOldVisit(database: HomewardDatabase, now: number): Promise<void> {
  const stored = await database.session.get('current');
  // Nobody has been here; a row would say that nobody is signed in before the worker has answered.
  if (!stored) return;
  const { visitedAtMs = 0 } = stored;
  const absentMs = visitedAtMs && now - visitedAtMs;
  if (absentMs > longestAbsenceMs) {
    const nobody = { user: null, mustSignInAgain: false, signOutOwed: true, visitedAtMs: now };
    await (await loadChangeOwner())?.changeOwner(database, nobody, true);
    return;
  }
  // Also where the clock was put back.
  if (Math.abs(now - visitedAtMs) > dayMs) await changeSession(database, { visitedAtMs: now });
}
