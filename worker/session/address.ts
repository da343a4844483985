import { Hono } from 'hono';
import { addressChangeSchema, addressConfirmationSchema } from '#src/domain/account-forms.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { accountMails } from '#worker/mail/account-mails.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type ActorEnv, requireOwner } from './actor.ts';
import { oneTimeAuth, refusalIfUndecided } from './auth-client.ts';
import { checkPassword } from './check-password.ts';
import { inBackground, linkUsed, mailSent, refuseWithoutMail, takeMail } from './links.ts';
import { logSecurityEvent } from './log-security-event.ts';
import type { SessionDeps } from './session-deps.ts';
import { signedInUser } from './signed-in-user.ts';

/** Changing the email address, and confirming one by the link that is mailed to it. */
export function address(deps: SessionDeps) {
  const { backend, cookies, settings, passwords } = deps;
  const mails = accountMails(settings.publicUrl);

  return (
    new Hono<ActorEnv>()
      .post(
        '/change-address',
        requireOwner(cookies),
        validInput('json', addressChangeSchema),
        async (c) => {
          refuseWithoutMail(backend.accountMail);
          const { user } = await signedInUser(c, backend);
          const { email, password } = c.req.valid('json');
          const auth = await checkPassword(deps, c, user, password);
          try {
            await takeMail(deps, ['addressChangesOfPerson', user.uid]);
            await logSecurityEvent(c, backend, 'email-change-requested', user.uid);
          } catch (error) {
            await auth.signOut({ scope: 'local' });
            throw error;
          }
          // Not awaited, and always answered alike: whether the new address has an account is private.
          inBackground(c, deps, async () => {
            const { error } = await auth.updateUser({ email });
            await auth.signOut({ scope: 'local' });
            if (error && error.code !== 'email_exists') throw error;
            if (!error) backend.accountMail.post?.(mails.addressWillChange(user.email));
          });
          return c.json(mailSent(deps));
        },
      )
      // It signs nobody in: whoever opens the link may not be whoever asked for it.
      .post('/confirm-address', validInput('json', addressConfirmationSchema), async (c) => {
        const { tokenHash, type } = c.req.valid('json');
        const auth = oneTimeAuth(backend);
        const { data, error } = await passwords.followLink(c, () =>
          auth.verifyOtp({ type, token_hash: tokenHash }),
        );
        if (error) throw refusalIfUndecided(error) ?? linkUsed();
        // A hosted project may ask both the old and the new address, and this was the first of them.
        if (!data.user || !data.session) return c.json({ confirmed: 'one-of-two' });
        await auth.signOut({ scope: 'local' });
        if (await backend.confirmsAddresses())
          await rpc(backend.privileged, 'note_address_confirmed', { p_user: data.user.id });
        if (type === 'email_change')
          await logSecurityEvent(c, backend, 'email-changed', data.user.id);
        return c.json({ confirmed: 'yes' });
      })
  );
}
