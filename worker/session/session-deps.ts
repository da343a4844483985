import type { Context } from 'hono';
import type { Settings } from '../env.ts';
import type { Backend } from '../supabase/backend.ts';
import type { Attempts } from './attempts.ts';
import type { authClient } from './auth-client.ts';
import type { SessionCookies } from './cookies.ts';
import type { DescribeSession } from './session-info.ts';

/** Where a request comes from, to count attempts by; the same for all where it is not known. */
export type AddressOf = (c: Context) => string;

export type SessionOptions = {
  backend: Backend;
  settings: Settings;
  cookies: SessionCookies;
  addressOf: AddressOf;
};

/** What each route of /api/session stands on. */
export type SessionDeps = SessionOptions & {
  auth: (c: Context) => ReturnType<typeof authClient>;
  describe: DescribeSession;
  limits: Record<'failuresOfAccount' | 'failuresOfAddress' | 'registrations', Attempts>;
};
