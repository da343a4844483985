import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Refusal, tooManyRequests } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { refusalIfUndecided } from './auth-client.ts';

type Auth = SupabaseClient['auth'];

const patienceMs = 5_000;

/**
 * Supabase Auth for one request, without the session of its cookie: who signs in with it gets no
 * cookie, and whoever does not sign out again leaves a session that no door has let in.
 */
export function oneTimeAuth({ url, publishableKey, fetch }: Backend): Auth {
  const signal = AbortSignal.timeout(patienceMs);
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // workerd's own fetch may not be called as a method.
    global: { fetch: (input, init) => fetch(input, { ...init, signal }) },
  }).auth;
}

/** Wrong passwords of people who are signed in; whoever has a copied cookie could guess. */
export const passwordGuesses = (): Attempts => createAttempts({ windowMs: 5 * 60_000, limit: 20 });

/**
 * Checks the password of somebody who is signed in. Returns Auth, signed in as them, for one change;
 * `signOut` it afterwards. Throws a Refusal with a sentence if it is wrong.
 */
export async function checkPassword(
  backend: Backend,
  guesses: Attempts,
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<Auth> {
  const waitS = guesses.waitS(uid);
  if (waitS > 0) throw tooManyRequests(waitS);
  // Counted before it is known to be wrong: guesses that are made at once must not all pass.
  guesses.count(uid);
  const auth = oneTimeAuth(backend);
  const { data, error } = await auth.signInWithPassword({ email, password });
  const refusal = error && refusalIfUndecided(error);
  if (refusal) throw refusal;
  if (data.user?.id !== uid)
    throw new Refusal(
      403,
      'wrong-password',
      'This is not your password. Type it again; if you have forgotten it, log out and press "Forgot your password?" on the login page.',
    );
  return auth;
}
