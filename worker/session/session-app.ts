import { Hono } from 'hono';
import { signedOut, sessionExpired } from '#worker/http/refusal.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { keepGuest } from './cookies.ts';
import { deletedAccount } from './personal-data-app.ts';
import { readSession, requireFresh } from './read-session.ts';
import { register } from './register.ts';
import { createSessionDeps, type SessionOptions } from './session-deps.ts';
import { signIn, signOut } from './sign-in.ts';

/** /api/session: who is signed in; signing in and out, registering and refreshing. */
export function sessionApp(options: SessionOptions) {
  const deps = createSessionDeps(options);
  const { backend, cookies } = deps;
  return new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', async (c) => {
      const session = await readSession(c, cookies.session);
      if (!session) return c.json(deps.infoOf(null));
      const user = await rpc(backend.as(requireFresh(session).accessToken), 'who_am_i');
      // The account is gone: the refresh that follows clears the cookie.
      if (!user) throw sessionExpired();
      return c.json(deps.infoOf(user));
    })
    .delete('/', async (c) => {
      await signOut(c, deps.auth(c));
      return c.json(deps.infoOf(null));
    })
    .post('/refresh', async (c) => {
      const session = await readSession(c, cookies.session);
      if (!session) {
        // A guest is given an id before the first push.
        keepGuest(c, cookies);
        return c.json(deps.infoOf(null));
      }
      const accounts = deps.auth(c);
      const { data, error } = await accounts.refreshSession();
      const refusal = error && refusalIfUndecided(error);
      if (refusal) throw refusal;
      const user = data.session && (await rpc(backend.as(data.session.access_token), 'who_am_i'));
      if (!user) {
        // The session was ended elsewhere, or the account is gone: without its cookie it is not
        // tried again.
        await signOut(c, accounts);
        const gone = await deletedAccount(backend, session.uid);
        if (gone.deletedAccount !== undefined) return c.json({ ...deps.infoOf(null), ...gone });
        throw signedOut();
      }
      return c.json(deps.infoOf(user));
    })
    .route('/', signIn(deps))
    .route('/', register(deps));
}
