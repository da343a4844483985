import type { SupabaseClient } from '@supabase/supabase-js';
import type { SessionInfo } from '#src/domain/protocol.ts';

/** What `pg_notify('homeward', …)` says: catalogue, user:<uid>, guest:<id>, admins or jobs. */
export type Topic = string;

/**
 * The Supabase that the worker talks to, whichever of the two homes it has: `startEmbedded` opens
 * the one in this process, `connectHosted` reaches a project over HTTP.
 *
 * @see https://supabase.com/docs/reference/javascript/rpc
 * @example
 * ```ts
 * const backend = connectHosted({ url, publishableKey, secretKey });
 * // As somebody who is signed in: row level security and the function's grants decide.
 * const { data, error } = await backend.as(accessToken).rpc('who_am_i');
 * await backend.close();
 * ```
 */
export type Backend = {
  kind: 'embedded' | 'hosted';
  url: string;
  publishableKey: string;
  /** Goes to supabase-js as `global.fetch`; the embedded backend answers it without a socket. */
  fetch: typeof fetch;
  /** Holds the publishable key: what anyone may ask. */
  anonymous: SupabaseClient;
  /** Speaks as the person whom the token names; a token that is not valid answers 401. */
  as(accessToken: string): SupabaseClient;
  /** Holds the secret key: jobs, guests, granting admins and deleting accounts, nothing else. */
  privileged: SupabaseClient;
  /** Absent where only HTTP reaches the database; then each stream polls `poke_check`. */
  listen?: (onTopic: (topic: Topic) => void) => Promise<() => Promise<void>>;
  demoAccounts: SessionInfo['demoAccounts'];
  close(): Promise<void>;
};
