import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Accepted } from '#src/domain/first-run-calls.ts';
import { Refusal, sessionExpired, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { readSession, requireFresh } from './read-session.ts';
import type { SessionDeps } from './session-deps.ts';

const bodySchema = z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) });

/** POST /admin-invitation: makes an admin of the person signed in, whose address was invited. */
export function adminInvitation({ backend, cookies, infoOf }: SessionDeps) {
  return new Hono().post('/admin-invitation', validInput('json', bodySchema), async (c) => {
    const session = await readSession(c, cookies.session);
    if (!session) throw signedOut();
    const person = backend.as(requireFresh(session).accessToken);
    const outcome = await rpc(person, 'accept_admin_invitation', {
      p_code: c.req.valid('json').code,
    });
    switch (outcome) {
      case 'invalid':
        throw new Refusal(
          403,
          'invitation-invalid',
          'This invitation was used already, or is older than an hour. Ask for a new one.',
        );
      case 'other-address':
        throw new Refusal(
          403,
          'invitation-for-another',
          'This invitation is for another email address. Log out, and log in with that one.',
        );
      case 'granted': {
        const user = await rpc(person, 'who_am_i');
        if (!user) throw sessionExpired();
        const { colleagues } = await rpc(person, 'first_run');
        return c.json({ ...infoOf(user), isFirstAdmin: colleagues === 0 } satisfies Accepted);
      }
    }
  });
}
