import { Hono } from 'hono';
import { sessionExpired, signedOut } from '#worker/http/refusal.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { address } from './address.ts';
import { adminInvitation } from './admin-invitation.ts';
import { keepGuest, renewGuest } from './guest-cookie.ts';
import { logSecurityEvent } from './log-security-event.ts';
import { endSession } from './open-session.ts';
import { password } from './password.ts';
import { deletedAccount } from './personal-data-app.ts';
import { readSession, requireFresh } from './read-session.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import type { SessionDeps } from './session-deps.ts';
import { signIn } from './sign-in.ts';

/** /api/session: who is signed in; signing in and out, registering and refreshing. */
export function sessionApp(deps: SessionDeps) {
  const { backend, cookies } = deps;
  return new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', async (c) => {
      const session = await readSession(c, cookies.session);
      if (!session) {
        await renewGuest(c, cookies);
        return c.json(deps.infoOf(null));
      }
      const user = await rpc(backend.as(requireFresh(session).accessToken), 'who_am_i');
      // The session has ended, or the account is gone: the refresh that follows clears the cookie.
      if (!user) throw sessionExpired();
      return c.json(deps.infoOf(user));
    })
    .delete('/', async (c) => {
      const uid = await endSession(deps, c);
      if (uid !== undefined) await logSecurityEvent(c, backend, 'sign-out', uid);
      return c.json(deps.infoOf(null));
    })
    .post('/refresh', async (c) => {
      const stored = await readSession(c, cookies.session);
      if (!stored) {
        // A guest is given an id before the first push.
        await keepGuest(c, cookies);
        return c.json(deps.infoOf(null));
      }
      const user = await refreshSession(deps, c, stored);
      if (user) return c.json(deps.infoOf(user));
      const gone = await deletedAccount(backend, stored.uid);
      if (gone.deletedAccount === undefined) throw signedOut();
      return c.json({ ...deps.infoOf(null), ...gone });
    })
    .route('/', signIn(deps))
    .route('/', register(deps))
    .route('/', adminInvitation(deps))
    .route('/', password(deps))
    .route('/', address(deps));
}
