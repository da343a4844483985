import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** 10 s: whoever asked has been answered by then. Jobs and streams must not wait for ever either. */
export const answerMs = 10_000;

/** The clients of one Supabase. */
export type Clients = {
  anonymous: SupabaseClient;
  as(accessToken: string, requestId?: string | null): SupabaseClient;
  privileged: SupabaseClient;
};

/** The clients of one Supabase over HTTP: for anyone, for one person, and for the worker itself. */
export function clientsOf(
  url: string,
  publishableKey: string,
  secretKey: string,
  fetch: typeof globalThis.fetch,
): Clients {
  const fetchWithDeadline: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(answerMs) });
  const client = (
    key: string,
    accessToken: string | null = null,
    requestId: string | null = null,
  ): SupabaseClient =>
    createClient(url, key, {
      // These clients serve everyone as long as the worker runs. A client remembers who signed in
      // with it, even if told to persist nothing, and would make the next call as that person. With
      // a fixed token it has no `auth` to sign in with.
      accessToken: async () => accessToken,
      global: {
        fetch: fetchWithDeadline,
        ...(requestId !== null && { headers: { 'X-Request-Id': requestId } }),
      },
    });
  return {
    anonymous: client(publishableKey),
    as: (accessToken, requestId) => client(publishableKey, accessToken, requestId),
    privileged: client(secretKey),
  };
}
