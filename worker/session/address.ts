import { Hono } from 'hono';
import { addressChangeSchema, addressConfirmationSchema } from '#src/domain/account-forms.ts';
import { tooManyRequests } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { accountMails } from '#worker/mail/account-mails.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type ActorEnv, requireOwner } from './actor.ts';
import { createAttempts } from './attempts.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { checkPassword, oneTimeAuth, passwordGuesses } from './check-password.ts';
import { inBackground, linkUsed, mailSent, refuseWithoutMail, signedInUser } from './password.ts';
import type { SessionDeps } from './session-deps.ts';

/** Each sends mail to an address that somebody typed. */
const changesOfUser = { windowMs: 60 * 60_000, limit: 5 };

/** Changing the email address, and confirming one by the link that is mailed to it. */
export function address(deps: SessionDeps) {
  const { backend, cookies, settings } = deps;
  const mails = accountMails(settings.publicUrl);
  const guesses = passwordGuesses();
  const changes = createAttempts(changesOfUser);

  return new Hono<ActorEnv>()
    .post(
      '/change-address',
      requireOwner(cookies),
      validInput('json', addressChangeSchema),
      async (c) => {
        refuseWithoutMail(backend.accountMail);
        const { user } = await signedInUser(c, deps);
        const { email, password } = c.req.valid('json');
        const waitS = changes.waitS(user.uid);
        if (waitS > 0) throw tooManyRequests(waitS);
        const auth = await checkPassword(backend, guesses, user, password);
        changes.count(user.uid);
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
    .post('/confirm-address', validInput('json', addressConfirmationSchema), async (c) => {
      const { tokenHash, type } = c.req.valid('json');
      const auth = oneTimeAuth(backend);
      const { data, error } = await auth.verifyOtp({ type, token_hash: tokenHash });
      if (error) throw refusalIfUndecided(error) ?? linkUsed();
      // A hosted project may ask both the old and the new address, and this was the first of them.
      if (!data.user || !data.session) return c.json({ confirmed: 'one-of-two' });
      await auth.signOut({ scope: 'local' });
      if (await backend.confirmsAddresses())
        await rpc(backend.privileged, 'note_address_confirmed', { p_user: data.user.id });
      return c.json({ confirmed: 'yes' });
    });
}
