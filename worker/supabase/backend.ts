import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Mail } from '#worker/mail/mailer.ts';

/**
 * A payload of `pg_notify('homeward', …)`: catalogue, user:<uid>, guest:<id>, admins or jobs; or
 * session:<id>, when that session has ended.
 */
export type Topic = string;

/** What a call of a database function came to, as PostgREST says it. `status` 0: no answer. */
export type CallResult =
  | { data: unknown; error: null; status: number }
  | { data: null; error: { code: string; message: string }; status: number };

/** Calls our database functions as somebody. A client of supabase-js is one. */
export type Caller = {
  rpc(name: string, args?: Record<string, unknown>): PromiseLike<CallResult>;
};

/** How the links about an account reach its person. Auth asks for them to be sent. */
export type AccountMail = {
  /** Whether they reach anybody: by mail, or on the mailbox page of a laptop. */
  reachesPeople: boolean;
  /** Sends a notice of our own, soon. Absent where Supabase sends all mail. */
  post?: (mail: Mail) => void;
};

/**
 * The Supabase of the worker: `startEmbedded` opens one in its process, `connectHosted` reaches a
 * project over HTTP.
 *
 * @see https://supabase.com/docs/reference/javascript/rpc
 * @example
 * ```ts
 * const backend = connectHosted({ url, publishableKey, secretKey });
 * // As somebody who is signed in: row level security and the function's grants decide.
 * const user = await rpc(backend.as(accessToken), 'who_am_i');
 * await backend.close();
 * ```
 */
export type Backend = {
  kind: 'embedded' | 'hosted';
  url: string;
  publishableKey: string;
  /** For supabase-js as `global.fetch`; the embedded backend answers in the process. */
  fetch: typeof fetch;
  /** Has the publishable key: for what anyone may call. */
  anonymous: Caller;
  /**
   * Calls as the person of the token. An invalid token is answered with 401. The security log names
   * the request id with what these calls do.
   */
  as(accessToken: string, requestId?: string | null): Caller;
  /** Has the secret key: for jobs, guests, granting admins and deleting accounts, nothing else. */
  privileged: Caller;
  /** HMAC-SHA-256 in hex, the same in every worker; `purpose` is one word. */
  sign(purpose: 'known-device', text: string): Promise<string>;
  /**
   * Absent if the database is reached by HTTP only; then each stream polls `poke_check`. `onGap` is
   * called when topics may have been missed.
   */
  listen?: (onTopic: (topic: Topic) => void, onGap: () => void) => Promise<() => Promise<void>>;
  /** Whether the database's disk has room; absent if nobody here can know. */
  hasRoom?: () => Promise<boolean>;
  /** Serves to sign guests' ids: every worker of this database has the same. */
  secretKey: string;
  demoAccounts: SessionInfo['demoAccounts'];
  accountMail: AccountMail;
  /**
   * Whether an account can sign in only once a mail to its address has been answered. If that cannot
   * be known, it is false.
   */
  confirmsAddresses(): Promise<boolean>;
  close(): Promise<void>;
};
