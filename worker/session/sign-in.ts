import { Hono } from 'hono';
import * as z from 'zod/mini';
import { signInSchema } from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { Refusal } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { grantAdminIfNamed } from './grant-admin.ts';
import { openSession, refuseSession } from './open-session.ts';
import { passwordForAuth } from './passwords.ts';
import { logFailedSignIn, logSecurityEvent } from './log-security-event.ts';
import type { SessionDeps } from './session-deps.ts';

const bodySchema = z.extend(signInSchema, { as: z.enum(['user', 'admin']) });

/** POST /: signs in by email and password, on the page for users or the one for admins. */
export function signIn(deps: SessionDeps) {
  const { auth, backend, settings, infoOf, passwords } = deps;
  return new Hono().post('/', validInput('json', bodySchema), async (c) => {
    const { email, password, as } = c.req.valid('json');
    const client = auth(c);
    const secret = await passwordForAuth(password);
    const { data, error } = await passwords.signIn(c, email, () =>
      client.auth.signInWithPassword({ email, password: secret }),
    );
    if (error) {
      const refusal = refusalIfUndecided(error);
      if (refusal) throw refusal;
      if (error.code === 'email_not_confirmed') throw notConfirmed();
      await logFailedSignIn(c, backend, email);
      throw new Refusal(401, 'invalid-credentials', pageTexts.invalidCredentials);
    }

    const known = await rpc(backend.privileged, 'account_of', { p_user: data.user.id });
    const user = known && (await grantAdminIfNamed(settings, backend, data.user, known));
    const refusal = !user
      ? new Refusal(401, 'invalid-credentials', pageTexts.invalidCredentials)
      : refusalOnPage(as, user.isAdmin);
    if (refusal) {
      await refuseSession(client);
      await logFailedSignIn(c, backend, email);
      throw refusal;
    }
    await openSession(deps, c, client, data.session);
    await passwords.rememberDevice(c, email);
    await logSecurityEvent(c, backend, 'sign-in', data.user.id, { as });
    return c.json(infoOf(user));
  });
}

function refusalOnPage(as: 'user' | 'admin', isAdmin: boolean): Refusal | undefined {
  if (as === 'user' && isAdmin)
    return new Refusal(403, 'admins-elsewhere', pageTexts.adminsElsewhere);
  if (as === 'admin' && !isAdmin) return new Refusal(403, 'only-admins', pageTexts.onlyAdmins);
  return undefined;
}

const notConfirmed = () =>
  new Refusal(
    403,
    'email-not-confirmed',
    'Confirm your email address first: open the link in the email we sent you, then log in.',
  );
