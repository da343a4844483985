import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { Refusal } from '#worker/http/refusal.ts';
import { oneTimeAuth, refusalIfUndecided } from './auth-client.ts';
import { logSecurityEvent } from './log-security-event.ts';
import { passwordForAuth } from './passwords.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * Checks the password of somebody who is signed in, as often as a sign-in may. Returns Auth, signed
 * in as them, for one change; its session is to be ended afterwards. Throws a Refusal with a sentence
 * if the password is wrong.
 */
export async function checkPassword(
  { backend, passwords }: Pick<SessionDeps, 'backend' | 'passwords'>,
  c: Context,
  { uid, email }: { uid: string; email: string },
  password: string,
  whenWrong = 'This is not your password. Type it again; if you have forgotten it, log out and press "Forgot your password?" on the login page.',
): Promise<SupabaseClient['auth']> {
  const auth = oneTimeAuth(backend);
  const secret = await passwordForAuth(password);
  const { data, error } = await passwords.signIn(c, email, () =>
    auth.signInWithPassword({ email, password: secret }),
  );
  const refusal = error && refusalIfUndecided(error);
  if (refusal) throw refusal;
  if (data.user?.id !== uid) {
    await logSecurityEvent(c, backend, 'password-refused', uid);
    throw new Refusal(403, 'wrong-password', whenWrong);
  }
  return auth;
}
