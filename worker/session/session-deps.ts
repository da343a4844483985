import type { Context } from 'hono';
import type { SessionUser } from '#src/domain/account.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { authClient } from './auth-client.ts';
import type { SessionCookies } from './cookies.ts';

/** The network address of a request, to count attempts by; '' if it is not known. */
export type AddressOf = (c: Context) => string;

export type SessionOptions = {
  backend: Backend;
  settings: Settings;
  cookies: SessionCookies;
  addressOf: AddressOf;
};

/** What each route of /api/session needs. */
export type SessionDeps = SessionOptions & {
  auth: (c: Context) => ReturnType<typeof authClient>;
  /** The answer about the session, and about how accounts are made here. */
  infoOf: (user: SessionUser | null, notice?: SessionInfo['notice']) => SessionInfo;
  limits: Record<'failuresOfAccount' | 'failuresOfAddress' | 'registrations', Attempts>;
};

const fiveMinutes = { windowMs: 5 * 60_000 };

export function createSessionDeps(options: SessionOptions): SessionDeps {
  const { backend, settings, cookies } = options;
  return {
    ...options,
    auth: (c) => authClient(c, backend, cookies),
    infoOf: (user, notice) => ({
      user,
      adminSignup: settings.adminSignup,
      demoAccounts: backend.demoAccounts,
      operator: {
        ...settings.operator,
        applicationRetentionDays: settings.applicationRetentionDays,
      },
      ...(notice && { notice }),
    }),
    // People mistype a few times; guessing takes millions of tries.
    limits: {
      failuresOfAccount: createAttempts({ ...fiveMinutes, limit: 20 }),
      failuresOfAddress: createAttempts({ ...fiveMinutes, limit: 400 }),
      registrations: createAttempts({ ...fiveMinutes, limit: 400 }),
    },
  };
}
