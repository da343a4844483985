import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { signInSchema } from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { Refusal } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { grantAdminIfNamed } from './grant-admin.ts';
import type { SessionDeps } from './session-deps.ts';

const bodySchema = z.extend(signInSchema, { as: z.enum(['user', 'admin']) });

/** POST /: signs in by email and password, on the page for users or the one for admins. */
export function signIn({ auth, backend, settings, infoOf, passwords }: SessionDeps) {
  return new Hono().post('/', validInput('json', bodySchema), async (c) => {
    const { email, password, as } = c.req.valid('json');
    const accounts = auth(c);
    const { data, error } = await passwords.signIn(c, email, () =>
      accounts.signInWithPassword({ email, password }),
    );
    if (error) {
      const refusal = refusalIfUndecided(error);
      if (refusal) throw refusal;
      if (error.code === 'email_not_confirmed') throw notConfirmed();
      throw new Refusal(401, 'invalid-credentials', pageTexts.invalidCredentials);
    }

    const known = await rpc(backend.as(data.session.access_token), 'who_am_i');
    const user = known && (await grantAdminIfNamed(settings, backend, data.user, known));
    const refusal = !user
      ? new Refusal(401, 'invalid-credentials', pageTexts.invalidCredentials)
      : refusalOnPage(as, user.isAdmin);
    if (refusal) {
      await signOut(c, accounts);
      throw refusal;
    }
    await passwords.rememberDevice(c, email);
    return c.json(infoOf(user));
  });
}

/** Ends this session only: other devices of the account stay signed in. */
export async function signOut(c: Context, accounts: ReturnType<SessionDeps['auth']>) {
  const { error } = await accounts.signOut({ scope: 'local' });
  const refusal = error && refusalIfUndecided(error);
  if (refusal) throw refusal;
  c.header('Cache-Control', 'no-store');
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
