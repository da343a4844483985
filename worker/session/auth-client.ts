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

/**
 * The accounts as this request's cookie sees them: made anew for each request. Whatever happens to
 * the session is written into the answer's cookies.
 */
export function authClient(
  c: Context,
  backend: Backend,
  cookies: SessionCookies,
): SupabaseClient['auth'] {
  const written = new Map<string, string>();
  const client = createServerClient(backend.url, backend.publishableKey, {
    global: { fetch: backend.fetch },
    auth: { userStorage: memoryLocalStorageAdapter() },
    cookieOptions: { name: cookies.session, ...cookies.attributes },
    cookies: {
      // Who the person is stands in the database; two tokens keep the cookie small.
      encode: 'tokens-only',
      // Also what this request has written, so that a sign-in refused a moment later is taken back.
      getAll: () =>
        Object.entries({ ...getCookie(c), ...Object.fromEntries(written) })
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ name, value })),
      setAll: (all, headers) => {
        for (const { name, value, options } of all) {
          // Verifiers of a flow that brings a code to the page: we have none, and sign in instead.
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

/** Where Supabase Auth decided nothing: it cannot be reached, or asks us to come back later. */
export function refusalIfUndecided(error: AuthError): Refusal | undefined {
  if (error.status === 429) return tooManyRequests(30);
  if (isAuthRetryableFetchError(error) || error.status === undefined || error.status >= 500)
    return unavailable(error);
  return undefined;
}
