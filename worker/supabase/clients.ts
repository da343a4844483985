import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';

/** Three ways to speak to one Supabase: as anyone, as somebody, and as the worker itself. */
export function clientsOf(
  url: string,
  publishableKey: string,
  secretKey: string,
  fetch: typeof globalThis.fetch,
): Pick<Backend, 'anonymous' | 'as' | 'privileged'> {
  const client = (key: string, accessToken: string | null = null): SupabaseClient =>
    createClient(url, key, {
      // These clients serve everyone as long as the worker lives, and a client remembers who signed
      // in or up with it, also when told to persist nothing: the next call would be that person's.
      // With a fixed token it has no `auth` to sign in with.
      accessToken: async () => accessToken,
      global: { fetch },
    });
  return {
    anonymous: client(publishableKey),
    as: (accessToken) => client(publishableKey, accessToken),
    privileged: client(secretKey),
  };
}
