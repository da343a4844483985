import type { HomewardDatabase } from '#src/db/database.ts';
import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { type RetryAfterDeps, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import { readSession } from '#src/db/session-row.ts';
import { done, type Failure, type Result, unavailable } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Network } from '#src/domain/request-json.ts';
import { fetchSession, refreshCookie, sendOwedSignOut } from './check-session.ts';
import type { NotDone, Session } from './session.ts';
import { sessionCalls } from './session-calls.ts';
import { resumeSignOut, signOutOfDevice } from './sign-out.ts';
import { storeSignedIn } from './wipe-owner.ts';

export type SessionDeps = RetryAfterDeps & {
  network: Network;
  locks: Locks;
  /** Sends the waiting commands, as many as can be sent now. */
  beforeSignOut: () => Promise<void>;
};

/** Who is signed in on this device, kept in sync with the worker's cookie. */
export function createSession(options: SessionDeps): Session {
  const { database, network, locks, beforeSignOut } = options;
  // S15: a busy server has asked pages to wait, not the person who presses a button.
  const byPerson = { database, calls: sessionCalls(network) };
  const byPage = {
    database,
    calls: sessionCalls(network, (request) => unlessAskedToWait(options, request)),
  };
  let justStarted = true;

  /**
   * Changes of the cookie happen one at a time across all tabs, and after an owed sign-out (S14).
   */
  const locked = <Value>(
    by: typeof byPage,
    work: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> =>
    holdOrGiveUp(locks, 'session', async () => {
      const signOut = await sendOwedSignOut(by);
      return signOut.kind === 'ok' ? work() : signOut;
    });
  const enter = (request: () => Promise<Result<SessionInfo>>) =>
    locked(byPerson, async () => {
      const answer = await request();
      if (answer.kind === 'ok') await storeUser(database, answer.value);
      return answer;
    });

  return {
    deps: options,
    database,
    check: async () => {
      // Only once: a sign-out that begins later belongs to this page, or to another that is open.
      if (justStarted) await resumeSignOut(database);
      justStarted = false;
      return locked(byPage, () => fetchSession(byPage));
    },
    refresh: (seen) =>
      locked(byPage, async () => {
        const { refreshes } = await readSession(database);
        // Another request or tab has refreshed while this one waited for the lock.
        return refreshes > seen ? done : refreshCookie(byPage);
      }),
    signIn: async (values, as) => {
      const entered = await enter(() => byPerson.calls.signIn(values, as));
      if (entered.kind !== 'ok') return notDone(entered);
      const { user } = entered.value;
      return user ? { outcome: 'signed-in', user } : notDone(unavailable());
    },
    register: async (values) => {
      const entered = await enter(() => byPerson.calls.register(values));
      if (entered.kind !== 'ok') return notDone(entered);
      const { user, notice } = entered.value;
      if (user) return { outcome: 'signed-in', user, notice };
      return notice ? { outcome: 'notice', notice } : notDone(unavailable());
    },
    signOut: (options) =>
      signOutOfDevice({ ...byPerson, locks, beforeSignOut }, options?.discard ?? false),
  };
}

async function storeUser(
  database: HomewardDatabase,
  { user, adminSignup, demoAccounts }: SessionInfo,
): Promise<void> {
  if (!user) return;
  const cleared = { mustSignInAgain: false, signingOut: undefined };
  await storeSignedIn(database, { user, adminSignup, demoAccounts, ...cleared });
}

/** A failure in words for the person. */
export function notDone(failure: Failure): NotDone {
  if (failure.kind === 'offline') {
    const message = 'You are offline. Connect to the internet and try again.';
    return { outcome: 'offline', message };
  }
  const { message } = 'message' in failure ? failure : unavailable();
  return { outcome: 'refused', message };
}
