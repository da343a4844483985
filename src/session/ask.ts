import { useMemo } from 'react';
import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { readOwner } from '#src/db/session-row.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import type { Result } from '#src/domain/failure.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import { refreshCookie, sendOwedSignOut } from './check-session.ts';
import { notDone, type SessionDeps } from './create-session.ts';
import { sessionCalls } from './session-calls.ts';
import type { NotDone } from './session.ts';
import { useSessionDeps } from './session-context.tsx';

type AskOutcome<Answer> = { outcome: 'done'; answer: Answer } | NotDone;

/** Posts to a route that changes nothing on this device, like '/reset-password'. */
export type Ask = <Answer>(
  path: string,
  body: object,
  schema: Schema<Answer>,
) => Promise<AskOutcome<Answer>>;

/** Asks the worker something below `base`, for a page that needs the network. */
export function useAsk(base = '/api/session'): Ask {
  const deps = useSessionDeps();
  return useMemo(() => createAsk(deps, base), [deps, base]);
}

/** In a module of its own, which only the pages that ask load. */
export function createAsk({ database, network, locks }: SessionDeps, base: string): Ask {
  const session = { database, calls: sessionCalls(network) };
  return async (path, body, schema) => {
    const post = async () =>
      requestJson(
        network,
        `${base}${path}`,
        {
          method: 'POST',
          cache: 'no-store',
          body: JSON.stringify(body),
          headers: {
            'Content-Type': 'application/json',
            [ownerHeader]: await readOwner(database),
          },
        },
        schema,
      );
    type Answered = Awaited<ReturnType<typeof post>>;
    // Under the lock, because it may refresh; and after an owed sign-out (S14).
    const answer: Answered = await holdOrGiveUp<Answered>(locks, 'session', async () => {
      const signOut: Result = await sendOwedSignOut(session);
      if (signOut.kind !== 'ok') return signOut;
      const first = await post();
      if (first.kind !== 'session-expired') return first;
      const refreshed = await refreshCookie(session);
      return refreshed.kind === 'ok' ? post() : refreshed;
    });
    if (answer.kind === 'ok') return { outcome: 'done', answer: answer.value };
    if (answer.kind === 'signed-out')
      return { outcome: 'refused', message: 'You are logged out. Log in and try again.' };
    if (answer.kind === 'owner-changed')
      return {
        outcome: 'refused',
        message: 'Somebody else is logged in here now. Load the page again.',
      };
    return notDone(answer);
  };
}
