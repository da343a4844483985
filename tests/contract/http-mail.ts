// The worker with a mailbox, for what follows the links in its mail.
import type { Settings } from '#worker/env.ts';
import { createMailbox, type Mailbox } from '#worker/mail/mailbox.ts';
import { createMailQueue } from '#worker/mail/mailer.ts';
import type { EmbeddedOptions } from '#worker/supabase/embedded.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { origin, startApp, type TestApp } from './http-app.ts';

export type Post = {
  mailbox: Mailbox;
  /** For a backend whose mail arrives in the mailbox. */
  options: Pick<EmbeddedOptions, 'mail'>;
  /** What came for somebody, the newest first, once there are so many. */
  mailsTo(address: string, atLeast: number): Promise<readonly { subject: string; text: string }[]>;
  app(backend: Embedded, settings?: Partial<Settings>): Promise<TestApp>;
};

/** `reachesMailboxes`: the mail counts as sent by SMTP, so that new accounts must confirm. */
export function post({ reachesMailboxes = false } = {}): Post {
  const mailbox = createMailbox();
  const failed: string[] = [];
  const queue = createMailQueue(mailbox, (line) => failed.push(line));
  const to = (address: string) => mailbox.mails().filter((mail) => mail.to === address);
  return {
    mailbox,
    options: { mail: { publicUrl: new URL(origin), post: queue.post, reachesMailboxes } },
    async mailsTo(address, atLeast) {
      while (to(address).length < atLeast) await new Promise((next) => setTimeout(next, 5));
      return to(address);
    },
    app: (backend, settings) => startApp(settings, backend, undefined, mailbox),
  };
}

/** What the link in a mail carries behind its #, and the path before it. */
export function linkIn({ text }: { text: string }): { path: string; values: URLSearchParams } {
  const [line = ''] = /^http.*#.*$/m.exec(text) ?? [];
  const { pathname, hash } = new URL(line);
  return { path: pathname, values: new URLSearchParams(hash.slice(1)) };
}
