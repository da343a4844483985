import type { HomewardDatabase } from '#src/db/database.ts';
import type { Locks } from '#src/db/device-locks.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import type { SessionUser } from '#src/domain/account.ts';
import type { Answer, Network } from '#src/domain/request-json.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import { askWho, refreshCookie, settleSignOut } from './check-session.ts';
import type { CheckOutcome, Session } from './session.ts';
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
  const locked = <Result>(
    work: () => Promise<Result>,
    otherwise: (outcome: CheckOutcome) => Result,
  ) =>
    locks.hold('session', async () => {
      const settled = await settleSignOut(deps);
      return settled.kind === 'known' ? work() : otherwise(settled);
    });

  return {
    database,
    check: async () => {
      // What is begun later is this page's own, or another's that is still open.
      if (justStarted) await resumeSignOut(database);
      justStarted = false;
      return locked(
        () => askWho(deps),
        (outcome) => outcome,
      );
    },
    refresh: (seen) =>
      locked(
        async () => {
          const { refreshes } = await readSession(database);
          // Somebody has refreshed while we waited for the lock.
          return refreshes > seen ? { kind: 'known' } : refreshCookie(deps);
        },
        (outcome) => outcome,
      ),
    signIn: (values, as) =>
      locked(async () => {
        const answer = await calls.signIn(values, as);
        if (answer.kind !== 'ok') return refusal(answer);
        const user = await enter(database, answer.value);
        return user ? { outcome: 'signed-in', user } : cannotNow;
      }, whileOwing),
    register: (values) =>
      locked(async () => {
        const answer = await calls.register(values);
        if (answer.kind !== 'ok') return refusal(answer);
        const user = await enter(database, answer.value);
        const { notice } = answer.value;
        if (user) return { outcome: 'signed-in', user, ...(notice && { notice }) };
        return notice ? { outcome: 'notice', notice } : cannotNow;
      }, whileOwing),
    signOut: (options) => signOutOfDevice(deps, options?.discard ?? false),
  };
}

async function enter(
  database: HomewardDatabase,
  { user, adminSignup, demoAccounts }: SessionInfo,
): Promise<SessionUser | null> {
  if (user)
    await changeSession(database, {
      user,
      adminSignup,
      demoAccounts,
      mustSignInAgain: false,
      signingOut: undefined,
    });
  return user;
}

type Refusal = { outcome: 'refused' | 'offline'; message: string };

const offline: Refusal = {
  outcome: 'offline',
  message: 'You are offline. Connect to the internet and try again.',
};
const cannotNow: Refusal = {
  outcome: 'refused',
  message: 'The server cannot do this now. Try again in a moment.',
};

const whileOwing = (outcome: CheckOutcome): Refusal =>
  outcome.kind === 'offline' ? offline : cannotNow;

function refusal(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): Refusal {
  if (answer.kind === 'offline') return offline;
  return { outcome: 'refused', message: answer.message };
}
