import type { Registration, SignIn } from '#src/domain/account-forms.ts';
import type { Result } from '#src/domain/failure.ts';
import { type Network, requestJson } from '#src/domain/request-json.ts';
import { type SessionInfo, sessionInfoSchema } from '#src/domain/protocol.ts';

const path = '/api/session';

type Request = () => Promise<Result<SessionInfo>>;

/**
 * The requests to the worker about the session; each is answered with who is signed in afterwards.
 * `make` may answer a request in place of the worker.
 */
export function sessionCalls(network: Network, make = (request: Request) => request()) {
  const call = (method: string, under = '', body?: object) =>
    make(() =>
      requestJson(
        network,
        `${path}${under}`,
        {
          method,
          cache: 'no-store',
          ...(body && {
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          }),
        },
        sessionInfoSchema,
      ),
    );
  return {
    read: () => call('GET'),
    refresh: () => call('POST', '/refresh'),
    signIn: (values: SignIn, as: 'user' | 'admin') => call('POST', '', { ...values, as }),
    register: (values: Registration) => call('POST', '/register', values),
    signOut: () => call('DELETE'),
  };
}

export type SessionCalls = ReturnType<typeof sessionCalls>;
