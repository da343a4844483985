import { Hono } from 'hono';
import { inviteSchema, type FirstRun, type invitedSchema } from '#src/domain/first-run-calls.ts';
import type * as z from 'zod/mini';
import { Refusal, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { accountMails } from '#worker/mail/account-mails.ts';
import { newInvitation } from '#worker/supabase/new-invitation.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type Actor, type ActorEnv, requireOwner } from './actor.ts';
import { checkPassword } from './check-password.ts';
import { mailSent, takeMail } from './links.ts';
import { logSecurityEvent } from './log-security-event.ts';
import type { SessionDeps } from './session-deps.ts';
import { signedInUser } from './signed-in-user.ts';

/** /api/first-run: how far a shelter has set itself up, its sample pets, and its next admin. */
export function firstRunApp(deps: SessionDeps) {
  const { backend, cookies, settings } = deps;
  const mails = accountMails(settings.publicUrl);
  const { post } = backend.accountMail;
  /** The database refuses everybody who is no admin. */
  const asAdmin = (actor: Actor) => {
    if (actor.kind === 'guest') throw signedOut();
    return backend.as(actor.accessToken);
  };
  return new Hono<ActorEnv>()
    .use(requireOwner(cookies))
    .get('/', async (c) => {
      const known = await rpc(asAdmin(c.var.actor), 'first_run');
      return c.json({ ...known, sendsMail: post !== undefined } satisfies FirstRun);
    })
    .post('/remove-samples', async (c) =>
      c.json(await rpc(asAdmin(c.var.actor), 'remove_sample_pets')),
    )
    .post('/bring-back-samples', async (c) => {
      await rpc(asAdmin(c.var.actor), 'bring_back_sample_pets');
      return c.json({});
    })
    .post('/invite', validInput('json', inviteSchema), async (c) => {
      const { user } = await signedInUser(c, backend);
      if (!user.isAdmin) throw new Refusal(403, 'not-allowed', 'Only admins invite another admin.');
      const { email, password, byMail } = c.req.valid('json');
      // A tab left open, or a copied cookie, must not be enough to make another admin.
      const auth = await checkPassword(deps, c, user, password);
      await auth.signOut({ scope: 'local' });
      await takeMail(deps, ['invitationsOfPerson', user.uid]);
      const { link, codeSha256 } = await newInvitation(settings.publicUrl);
      await rpc(backend.privileged, 'invite_admin', { p_email: email, p_code_sha256: codeSha256 });
      await logSecurityEvent(c, backend, 'admin-invited', user.uid);
      const mailed = byMail && post !== undefined;
      if (mailed) post(mails.adminInvitation(email, user.name, link));
      return c.json({ link, mailed, ...(mailed && mailSent(deps)) } satisfies z.infer<
        typeof invitedSchema
      >);
    });
}
