import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  passwordChangeSchema,
  passwordResetSchema,
  passwordSchema,
  resetRequestSchema,
} from '#src/domain/account-forms.ts';
import { invalidInput, Refusal, sessionExpired } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { accountMails } from '#worker/mail/account-mails.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type ActorEnv, requireOwner } from './actor.ts';
import { oneTimeAuth, refusalIfUndecided } from './auth-client.ts';
import { checkPassword } from './check-password.ts';
import { inBackground, linkUsed, mailSent, refuseWithoutMail, takeMail } from './links.ts';
import { logSecurityEvent } from './log-security-event.ts';
import { passwordForAuth, refuseGuessable } from './passwords.ts';
import type { SessionDeps } from './session-deps.ts';
import { signedInUser } from './signed-in-user.ts';

/**
 * Changing a password by the current one, or by a link that is mailed; and giving it once more
 * before something that counts.
 */
export function password(deps: SessionDeps) {
  const { backend, cookies, settings, addressOf, passwords } = deps;
  const mails = accountMails(settings.publicUrl);

  return new Hono<ActorEnv>()
    .post('/request-password-reset', validInput('json', resetRequestSchema), async (c) => {
      refuseWithoutMail(backend.accountMail);
      const email = c.req.valid('json').email.toLowerCase();
      // Also where there is no such account: who has one must not show.
      await takeMail(
        deps,
        ['passwordResetsOfEmail', email],
        ['passwordResetsOfNetwork', addressOf(c)],
      );
      // Not awaited: with an account it takes longer. What went wrong only the log may know.
      inBackground(c, deps, async () => {
        const { error } = await oneTimeAuth(backend).resetPasswordForEmail(email);
        if (error) throw error;
      });
      return c.json(mailSent(deps));
    })
    .post('/reset-password', validInput('json', passwordResetSchema), async (c) => {
      const { tokenHash, password } = c.req.valid('json');
      // Before the link is used up. Whose it is is not known yet.
      await refuseGuessable({ name: '', email: '', password });
      const account = await passwords.followLink(c, () => reset(deps, tokenHash, password));
      // Whoever else was signed in, or asked for another address, did not read this mail.
      await rpc(backend.privileged, 'cancel_address_change', { p_user: account.id });
      await rpc(backend.privileged, 'end_all_sessions', { p_user: account.id });
      if (await backend.confirmsAddresses())
        await rpc(backend.privileged, 'note_address_confirmed', { p_user: account.id });
      await logSecurityEvent(c, backend, 'password-reset', account.id);
      if (account.email) backend.accountMail.post?.(mails.passwordChanged(account.email));
      return c.json({});
    })
    .post(
      '/change-password',
      requireOwner(cookies),
      validInput('json', passwordChangeSchema),
      async (c) => {
        const { user, accessToken } = await signedInUser(c, backend);
        const { current, password } = c.req.valid('json');
        await refuseGuessable({ ...user, password });
        const auth = await checkPassword(deps, c, user, current);
        const { error } = await auth.updateUser({ password: await passwordForAuth(password) });
        if (error) {
          await auth.signOut({ scope: 'local' });
          throw refusalOf(error);
        }
        await rpc(backend.privileged, 'cancel_address_change', { p_user: user.uid });
        // Every session but that of this cookie, also the one that checked the password.
        await rpc(backend.as(accessToken), 'end_other_sessions');
        await logSecurityEvent(c, backend, 'password-changed', user.uid);
        backend.accountMail.post?.(mails.passwordChanged(user.email));
        return c.json({});
      },
    )
    .post(
      '/confirm-password',
      requireOwner(cookies),
      validInput('json', z.object({ password: passwordSchema })),
      async (c) => {
        const { user, sessionId } = await signedInUser(c, backend);
        const auth = await checkPassword(deps, c, user, c.req.valid('json').password);
        await auth.signOut({ scope: 'local' });
        const confirmed = { p_user: user.uid, p_session: sessionId };
        if (!(await rpc(backend.privileged, 'note_password_confirmed', confirmed)))
          throw sessionExpired();
        await logSecurityEvent(c, backend, 'password-confirmed', user.uid);
        return c.json({});
      },
    );
}

/** Sets the password of whoever the link was mailed to, and returns the account. */
async function reset({ backend }: SessionDeps, tokenHash: string, password: string) {
  const auth = oneTimeAuth(backend);
  const { data, error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenHash });
  if (error) throw refusalIfUndecided(error) ?? linkUsed();
  if (!data.user) throw linkUsed();
  const account = await rpc(backend.privileged, 'account_of', { p_user: data.user.id });
  try {
    await refuseGuessable({ name: '', email: '', ...account, password });
    const changed = await auth.updateUser({ password: await passwordForAuth(password) });
    // Whoever forgot their password and chose the same again knows it now.
    if (changed.error && changed.error.code !== 'same_password') throw refusalOf(changed.error);
  } catch (refused) {
    await auth.signOut({ scope: 'local' });
    if (!(refused instanceof Refusal) || refused.status !== 400) throw refused;
    throw invalidInput(`${refused.message} Ask for a new link first: this one has been used.`);
  }
  return data.user;
}

function refusalOf(error: AuthError): Refusal {
  if (isAuthWeakPasswordError(error))
    return invalidInput('Choose a password that is harder to guess.');
  if (error.code === 'same_password')
    return invalidInput('This is the password you have. Choose a new one.');
  return (
    refusalIfUndecided(error) ??
    new Refusal(400, 'not-changed', 'This could not be changed. Log in again and try once more.')
  );
}
