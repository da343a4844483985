import type { HomewardDatabase } from '#src/db/database.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { done, type Failure, type Result, unavailable } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Network } from '#src/domain/request-json.ts';
import { askWho, refreshCookie, settleSignOut } from './check-session.ts';
import type { NotSignedIn, Session } from './session.ts';
import { sessionCalls } from './session-calls.ts';
import { resumeSignOut, signOutOfDevice } from './sign-out.ts';

export type SessionDeps = {
  database: HomewardDatabase;
  network: Network;
  locks: Locks;
  /** Sends what waits, as far as it goes; main hands in what sync does. */
  beforeSignOut: () => Promise<void>;
};

/** Who is signed in on this device, kept in step with the worker's cookie. */
export function createSession({ database, network, locks, beforeSignOut }: SessionDeps): Session {
  const calls = sessionCalls(network);
  const deps = { database, calls, locks, beforeSignOut };
  let justStarted = true;

  /** What changes the cookie happens one after the other, in all tabs, and after what is owed. */
  const locked = <Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> =>
    locks.hold('session', async () => {
      const settled = await settleSignOut(deps);
      return settled.kind === 'ok' ? work() : settled;
    });
  const enter = (request: () => Promise<Result<SessionInfo>>) =>
    locked(async () => {
      const answer = await request();
      if (answer.kind === 'ok') await storeUser(database, answer.value);
      return answer;
    });

  return {
    database,
    check: async () => {
      // What is begun later is this page's own, or another's that is still open.
      if (justStarted) await resumeSignOut(database);
      justStarted = false;
      return locked(() => askWho(deps));
    },
    refresh: (seen) =>
      locked(async () => {
        const { refreshes } = await readSession(database);
        // Somebody has refreshed while we waited for the lock.
        return refreshes > seen ? done : refreshCookie(deps);
      }),
    signIn: async (values, as) => {
      const entered = await enter(() => calls.signIn(values, as));
      if (entered.kind !== 'ok') return notSignedIn(entered);
      const { user } = entered.value;
      return user ? { outcome: 'signed-in', user } : notSignedIn(unavailable());
    },
    register: async (values) => {
      const entered = await enter(() => calls.register(values));
      if (entered.kind !== 'ok') return notSignedIn(entered);
      const { user, notice } = entered.value;
      if (user) return { outcome: 'signed-in', user, notice };
      return notice ? { outcome: 'notice', notice } : notSignedIn(unavailable());
    },
    signOut: (options) => signOutOfDevice(deps, options?.discard ?? false),
  };
}

async function storeUser(
  database: HomewardDatabase,
  { user, adminSignup, demoAccounts }: SessionInfo,
): Promise<void> {
  if (!user) return;
  const cleared = { mustSignInAgain: false, signingOut: undefined };
  await changeSession(database, { user, adminSignup, demoAccounts, ...cleared });
}

function notSignedIn(failure: Failure): NotSignedIn {
  if (failure.kind === 'offline') {
    const message = 'You are offline. Connect to the internet and try again.';
    return { outcome: 'offline', message };
  }
  const { message } = 'message' in failure ? failure : unavailable();
  return { outcome: 'refused', message };
}
