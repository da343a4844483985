import { createServerClient, isChunkLike, memoryLocalStorageAdapter } from '@supabase/ssr';
import {
  type AuthError,
  createClient,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Refusal, tooManyRequests, unavailable } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import type { CookieValue, SessionCookies } from './cookies.ts';

/** 5 s: how long a call of Supabase Auth is repeated, while it has no answer. */
export const authPatienceMs = 5_000;

/** Supabase Auth for one request. */
export type AuthClient = {
  auth: SupabaseClient['auth'];
  /** The cookies of the session that Auth has given. They are not in the answer yet. */
  given(): CookieValue[];
};

/**
 * Supabase Auth for this request. It does not know the session of the request's cookie, and what it
 * gives is written to no cookie before its session is open.
 */
export function authClient(c: Context, backend: Backend, cookies: SessionCookies): AuthClient {
  // The names alone: parts of an older cookie are deleted when a new one has fewer parts.
  const values = new Map(
    Object.keys(getCookie(c))
      .filter((name) => isChunkLike(name, cookies.session))
      .map((name) => [name, '']),
  );
  const { auth } = createServerClient(backend.url, backend.publishableKey, {
    global: { fetch: patientFetch(backend) },
    auth: { userStorage: memoryLocalStorageAdapter() },
    cookieOptions: { name: cookies.session, ...cookies.attributes },
    cookies: {
      // The user is in the database; with the two tokens alone the cookie stays small.
      encode: 'tokens-only',
      getAll: () => [...values].map(([name, value]) => ({ name, value })),
      setAll: (all) => {
        for (const { name, value } of all)
          // Not the code verifiers of PKCE, which we do not use.
          if (isChunkLike(name, cookies.session)) values.set(name, value);
      },
    },
  });
  return { auth, given: () => [...values].map(([name, value]) => ({ name, value })) };
}

/**
 * Supabase Auth for one request about an account. Whoever signs in with it is given no session: what
 * Auth gives is never opened, and is to be ended.
 */
export const oneTimeAuth = (backend: Backend): SupabaseClient['auth'] =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: patientFetch(backend) },
  }).auth;

/**
 * Auth's client repeats what had no answer for 30 s. Once ours is given it must not: a refresh that
 * succeeds then would use up the token that the browser still has. Begun with the first call, which
 * may have waited for its turn (password-checks.ts).
 */
function patientFetch({ fetch }: Pick<Backend, 'fetch'>): typeof globalThis.fetch {
  let signal: AbortSignal | undefined;
  // workerd's own fetch may not be called as a method.
  return (input, init) => {
    signal ??= AbortSignal.timeout(authPatienceMs);
    return fetch(input, { ...init, signal });
  };
}

/** The refusal if Supabase Auth decided nothing: it cannot be reached, or asks us to wait. */
export function refusalIfUndecided(error: AuthError): Refusal | undefined {
  if (error.status === 429) return tooManyRequests(30_000);
  if (isAuthRetryableFetchError(error) || error.status === undefined || error.status >= 500)
    return unavailable(error);
  return undefined;
}
