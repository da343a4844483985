import { deviceLocks, holdOrGiveUp } from '#src/db/device-locks.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Accepted, acceptedSchema } from '#src/domain/first-run-calls.ts';
import { type Network, requestJson } from '#src/domain/request-json.ts';
import { sessionCalls } from './session-calls.ts';

const network: Network = (url, init) => fetch(url, init);

/**
 * Makes an admin of the person signed in, by the code of an invitation to their address. A module of
 * its own, loaded with its page: few ever need it. What this device shows follows when it is loaded
 * again.
 */
export function acceptAdminInvitation(code: string): Promise<Result<Accepted>> {
  const accept = () =>
    requestJson(
      network,
      '/api/session/admin-invitation',
      {
        method: 'POST',
        body: JSON.stringify({ code }),
        headers: { 'Content-Type': 'application/json' },
      },
      acceptedSchema,
    );
  return holdOrGiveUp(deviceLocks(), 'session', async () => {
    const answer = await accept();
    if (answer.kind !== 'session-expired') return answer;
    const refreshed = await sessionCalls(network).refresh();
    return refreshed.kind === 'ok' ? accept() : refreshed;
  });
}
