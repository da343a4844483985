import type { Session } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { unavailable } from '#worker/http/refusal.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { AuthClient } from './auth-client.ts';
import { clearSessionCookies, writeSessionCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { forgetGuest } from './guest-cookie.ts';
import { readSession, sessionOf } from './read-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { hashOfToken } from './token-secrets.ts';

type Deps = Pick<SessionDeps, 'backend' | 'cookies' | 'settings'>;

/**
 * Opens the session that Auth has given, after its account has passed the door: only from now on its
 * token is worth anything, and only now the browser is given it. Whatever session the browser had
 * ends, and the guest who used it is forgotten.
 */
export async function openSession(
  deps: Deps,
  c: Context,
  client: AuthClient,
  session: Session,
): Promise<void> {
  const { backend, cookies, settings } = deps;
  const { sessionId, uid, refreshToken } = sessionOf(session);
  await endSessionOfCookie(deps, c);
  const opened = await rpc(backend.privileged, 'open_session', {
    p_session: sessionId,
    p_user: uid,
    p_device: deviceName(c.req.header('User-Agent') ?? ''),
    p_refresh_hash: await hashOfToken(refreshToken),
    p_idle_days: settings.sessionIdleDays,
    p_max_days: settings.sessionMaxDays,
  });
  if (!opened) throw unavailable(new Error('Auth has ended the session that it gave'));
  writeSessionCookies(c, cookies, client.given());
  forgetGuest(c, cookies);
}

/** Ends a session that Auth has given and that is not opened. */
export async function refuseSession({ auth }: AuthClient): Promise<void> {
  await auth.signOut({ scope: 'local' });
}

/**
 * Ends the session of the request's cookie, in the database: every copy of the cookie is worth
 * nothing from now on. Other sessions of the account go on. Returns whose session it was, if it had
 * not ended before.
 */
export async function endSession(deps: Deps, c: Context): Promise<string | undefined> {
  const uid = await endSessionOfCookie(deps, c);
  clearSessionCookies(c, deps.cookies);
  return uid;
}

async function endSessionOfCookie({ backend, cookies }: Deps, c: Context) {
  const session = await readSession(c, cookies.session);
  if (!session) return undefined;
  const ended = await rpc(backend.privileged, 'end_session', {
    p_session: session.sessionId,
    p_refresh_hash: await hashOfToken(session.refreshToken),
  });
  return ended ? session.uid : undefined;
}
