import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type SessionUser, sessionUserSchema } from '#src/domain/account.ts';
import { signedOut, unavailable } from '#worker/http/refusal.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { authPatienceMs, refusalIfUndecided } from './auth-client.ts';
import { clearSessionCookies, writeSessionCookies } from './cookies.ts';
import { sessionOf, type StoredSession } from './read-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { hashOfToken, sealWithToken, unsealWithToken } from './token-secrets.ts';

type Deps = Pick<SessionDeps, 'auth' | 'backend' | 'cookies' | 'settings'>;

/** What one refresh gives to all who asked for it. */
const refreshedSchema = z.object({
  user: sessionUserSchema,
  cookies: z.array(z.object({ name: z.string(), value: z.string() })),
});
type Refreshed = z.infer<typeof refreshedSchema>;

/** A second more than the call of Auth may take: whoever takes over finds it over. */
const leaseS = authPatienceMs / 1000 + 1;
/** Before the app gives up on the answer (8 s), and after a lease that a dead worker left. */
const patienceMs = 7_000;

/**
 * Exchanges the tokens of a session for new ones. Of many requests with one refresh token, at any
 * worker, one asks Auth, and all are answered with what it was given. Throws `signed-out` where the
 * session has ended or the refresh token was replaced more than 10 s ago.
 */
export async function refreshSession(
  deps: Deps,
  c: Context,
  stored: StoredSession,
): Promise<SessionUser | undefined> {
  const refreshed = await refreshOnce(deps, c, stored);
  if (!refreshed) {
    // Without its cookie it is not tried again.
    clearSessionCookies(c, deps.cookies);
    return undefined;
  }
  writeSessionCookies(c, deps.cookies, refreshed.cookies);
  return refreshed.user;
}

/** Undefined where the session has ended. */
async function refreshOnce(
  deps: Deps,
  c: Context,
  stored: StoredSession,
): Promise<Refreshed | undefined> {
  const { privileged } = deps.backend;
  const hash = await hashOfToken(stored.refreshToken);
  const claim = { p_session: stored.sessionId, p_refresh_hash: hash, p_lease_seconds: leaseS };
  const deadline = Date.now() + patienceMs;
  for (let waitMs = 80; Date.now() < deadline; waitMs = Math.min(waitMs * 2, 640)) {
    const { state, sealed } = await rpc(privileged, 'claim_refresh', claim);
    switch (state) {
      case 'ended':
        return undefined;
      case 'replaced':
        // The cookie stays: it may be a newer one by the time this answer arrives.
        throw signedOut();
      case 'refreshed':
        if (sealed)
          return refreshedSchema.parse(
            JSON.parse(await unsealWithToken(stored.refreshToken, sealed)),
          );
        break;
      case 'claimed': {
        const done = await refreshAtAuth(deps, c, stored, hash);
        if (done !== 'too late') return done;
        break;
      }
      case 'wait':
        break;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
  }
  throw unavailable(new Error('another refresh of this session did not end'));
}

async function refreshAtAuth(
  { auth, backend, settings }: Deps,
  c: Context,
  { refreshToken, sessionId }: StoredSession,
  hash: string,
): Promise<Refreshed | 'too late' | undefined> {
  const client = auth(c);
  const { data, error } = await client.auth.refreshSession({ refresh_token: refreshToken });
  const refusal = error && refusalIfUndecided(error);
  if (refusal) throw refusal;
  if (!data.session) {
    // Auth has ended it.
    await rpc(backend.privileged, 'end_session', { p_session: sessionId, p_refresh_hash: hash });
    return undefined;
  }
  const next = sessionOf(data.session);
  // A forged cookie, with somebody's session and a refresh token of another one.
  if (next.sessionId !== sessionId) return undefined;
  const user = await rpc(backend.as(next.accessToken), 'who_am_i');
  if (!user) return undefined;
  const refreshed: Refreshed = { user, cookies: client.given() };
  const finished = await rpc(backend.privileged, 'finish_refresh', {
    p_session: sessionId,
    p_refresh_hash: hash,
    p_next_hash: await hashOfToken(next.refreshToken),
    p_sealed: await sealWithToken(refreshToken, JSON.stringify(refreshed)),
    p_idle_days: settings.sessionIdleDays,
  });
  return finished ? refreshed : 'too late';
}
