import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';

/** 10 s: whoever asked has been answered by then. Jobs and streams must not wait for ever either. */
const answerMs = 10_000;

/**
 * The clients of one Supabase: for anyone, for one person, and for the worker itself. What the worker
 * signs is signed with the secret key, which all workers of that Supabase have.
 */
export function clientsOf(
  url: string,
  publishableKey: string,
  secretKey: string,
  fetch: typeof globalThis.fetch,
): Pick<Backend, 'anonymous' | 'as' | 'privileged' | 'sign'> {
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
    sign: async (purpose, text) => {
      const bytes = (value: string) => new TextEncoder().encode(value);
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('raw', bytes(secretKey), algorithm, false, [
        'sign',
      ]);
      const signature = await crypto.subtle.sign('HMAC', key, bytes(`${purpose} ${text}`));
      return Array.from(new Uint8Array(signature), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    },
  };
}
