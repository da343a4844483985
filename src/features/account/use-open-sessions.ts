import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Failure, Result } from '#src/domain/failure.ts';
import { type OpenSession, openSessionsSchema } from '#src/domain/open-sessions.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { useRequestAsOwner } from '#src/session/session-context.tsx';

type View = {
  /** Undefined until the worker has answered. */
  sessions?: readonly OpenSession[];
  /** Why the last request failed, as a sentence with a way out. */
  problem?: string;
};
type Answer = Result<{ sessions: OpenSession[] }>;

export type OpenSessions = View & {
  busy: boolean;
  reload(): Promise<boolean>;
  end(id: string): Promise<boolean>;
  /** Ends all but this one; false if the worker did not confirm it. */
  endOthers(): Promise<boolean>;
};

/** Where this account is logged in. Only the worker knows, so it is asked when the page opens. */
export function useOpenSessions(): OpenSessions {
  const requestAsOwner = useRequestAsOwner();
  const [view, take] = useReducer(viewAfter, {});
  const [busy, setBusy] = useState(false);

  const ask = useCallback(
    (method: 'GET' | 'DELETE', under = ''): Promise<Answer> =>
      requestAsOwner((network, owner) => {
        const init = { method, cache: 'no-store', headers: { [ownerHeader]: owner } } as const;
        return requestJson(network, `/api/sessions${under}`, init, openSessionsSchema);
      }),
    [requestAsOwner],
  );
  useEffect(() => void ask('GET').then(take), [ask]);

  const press = async (...request: Parameters<typeof ask>) => {
    setBusy(true);
    const answer = await ask(...request);
    setBusy(false);
    take(answer);
    return answer.kind === 'ok';
  };
  return {
    ...view,
    busy,
    reload: () => press('GET'),
    end: (id) => press('DELETE', `/${id}`),
    endOthers: () => press('DELETE'),
  };
}

const viewAfter = (before: View, answer: Answer): View =>
  answer.kind === 'ok' ? answer.value : { ...before, problem: sentenceOf(answer) };

function sentenceOf(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'You are offline, and only the server knows where you are logged in. Connect to the internet and try again.';
    case 'signed-out':
    case 'session-expired':
      return 'This session has ended. Log in again to see where you are logged in.';
    case 'owner-changed':
    case 'reset':
    case 'storage':
      return 'This page is no longer up to date. Reload it and try again.';
    case 'unavailable':
    case 'refused':
    case 'outdated':
    case 'other-tab':
      return failure.message;
  }
}
