import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import { type Context, Hono } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import { decode } from 'hono/jwt';
import * as z from 'zod/mini';
import {
  passwordChangeSchema,
  passwordResetSchema,
  passwordSchema,
  resetRequestSchema,
} from '#src/domain/account-forms.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { invalidInput, Refusal, signedOut, tooManyRequests } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { accountMails } from '#worker/mail/account-mails.ts';
import type { AccountMail } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type ActorEnv, requireOwner } from './actor.ts';
import { createAttempts } from './attempts.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { checkPassword, oneTimeAuth, passwordGuesses } from './check-password.ts';
import type { SessionDeps } from './session-deps.ts';

/** The mails that one address, and one network address, may ask for. */
const resetsOfEmail = { windowMs: 60 * 60_000, limit: 5 };
const resetsOfAddress = { windowMs: 60 * 60_000, limit: 60 };

/**
 * Changing a password by the present one, or by a link that is mailed; and giving it once more
 * before something that counts.
 */
export function password(deps: SessionDeps) {
  const { backend, cookies, settings, addressOf } = deps;
  const mails = accountMails(settings.publicUrl);
  const guesses = passwordGuesses();
  const resets = {
    ofEmail: createAttempts(resetsOfEmail),
    ofAddress: createAttempts(resetsOfAddress),
  };
  const countReset = (email: string, address: string) => {
    const waitS = Math.max(resets.ofEmail.waitS(email), resets.ofAddress.waitS(address));
    if (waitS > 0) throw tooManyRequests(waitS);
    resets.ofEmail.count(email);
    resets.ofAddress.count(address);
  };

  return new Hono<ActorEnv>()
    .post('/request-password-reset', validInput('json', resetRequestSchema), (c) => {
      refuseWithoutMail(backend.accountMail);
      const email = c.req.valid('json').email.toLowerCase();
      // Also counted where there is no such account: who has one must not show.
      countReset(email, addressOf(c));
      // Not awaited: with an account it takes longer. What went wrong only the log may know.
      inBackground(c, deps, async () => {
        const { error } = await oneTimeAuth(backend).resetPasswordForEmail(email);
        if (error) throw error;
      });
      return c.json(mailSent(deps));
    })
    .post('/reset-password', validInput('json', passwordResetSchema), async (c) => {
      const { tokenHash, password } = c.req.valid('json');
      const auth = oneTimeAuth(backend);
      const { data, error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenHash });
      if (error) throw refusalIfUndecided(error) ?? linkUsed();
      if (!data.user) throw linkUsed();
      const changed = await auth.updateUser({ password });
      // Whoever forgot their password and chose the same again knows it now.
      if (changed.error && changed.error.code !== 'same_password') throw refusalOf(changed.error);
      // Whoever else was signed in, or asked for another address, did not read this mail.
      await rpc(backend.privileged, 'cancel_address_change', { p_user: data.user.id });
      const ended = await auth.signOut({ scope: 'global' });
      if (ended.error) throw refusalOf(ended.error);
      if (await backend.confirmsAddresses())
        await rpc(backend.privileged, 'note_address_confirmed', { p_user: data.user.id });
      if (data.user.email) backend.accountMail.post?.(mails.passwordChanged(data.user.email));
      return c.json({});
    })
    .post(
      '/change-password',
      requireOwner(cookies),
      validInput('json', passwordChangeSchema),
      async (c) => {
        const { user, accessToken } = await signedInUser(c, deps);
        const { current, password } = c.req.valid('json');
        const auth = await checkPassword(backend, guesses, user, current);
        const { error } = await auth.updateUser({ password });
        if (error) {
          await auth.signOut({ scope: 'local' });
          throw refusalOf(error);
        }
        await rpc(backend.privileged, 'cancel_address_change', { p_user: user.uid });
        // Every session but that of this cookie, also the one that checked the password.
        const ended = await auth.admin.signOut(accessToken, 'others');
        if (ended.error) throw refusalOf(ended.error);
        backend.accountMail.post?.(mails.passwordChanged(user.email));
        return c.json({});
      },
    )
    .post(
      '/confirm-password',
      requireOwner(cookies),
      validInput('json', z.object({ password: passwordSchema })),
      async (c) => {
        const { user, accessToken } = await signedInUser(c, deps);
        const auth = await checkPassword(backend, guesses, user, c.req.valid('json').password);
        await auth.signOut({ scope: 'local' });
        // The database has verified the token (signedInUser), so its claims are true.
        const { session_id } = claimsSchema.parse(decode(accessToken).payload);
        const noted = { p_user: user.uid, p_session: session_id };
        await rpc(backend.privileged, 'note_password_confirmed', noted);
        return c.json({});
      },
    );
}

const claimsSchema = z.object({ session_id: z.uuid() });

/** The account of a private request, as the database knows it. Throws a Refusal for a guest. */
export async function signedInUser(
  c: Context<ActorEnv>,
  { backend }: Pick<SessionDeps, 'backend'>,
): Promise<{ user: SessionUser; accessToken: string }> {
  const { actor } = c.var;
  if (actor.kind === 'guest') throw signedOut();
  const user = await rpc(backend.as(actor.accessToken), 'who_am_i');
  if (!user) throw signedOut();
  return { user, accessToken: actor.accessToken };
}

export function refuseWithoutMail({ reachesPeople }: AccountMail): void {
  if (!reachesPeople)
    throw new Refusal(
      409,
      'no-mail',
      'Homeward sends no mail here, so it cannot send you a link. Ask the people who run it for help.',
    );
}

/** Says where mail is to be read, where it does not leave this machine. */
export const mailSent = ({ mailbox }: Pick<SessionDeps, 'mailbox'>) =>
  mailbox ? { mailbox: '/dev/mail' } : {};

/** Goes on after the answer. A failure is logged. */
export function inBackground(
  c: Context,
  { onError }: Pick<SessionDeps, 'onError'>,
  work: () => Promise<void>,
): void {
  const running = work().catch(onError);
  if (getRuntimeKey() === 'workerd') c.executionCtx.waitUntil(running);
}

export const linkUsed = () =>
  new Refusal(
    410,
    'link-used',
    'This link has been used, or is older than an hour. Ask for a new one.',
  );

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
