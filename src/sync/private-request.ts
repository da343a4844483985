import type { HomewardDatabase } from '#src/db/database.ts';
import { storeRetryAfter, readRetryAfter } from '#src/db/retry-after-store.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { changeSession, readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner, ownerOf } from '#src/domain/account.ts';
import type { Answer, Network } from '#src/domain/request-json.ts';
import type { CheckOutcome, Session } from '#src/session/session.ts';

export type SyncDeps = {
  database: HomewardDatabase;
  network: Network;
  locks: Locks;
  session: Pick<Session, 'check' | 'refresh'>;
  /** Milliseconds since 1970 by this device's own clock. */
  now: () => number;
};

/** Why an exchange did not come about, and what may bring it about. */
export type SyncFailure =
  | { kind: 'offline' }
  | { kind: 'wait'; afterMs?: number }
  /** This page is of a version that the worker no longer serves: everything stays until it is reloaded. */
  | { kind: 'outdated' }
  /** Only the person can go on: everything stays as it is until they sign in. */
  | { kind: 'sign-in' }
  /** Somebody else is signed in by now: begin again with their rows. */
  | { kind: 'owner-changed' };

/** An answer about one owner's rows. */
export type PrivateAnswer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'reset' }
  /** The worker will never take this request as it is. */
  | { kind: 'refused' }
  | SyncFailure;

/**
 * Asks in the name of who is signed in on this device, whom `once` is told, and does what the
 * answer demands: refreshes the session and asks again, or reads anew who is signed in.
 */
export async function askPrivately<Value>(
  deps: SyncDeps,
  once: (owner: Owner) => Promise<Answer<Value>>,
): Promise<{ owner: Owner; answer: PrivateAnswer<Value> }> {
  const { database, session, now } = deps;
  // S15: what one tab was told holds for the others, the service worker, and after a reload.
  const rest = await readRetryAfter(database, now());
  // Read last: between this and the request nobody may come or go.
  const before = await readSession(database);
  const owner = ownerOf(before.user);
  const ended = (answer: PrivateAnswer<Value>) => ({ owner, answer });
  // S14: nothing private is asked while the worker still believes that the last person is here.
  if (before.signOutOwed) return ended(syncFailureOf(await session.check()) ?? ownerChanged);
  if (before.mustSignInAgain) return ended({ kind: 'sign-in' });
  if (rest > 0) return ended({ kind: 'wait', afterMs: rest });

  const first = await once(owner);
  if (first.kind !== 'problem' || first.code !== 'session-expired') {
    return ended(await settle(deps, owner, first));
  }
  const setback = syncFailureOf(await session.refresh(before.refreshes));
  if (setback) return ended(setback);
  // S14: while this waited for the refresh, somebody may have signed out, and another in.
  const after = await readSession(database);
  if (after.signOutOwed || ownerOf(after.user) !== owner) return ended(ownerChanged);
  return ended(await settle(deps, owner, await once(owner)));
}

const ownerChanged = { kind: 'owner-changed' } as const;

async function settle<Value>(
  { database, session, now }: SyncDeps,
  owner: Owner,
  answer: Answer<Value>,
): Promise<PrivateAnswer<Value>> {
  if (answer.kind === 'wait' && answer.afterMs) {
    // On a full device this page alone knows of it: its own wait must not fail for that.
    await storeRetryAfter(database, now(), answer.afterMs).catch(() => {});
  }
  if (answer.kind !== 'problem') return failureOrValue(answer);
  switch (answer.code) {
    case 'signed-out':
      return signedOut(database, owner);
    case 'owner-changed':
      return syncFailureOf(await session.check()) ?? ownerChanged;
    case 'reset':
      return { kind: 'reset' };
    case 'outdated':
      return { kind: 'outdated' };
    default:
      // 400, 413 and 422 are about this request; everything else may be about the moment.
      return { kind: [400, 413, 422].includes(answer.status) ? 'refused' : 'wait' };
  }
}

function failureOrValue<Value>(
  answer: Exclude<Answer<Value>, { kind: 'problem' }>,
): PrivateAnswer<Value> {
  return answer.kind === 'wait' ? waitOf(answer) : answer;
}

/** Marks the session as ended, unless it is another one by now. */
async function signedOut(database: HomewardDatabase, owner: Owner): Promise<SyncFailure> {
  return database.transaction('rw', database.session, async () => {
    if (owner === guestOwner || (await readOwner(database)) !== owner) return ownerChanged;
    await changeSession(database, { mustSignInAgain: true });
    return { kind: 'sign-in' };
  });
}

/** What a check or a refresh of the session means for the exchange that needs it. */
export function syncFailureOf(outcome: CheckOutcome): SyncFailure | undefined {
  switch (outcome.kind) {
    case 'known':
      return undefined;
    case 'signed-out':
      return { kind: 'sign-in' };
    case 'wait':
      return waitOf(outcome);
    case 'offline':
    case 'outdated':
      return outcome;
  }
}

function waitOf({ afterMs }: { afterMs?: number }): SyncFailure {
  return { kind: 'wait', ...(afterMs === undefined ? {} : { afterMs }) };
}
