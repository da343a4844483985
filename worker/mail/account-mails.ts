import type { Mail } from './mailer.ts';

const signature = 'Homeward';

const mail = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: `${[...paragraphs, signature].join('\n\n')}\n`,
});

/**
 * The mails about an account. What a link carries stands behind the #, which browsers send to
 * nobody: it is in no log and no referrer.
 */
export function accountMails(publicUrl: URL) {
  const link = (path: string, values: Record<string, string>) =>
    new URL(`${path}#${new URLSearchParams(values).toString()}`, publicUrl).href;
  const home = publicUrl.href;
  return {
    resetPassword: (to: string, tokenHash: string): Mail =>
      mail(
        to,
        'Choose a new password for Homeward',
        'Somebody, hopefully you, asked for a new password for your account at Homeward. Open this link to choose one:',
        link('/reset-password', { token_hash: tokenHash }),
        'The link works once, for an hour. If it was not you, do nothing: your password stays as it is.',
      ),
    confirmRegistration: (to: string, tokenHash: string): Mail =>
      mail(
        to,
        'Confirm your email address for Homeward',
        'Welcome to Homeward. Open this link to confirm that this address is yours; then you can log in:',
        link('/confirm-email', { token_hash: tokenHash, type: 'signup' }),
        'The link works once, for an hour. If you did not create an account, do nothing.',
      ),
    confirmNewAddress: (to: string, tokenHash: string): Mail =>
      mail(
        to,
        'Confirm your new email address for Homeward',
        'You want to use this address for your account at Homeward. Open this link to confirm that it is yours:',
        link('/confirm-email', { token_hash: tokenHash, type: 'email_change' }),
        'The link works once, for an hour. Until then your account keeps its old address. If it was not you, do nothing.',
      ),
    addressWillChange: (to: string): Mail =>
      mail(
        to,
        'A new email address was asked for at Homeward',
        'Somebody who knows your password asked to use another email address for your account at Homeward. It changes as soon as the new address is confirmed.',
        'If it was not you, choose a new password at once, which logs out every device:',
        new URL('/forgot-password', home).href,
      ),
    adminInvitation: (to: string, from: string, link: string): Mail =>
      mail(
        to,
        'You are invited to help with a shelter at Homeward',
        `${from} invites you to be an admin: to keep the shelter’s pets, and to read and answer its applications. Open this link, logged in with this address; without an account, register with it first:`,
        link,
        'The link works once, for an hour. If you do not know who this is, do nothing.',
      ),
    passwordChanged: (to: string): Mail =>
      mail(
        to,
        'Your password for Homeward was changed',
        'The password of your account at Homeward was changed, and your other devices were logged out.',
        'If it was not you, choose a new one at once:',
        new URL('/forgot-password', home).href,
      ),
  };
}
