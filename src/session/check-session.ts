import type { HomewardDatabase } from '#src/db/database.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import type { Answer } from '#src/domain/request-json.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { CheckOutcome } from './session.ts';
import type { SessionCalls } from './session-calls.ts';

type Deps = { database: HomewardDatabase; calls: SessionCalls };

// All of these run under the lock `session`.

/** Says a sign-out that was owed; true once nothing is owed. */
export async function settleSignOut({ database, calls }: Deps): Promise<CheckOutcome> {
  if (!(await readSession(database)).signOutOwed) return { kind: 'known' };
  const told = await tellSignOut(calls);
  if (told.kind === 'known') await changeSession(database, { signOutOwed: false });
  return told;
}

/** Ends the session at the worker; known once it is ended there. */
export async function tellSignOut(calls: SessionCalls): Promise<CheckOutcome> {
  const answer = await calls.signOut();
  switch (answer.kind) {
    case 'ok':
      return { kind: 'known' };
    case 'problem':
      if (answer.code === 'outdated') return { kind: 'outdated' };
      // The worker knows no such session: nothing is left to end.
      return { kind: answer.status === 401 ? 'known' : 'wait' };
    case 'wait':
    case 'offline':
      return withoutVerdict(answer);
  }
}

/** Asks the worker who is signed in and writes it down. */
export async function askWho(deps: Deps): Promise<CheckOutcome> {
  const answer = await deps.calls.read();
  if (answer.kind === 'problem' && answer.code === 'session-expired') return refreshCookie(deps);
  return take(deps.database, answer);
}

/** Changes an expired cookie for a new one. */
export async function refreshCookie(deps: Deps): Promise<CheckOutcome> {
  const answer = await deps.calls.refresh();
  const outcome = await take(deps.database, answer);
  if (outcome.kind !== 'known') return outcome;
  const { refreshes } = await readSession(deps.database);
  await changeSession(deps.database, { refreshes: refreshes + 1 });
  return outcome;
}

async function take(
  database: HomewardDatabase,
  answer: Answer<SessionInfo>,
): Promise<CheckOutcome> {
  if (answer.kind === 'offline' || answer.kind === 'wait') {
    // A device that never had an answer shows its pages to a guest meanwhile.
    await changeSession(database, {});
    return withoutVerdict(answer);
  }
  const { user: known } = await readSession(database);
  if (answer.kind === 'problem') {
    if (answer.code !== 'signed-out') {
      await changeSession(database, {});
      return { kind: answer.code === 'outdated' ? 'outdated' : 'wait' };
    }
    await changeSession(database, { mustSignInAgain: known !== null });
    return { kind: 'signed-out' };
  }
  const { user, adminSignup, demoAccounts } = answer.value;
  if (user === null && known !== null) {
    // The session ended elsewhere. What the person sees and said stays until they sign in again.
    await changeSession(database, { adminSignup, demoAccounts, mustSignInAgain: true });
    return { kind: 'signed-out' };
  }
  await changeSession(database, { user, adminSignup, demoAccounts, mustSignInAgain: false });
  return { kind: 'known' };
}

function withoutVerdict(answer: { kind: 'offline' } | { kind: 'wait'; afterMs?: number }) {
  return answer.kind === 'offline'
    ? { kind: 'offline' as const }
    : {
        kind: 'wait' as const,
        ...(answer.afterMs === undefined ? {} : { afterMs: answer.afterMs }),
      };
}
