import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type Actor, requireOwner } from './actor.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { logSecurityEvent } from './log-security-event.ts';
import { refuseSession } from './open-session.ts';
import { passwordForAuth } from './passwords.ts';
import type { SessionDeps } from './session-deps.ts';

const bodySchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) });

/** /api/personal-data: what the database holds about a person, and the end of their account. */
export function personalDataApp(deps: SessionDeps) {
  const { backend, cookies } = deps;
  return new Hono()
    .use(requireOwner(cookies))
    .get('/', async (c) => {
      const user = userOf(c.var.actor);
      const data = await rpc(backend.as(user.accessToken), 'my_data');
      await logSecurityEvent(c, backend, 'data-exported', user.uid);
      return c.json({ data });
    })
    .post('/deletion', validInput('json', bodySchema), async (c) => {
      const user = userOf(c.var.actor);
      const known = await rpc(backend.as(user.accessToken), 'who_am_i');
      if (!known) throw signedOut();
      await checkPassword(deps, c, known.email, c.req.valid('json').password);
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
async function checkPassword(
  { auth, passwords }: SessionDeps,
  c: Context,
  email: string,
  password: string,
): Promise<void> {
  const client = auth(c);
  const secret = await passwordForAuth(password);
  const { error } = await passwords.signIn(c, email, () =>
    client.auth.signInWithPassword({ email, password: secret }),
  );
  // It has opened a session that nobody needs.
  if (!error) return refuseSession(client);
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
