import type { HomewardDatabase } from '#src/db/database.ts';
import { storeRetryAfter, readRetryAfter } from '#src/db/retry-after-store.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { changeSession, readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner, ownerOf } from '#src/domain/account.ts';
import { type Failure, type Result, unavailable } from '#src/domain/failure.ts';
import type { Network } from '#src/domain/request-json.ts';
import type { Session } from '#src/session/session.ts';

export type SyncDeps = {
  database: HomewardDatabase;
  network: Network;
  locks: Locks;
  session: Pick<Session, 'check' | 'refresh'>;
  /** Milliseconds since 1970 by this device's own clock. */
  now: () => number;
};

/**
 * Asks in the name of who is signed in on this device, whom `once` is told, and does what the
 * answer demands: refreshes the session and asks again, or reads anew who is signed in.
 */
export async function requestPrivately<Value>(
  deps: SyncDeps,
  once: (owner: Owner) => Promise<Result<Value>>,
): Promise<{ owner: Owner; result: Result<Value> }> {
  const { database, session, now } = deps;
  // S15: what one tab was told holds for the others, the service worker, and after a reload.
  const rest = await readRetryAfter(database, now());
  // Read last: between this and the request nobody may come or go.
  const before = await readSession(database);
  const owner = ownerOf(before.user);
  const ended = (result: Result<Value>) => ({ owner, result });
  // S14: nothing private is asked while the worker still believes that the last person is here.
  if (before.signOutOwed) return ended(await readOwnerAnew(session));
  if (before.mustSignInAgain) return ended({ kind: 'signed-out' });
  if (rest > 0) return ended(unavailable(rest));

  const first = await once(owner);
  if (first.kind !== 'session-expired') return ended(await settle(deps, owner, first));
  const refreshed = await session.refresh(before.refreshes);
  if (refreshed.kind !== 'ok') return ended(refreshed);
  // S14: while this waited for the refresh, somebody may have signed out, and another in.
  const after = await readSession(database);
  if (after.signOutOwed || ownerOf(after.user) !== owner) return ended({ kind: 'owner-changed' });
  return ended(await settle(deps, owner, await once(owner)));
}

async function settle<Value>(
  { database, session, now }: SyncDeps,
  owner: Owner,
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.kind === 'signed-out') return markSignedOut(database, owner);
  if (result.kind === 'owner-changed') return readOwnerAnew(session);
  if (result.kind === 'unavailable' && result.retryAfterMs) {
    // On a full device this page alone knows of it: its own wait must not fail for that.
    await storeRetryAfter(database, now(), result.retryAfterMs).catch(() => {});
  }
  return result;
}

/** The request begins again with the rows of whoever the worker says is here. */
async function readOwnerAnew(session: SyncDeps['session']): Promise<Failure> {
  const checked = await session.check();
  return checked.kind === 'ok' ? { kind: 'owner-changed' } : checked;
}

/** Marks the session as ended, unless it is another one by now. */
async function markSignedOut(database: HomewardDatabase, owner: Owner): Promise<Failure> {
  return database.transaction('rw', database.session, async () => {
    if (owner === guestOwner || (await readOwner(database)) !== owner) {
      return { kind: 'owner-changed' };
    }
    await changeSession(database, { mustSignInAgain: true });
    return { kind: 'signed-out' };
  });
}
