import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { type RetryAfterDeps, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { done, type Failure, type Result, unavailable } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Network } from '#src/domain/request-json.ts';
import {
  endOldVisit,
  endWorkerSession,
  fetchSession,
  refreshCookie,
  sendOwedSignOut,
  storeOwner,
} from './check-session.ts';
import type { NotDone, Session } from './session.ts';
import { sessionCalls } from './session-calls.ts';

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
      if (answer.kind !== 'ok' || !answer.value.user) return answer;
      const { notice: _, ...info } = answer.value;
      const changes = { ...info, mustSignInAgain: false, signingOut: undefined };
      const stored = await storeOwner(database, changes, false);
      if (stored.kind === 'refused') {
        // S30: the session that was just opened must not stay.
        const ended = await endWorkerSession(byPerson.calls);
        await changeSession(database, { signOutOwed: ended.kind !== 'ok' });
      }
      return stored.kind === 'ok' ? answer : stored;
    });

  return {
    deps: options,
    database,
    check: async () => {
      // Only once: a sign-out that begins later belongs to this page, or to another that is open.
      const resumes = justStarted && (await readSession(database)).signingOut;
      justStarted = false;
      if (resumes) await (await loadSignOut()).resumeSignOut(database);
      await endOldVisit(database, options.now());
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
    signOut: async (options) => {
      const loaded = await loadSignOut().catch(() => undefined);
      if (!loaded) return { outcome: 'failed', message: signOutNotLoaded };
      const deps = { ...byPerson, locks, beforeSignOut };
      return loaded.signOutOfDevice(deps, options?.discard ?? false);
    },
  };
}

const loadSignOut = () => import('./sign-out.ts');
// The account menu loads it too, so that it is there where "Log out" can be pressed.
const signOutNotLoaded = 'You are still logged in. Connect to the internet and try again.';

/** A failure in words for the person. */
export function notDone(failure: Failure): NotDone {
  if (failure.kind === 'offline') {
    const message = 'You are offline. Connect to the internet and try again.';
    return { outcome: 'offline', message };
  }
  const { message } = 'message' in failure ? failure : unavailable();
  return { outcome: 'refused', message };
}
