import { createServerClient, isChunkLike, memoryLocalStorageAdapter } from '@supabase/ssr';
import {
  type AuthError,
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
  // It repeats what had no answer for 30 s. Once ours is given it must not: a refresh that succeeds
  // then would use up the token that the browser still has. Begun with the first call, which may have
  // waited for its turn (password-checks.ts).
  let signal: AbortSignal | undefined;
  // workerd's own fetch may not be called as a method.
  const { fetch } = backend;
  const { auth } = createServerClient(backend.url, backend.publishableKey, {
    global: {
      fetch: (input, init) => {
        signal ??= AbortSignal.timeout(authPatienceMs);
        return fetch(input, { ...init, signal });
      },
    },
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

/** The refusal if Supabase Auth decided nothing: it cannot be reached, or asks us to wait. */
export function refusalIfUndecided(error: AuthError): Refusal | undefined {
  if (error.status === 429) return tooManyRequests(30_000);
  if (isAuthRetryableFetchError(error) || error.status === undefined || error.status >= 500)
    return unavailable(error);
  return undefined;
}
