import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type Actor, type ActorEnv, requireOwner } from './actor.ts';
import { checkPassword } from './check-password.ts';
import { logSecurityEvent } from './log-security-event.ts';
import type { SessionDeps } from './session-deps.ts';
import { signedInUser } from './signed-in-user.ts';

const bodySchema = z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) });

/** /api/personal-data: what the database holds about a person, and the end of their account. */
export function personalDataApp(deps: SessionDeps) {
  const { backend, cookies } = deps;
  return new Hono<ActorEnv>()
    .use(requireOwner(cookies))
    .get('/', async (c) => {
      const user = userOf(c.var.actor);
      const data = await rpc(backend.as(user.accessToken), 'my_data');
      await logSecurityEvent(c, backend, 'data-exported', user.uid);
      return c.json({ data });
    })
    .post('/deletion', validInput('json', bodySchema), async (c) => {
      const { user } = await signedInUser(c, backend);
      const { password } = c.req.valid('json');
      const wrong = 'This is not your password. Nothing was deleted.';
      const auth = await checkPassword(deps, c, user, password, wrong);
      await auth.signOut({ scope: 'local' });
      const outcome = await rpc(backend.privileged, 'delete_account', { p_user: user.uid });
      if (outcome === 'last-admin') throw lastAdmin();
      return c.json({ deleted: true });
    });
}

const lastAdmin = () =>
  new Refusal(
    409,
    'last-admin',
    'You are the only admin here. Without you nobody could look after the pets, or decide on applications. Nothing was deleted: invite a colleague first, and once they are an admin, come back.',
  );

/** Only people with an account have something to download or to delete. */
function userOf(actor: Actor): Extract<Actor, { kind: 'user' }> {
  if (actor.kind === 'guest') throw signedOut();
  return actor;
}

/** The uid if this account is gone, so that its devices delete what they hold (S33). */
export async function deletedAccount(
  { privileged }: Pick<Backend, 'privileged'>,
  uid: string,
): Promise<{ deletedAccount?: string }> {
  return (await rpc(privileged, 'account_exists', { p_user: uid })) ? {} : { deletedAccount: uid };
}
