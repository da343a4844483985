import type { Context } from 'hono';
import type { SessionUser } from '#src/domain/account.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Model, Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { type AuthClient, authClient } from './auth-client.ts';
import type { SessionCookies } from './cookies.ts';
import { createPasswordChecks, type PasswordChecks } from './password-checks.ts';
import type { RateLimits } from './rate-limits.ts';

/** The network that a request came from, to count by (`clientNetwork`); '' if it is not known. */
export type AddressOf = (c: Context) => string;

export type SessionOptions = {
  backend: Backend;
  settings: Settings;
  cookies: SessionCookies;
  addressOf: AddressOf;
  limits: RateLimits;
  /** Whether mail stays on this machine, on the page /dev/mail. */
  mailbox?: object | undefined;
  /** Hears what failed after its request was answered. */
  onError: (error: unknown) => void;
};

/** What each route of /api/session needs. */
export type SessionDeps = SessionOptions & {
  auth: (c: Context) => AuthClient;
  /** The answer about the session, and about how accounts are made here. */
  infoOf: (user: SessionUser | null, notice?: SessionInfo['notice']) => SessionInfo;
  passwords: PasswordChecks;
};

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
        modelHost: settings.model && hostOf(settings.model),
      },
      ...(notice && { notice }),
    }),
    passwords: createPasswordChecks(options),
  };
}

const hostOf = ({ baseUrl }: Model): string =>
  baseUrl === undefined ? 'Cloudflare Workers AI' : new URL(baseUrl).hostname;
