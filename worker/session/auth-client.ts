import { createServerClient, isChunkLike, memoryLocalStorageAdapter } from '@supabase/ssr';
import {
  type AuthError,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Refusal, tooManyRequests, unavailable } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import type { SessionCookies } from './cookies.ts';

const repeatsMs = 5_000;

/**
 * Supabase Auth with the session of this request's cookie; one for each request. Changes of the
 * session are written to the cookies of the answer.
 */
export function authClient(
  c: Context,
  backend: Backend,
  cookies: SessionCookies,
): SupabaseClient['auth'] {
  const written = new Map<string, string>();
  // It repeats what had no answer for 30 s. Once ours is given it must not: a refresh that succeeds
  // then would use up the token that the browser still has. Begun with the first call, which may have
  // waited for its turn (password-checks.ts).
  let signal: AbortSignal | undefined;
  // workerd's own fetch may not be called as a method.
  const { fetch } = backend;
  const client = createServerClient(backend.url, backend.publishableKey, {
    global: {
      fetch: (input, init) => {
        signal ??= AbortSignal.timeout(repeatsMs);
        return fetch(input, { ...init, signal });
      },
    },
    auth: { userStorage: memoryLocalStorageAdapter() },
    cookieOptions: { name: cookies.session, ...cookies.attributes },
    cookies: {
      // The user is in the database; with the two tokens alone the cookie stays small.
      encode: 'tokens-only',
      // With what this request has written, so that a refused sign-in can be undone.
      getAll: () =>
        Object.entries({ ...getCookie(c), ...Object.fromEntries(written) })
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ name, value })),
      setAll: (all, headers) => {
        for (const { name, value, options } of all) {
          // Not the code verifiers of PKCE, which we do not use.
          if (!isChunkLike(name, cookies.session)) continue;
          written.set(name, value);
          setCookie(c, name, value, {
            ...cookies.attributes,
            ...(options.maxAge !== undefined && { maxAge: options.maxAge }),
          });
        }
        for (const [name, value] of Object.entries(headers)) c.header(name, value);
      },
    },
  });
  return client.auth;
}

/** The refusal if Supabase Auth decided nothing: it cannot be reached, or asks us to wait. */
export function refusalIfUndecided(error: AuthError): Refusal | undefined {
  if (error.status === 429) return tooManyRequests(30_000);
  if (isAuthRetryableFetchError(error) || error.status === undefined || error.status >= 500)
    return unavailable(error);
  return undefined;
}
