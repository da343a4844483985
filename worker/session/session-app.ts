import { Hono } from 'hono';
import { signedOut, sessionExpired } from '../refusal.ts';
import { createAttempts } from './attempts.ts';
import { authClient } from './auth-client.ts';
import { withoutVerdict } from './auth-refusal.ts';
import { keepGuest } from './guest-cookie.ts';
import { readSession, requireFresh } from './read-session.ts';
import { register } from './register.ts';
import type { SessionDeps, SessionOptions } from './session-deps.ts';
import { describeSession } from './session-info.ts';
import { leave, signIn } from './sign-in.ts';
import { whoAmI } from './who-am-i.ts';

const fiveMinutes = { windowMs: 5 * 60_000 };

/** /api/session: who is signed in, and becoming or ceasing to be it. */
export function sessionApp(options: SessionOptions) {
  const { backend, settings, cookies } = options;
  const deps: SessionDeps = {
    ...options,
    auth: (c) => authClient(c, backend, cookies),
    describe: describeSession(settings, backend),
    // People mistype a few times; a machine that guesses needs millions.
    limits: {
      failuresOfAccount: createAttempts({ ...fiveMinutes, limit: 20 }),
      failuresOfAddress: createAttempts({ ...fiveMinutes, limit: 400 }),
      registrations: createAttempts({ ...fiveMinutes, limit: 400 }),
    },
  };
  return new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/', async (c) => {
      const session = await readSession(c, cookies.session);
      if (!session) return c.json(deps.describe(null));
      const user = await whoAmI(backend.as(requireFresh(session).accessToken));
      // An account that is gone: the refresh that follows clears its cookie.
      if (!user) throw sessionExpired();
      return c.json(deps.describe(user));
    })
    .delete('/', async (c) => {
      await leave(c, deps.auth(c));
      return c.json(deps.describe(null));
    })
    .post('/refresh', async (c) => {
      if (!(await readSession(c, cookies.session))) {
        // A visitor who is about to say something for the first time.
        keepGuest(c, cookies);
        return c.json(deps.describe(null));
      }
      const accounts = deps.auth(c);
      const { data, error } = await accounts.refreshSession();
      const refusal = error && withoutVerdict(error);
      if (refusal) throw refusal;
      const user = data.session && (await whoAmI(backend.as(data.session.access_token)));
      if (!user) {
        // Ended elsewhere, or the account is gone: a cookie that stayed would be tried again.
        await leave(c, accounts);
        throw signedOut();
      }
      return c.json(deps.describe(user));
    })
    .route('/', signIn(deps))
    .route('/', register(deps));
}
