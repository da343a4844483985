import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal, signedOut, tooManyRequests } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type Actor, requireOwner } from './actor.ts';
import { createAttempts } from './attempts.ts';
import { refusalIfUndecided } from './auth-client.ts';
import type { SessionOptions } from './session-deps.ts';

const bodySchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) });

/** /api/personal-data: what the database holds about a person, and the end of their account. */
export function personalDataApp({ backend, cookies }: SessionOptions) {
  const failures = createAttempts({ limit: 5, windowMs: 5 * 60_000 });
  return new Hono()
    .use(requireOwner(cookies))
    .get('/', async (c) => {
      const data = await rpc(backend.as(userOf(c.var.actor).accessToken), 'my_data');
      return c.json({ data });
    })
    .post('/deletion', validInput('json', bodySchema), async (c) => {
      const user = userOf(c.var.actor);
      const known = await rpc(backend.as(user.accessToken), 'who_am_i');
      if (!known) throw signedOut();
      // Counted before the password is checked: many guesses at once are as many guesses.
      const waitS = failures.waitS(known.uid);
      if (waitS > 0) throw tooManyRequests(waitS);
      failures.count(known.uid);
      await checkPassword(backend, known.email, c.req.valid('json').password);
      await rpc(backend.privileged, 'delete_account', { p_user: known.uid });
      return c.json({ deleted: true });
    });
}

/** Only people with an account have something to download or to delete. */
function userOf(actor: Actor): Extract<Actor, { kind: 'user' }> {
  if (actor.kind === 'guest') throw signedOut();
  return actor;
}

/** Throws a Refusal if this is not the account's password. */
async function checkPassword(backend: Backend, email: string, password: string): Promise<void> {
  // A client of its own: the session that it opens is deleted with the account.
  const { auth } = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return;
  throw (
    refusalIfUndecided(error) ??
    new Refusal(403, 'invalid-credentials', 'This is not your password. Nothing was deleted.')
  );
}

/** The uid if this account is gone, so that its devices delete what they hold (S33). */
export async function deletedAccount(
  { privileged }: Pick<Backend, 'privileged'>,
  uid: string,
): Promise<{ deletedAccount?: string }> {
  return (await rpc(privileged, 'account_exists', { p_user: uid })) ? {} : { deletedAccount: uid };
}
