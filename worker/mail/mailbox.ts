import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Mail, Mailer } from './mailer.ts';

type Received = Mail & { at: Date };

export type Mailbox = Mailer & {
  /** The newest first. */
  mails(): readonly Received[];
};

const kept = 50;

/** Keeps mail in memory instead of sending it, for a laptop without a mail server. */
export function createMailbox(): Mailbox {
  const mails: Received[] = [];
  return {
    async send(mail) {
      mails.unshift({ ...mail, at: new Date() });
      mails.length = Math.min(mails.length, kept);
    },
    mails: () => mails,
  };
}

/** A page with the mails that would have been sent; only where nobody else can open it. */
export const mailboxApp = (mailbox: Mailbox) =>
  new Hono().get('/', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <title>Mailbox · Homeward</title>
          </head>
          <body>
            <main>
              <h1>Mailbox</h1>
              <p>
                Homeward sends no mail from this machine. What it would have sent is here, the
                newest first, until you stop it. With SMTP_URL and MAIL_FROM it is sent.
              </p>
              ${mailbox.mails().length === 0 ? html`<p>No mail yet.</p>` : ''}
              ${mailbox.mails().map(article)}
            </main>
          </body>
        </html>`,
    );
  });

const article = ({ to, subject, text, at }: Received) =>
  html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${at.toISOString()}">${at.toISOString()}</time></p>
    ${text.trim().split('\n\n').map(paragraph)}
  </article>`;

// Our own texts have a link on a line of its own. What it carries is wider than a phone.
const paragraph = (text: string) =>
  /^https?:\/\/\S+$/.test(text)
    ? html`<p><a href="${text}">${text.replace(/#.*/, '#…')}</a></p>`
    : html`<p>${text}</p>`;
