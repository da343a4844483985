import type { App } from '@supabase/lite';
import { accountMails } from '#worker/mail/account-mails.ts';
import type { Mail } from '#worker/mail/mailer.ts';

export type LiteMail = {
  publicUrl: URL;
  /** Returns at once: PGlite answers nothing else as long as Auth works on a request. */
  post: (mail: Mail) => void;
  /** Whether it really goes to mailboxes. Then a new account must confirm its address. */
  reachesMailboxes: boolean;
};

/** Lets Lite send our mails, with links to our own pages. */
export function sendLiteMail(app: App, { publicUrl, post, reachesMailboxes }: LiteMail): void {
  const mails = accountMails(publicUrl);
  const never = async () => {
    throw new Error('Homeward asks for no such mail');
  };
  app._mailer = {
    sendConfirmation: async (to, tokenHash) => post(mails.confirmRegistration(to, tokenHash)),
    sendRecovery: async (to, tokenHash) => post(mails.resetPassword(to, tokenHash)),
    sendEmailChange: async (to, tokenHash) => post(mails.confirmNewAddress(to, tokenHash)),
    sendMagicLink: never,
    sendReauthentication: never,
  };
  Object.assign(app.config.auth?.email ?? {}, { enable_confirmations: reachesMailboxes });
}
