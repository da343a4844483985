import type { Backend, CallResult, Caller } from './backend.ts';
import { answerMs } from './clients.ts';
import type { Database } from './database.ts';
import { callOf } from './function-statements.ts';
import type { Keys } from './keys.ts';
import type { Statement } from './pipeline.ts';
import { connectionLost, failedCall } from './postgrest-errors.ts';
import { tokenVerifier } from './verified-tokens.ts';

/** As whom a call is made: a role, and what PostgREST would tell the database about it. */
type Identity = { role: string; claims: string; sub: string; requestId: string | null };

const ofKey = (role: 'anon' | 'service_role'): Identity => ({
  role,
  claims: JSON.stringify({ role }),
  sub: '',
  requestId: null,
});

/**
 * Sets the identity until the end of the transaction, so nothing of it is left to whoever has the
 * connection next. Lite sets ten such settings for a call over HTTP. These four are what grants,
 * policies and functions read: the role; the claims (`private.claimed_session_id`, `auth.email`);
 * `claim.sub`, which is all that Lite's `auth.uid` reads; and the headers, for the id of the request
 * in the security log. The role set once more, the claim of the role, the method, the path, the
 * status and headers of an answer and the operation of Storage are read by nothing of ours. As a
 * regrole, a role that is not there has a code of its own (serverCaller). Neither
 * Lite nor these roles set a time limit: that of the connection holds (postgres.ts).
 */
const setIdentity = `select set_config('role', $1::regrole::text, true), set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim.sub', $3, true), set_config('request.headers', $4, true)`;

const identityStatement = ({ role, claims, sub, requestId }: Identity): Statement => ({
  name: 'identity',
  text: setIdentity,
  values: [
    role,
    claims,
    sub,
    JSON.stringify(requestId === null ? {} : { 'x-request-id': requestId }),
  ],
});

/**
 * Calls our functions without PostgREST: the identity and the call are two prepared statements in
 * one round trip. They are answered as PostgREST answers them, which the contract tests hold
 * against it.
 */
export function directCalls(
  database: Pick<Database, 'pipeline'>,
  keys: Pick<Keys, 'jwtSecret'>,
): Pick<Backend, 'anonymous' | 'as' | 'privileged'> {
  const verify = tokenVerifier(keys.jwtSecret);
  const inTime: Run = (statements) => answeredInTime(database.pipeline(statements));
  const callerWith = (identity: Identity): Caller => ({
    rpc: (name, args = {}) => call(inTime, identity, name, args),
  });

  return {
    anonymous: callerWith(ofKey('anon')),
    privileged: callerWith(ofKey('service_role')),
    as: (accessToken, requestId = null) => ({
      async rpc(name, args = {}) {
        const token = await verify(accessToken);
        if (!token) return refused(401, 'PGRST301', 'The token is not valid.');
        return call(inTime, { role: 'authenticated', ...token, requestId }, name, args);
      },
    }),
  };
}

/**
 * Calls a function as the worker does with the secret key, for a command on the server: however long
 * it takes. Throws what the database refuses, with its SQLSTATE as `code`.
 */
export async function callAsServer(
  database: Pick<Database, 'pipeline'>,
  name: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  const run: Run = (statements) => database.pipeline(statements, { mayTakeLong: true });
  const { data, error } = await call(run, ofKey('service_role'), name, args);
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
}

type Run = (statements: readonly Statement[]) => Promise<string | null>;

async function call(
  run: Run,
  identity: Identity,
  name: string,
  args: Record<string, unknown>,
): Promise<CallResult> {
  const found = callOf(name, args);
  if (!found) return refused(404, 'PGRST202', `There is no function ${name} like this.`);
  try {
    const answer = await run([identityStatement(identity), found.statement]);
    return { data: found.decode(answer), error: null, status: 200 };
  } catch (error) {
    const failed = failedCall(error, identity.role === 'anon');
    if (!failed) throw error;
    return failed;
  }
}

const refused = (status: number, code: string, message: string): CallResult => ({
  data: null,
  error: { code, message },
  status,
});

/** Rejects after as long as a call over HTTP may take, whatever becomes of the work. */
function answeredInTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(connectionLost(new Error('The database did not answer in time.'))),
      answerMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
