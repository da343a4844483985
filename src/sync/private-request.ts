import type { HomewardDatabase } from '#src/db/database.ts';
import { keepRetryAfter, readRetryAfter, type RetryAfterDeps } from '#src/db/retry-after-store.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { changeSession, readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner, ownerOf } from '#src/domain/account.ts';
import { type Failure, type Result, unavailable } from '#src/domain/failure.ts';
import type { Network } from '#src/domain/request-json.ts';
import type { Session } from '#src/session/session.ts';

export type SyncDeps = RetryAfterDeps & {
  network: Network;
  locks: Locks;
  session: Pick<Session, 'check' | 'refresh'>;
};

/**
 * Makes a request in the name of the owner signed in on this device. Calls `request` with that
 * owner, and once more after refreshing an expired session; if the worker names another owner,
 * reads the session again.
 */
export async function requestPrivately<Value>(
  deps: SyncDeps,
  request: (owner: Owner) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { database, session, now } = deps;
  // S15: a wait requested of one tab holds for the others, the service worker, and after a reload.
  const remainingMs = await readRetryAfter(database, now());
  // Read last: nobody may sign in or out between this and the request.
  const before = await readSession(database);
  const owner = ownerOf(before.user);
  // S14: no private request while the last person's session still exists at the worker.
  if (before.signOutOwed) return readOwnerAnew(session);
  if (before.mustSignInAgain) return { kind: 'signed-out' };
  if (remainingMs > 0) return unavailable(remainingMs);

  const first = await request(owner);
  if (first.kind !== 'session-expired') return settle(deps, owner, first);
  const refreshed = await session.refresh(before.refreshes);
  if (refreshed.kind !== 'ok') return refreshed;
  // S14: during the refresh, one person may have signed out and another signed in.
  const after = await readSession(database);
  if (after.signOutOwed || ownerOf(after.user) !== owner) return { kind: 'owner-changed' };
  return settle(deps, owner, await request(owner));
}

async function settle<Value>(
  deps: SyncDeps,
  owner: Owner,
  result: Result<Value>,
): Promise<Result<Value>> {
  if (result.kind === 'signed-out') return markSignedOut(deps.database, owner);
  if (result.kind === 'owner-changed') return readOwnerAnew(deps.session);
  await keepRetryAfter(deps, result);
  return result;
}

/** 'owner-changed' makes the caller start again, for the owner that the session now names. */
async function readOwnerAnew(session: SyncDeps['session']): Promise<Failure> {
  const checked = await session.check();
  return checked.kind === 'ok' ? { kind: 'owner-changed' } : checked;
}

/** Marks the session as ended, unless another owner has signed in meanwhile. */
async function markSignedOut(database: HomewardDatabase, owner: Owner): Promise<Failure> {
  return database.transaction('rw', database.session, async () => {
    if (owner === guestOwner || (await readOwner(database)) !== owner) {
      return { kind: 'owner-changed' };
    }
    await changeSession(database, { mustSignInAgain: true });
    return { kind: 'signed-out' };
  });
}
