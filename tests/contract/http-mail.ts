// The worker with a mailbox, for what follows the links in its mail.
import type { Settings } from '#worker/env.ts';
import { createMailbox, type Mailbox } from '#worker/mail/mailbox.ts';
import { createMailQueue, type Mail } from '#worker/mail/mailer.ts';
import type { Embedded, EmbeddedOptions } from '#worker/supabase/embedded.ts';
import { origin, startApp, type TestApp } from './http-app.ts';

/** Where a link leads, and what it carries behind its #. */
type Link = { path: string; tokenHash: string | null; type: string | null };

export type Post = {
  mailbox: Mailbox;
  /** For a backend whose mail arrives in the mailbox. */
  options: Pick<EmbeddedOptions, 'mail'>;
  /** What came for somebody, the newest first, once there are so many. */
  mailsTo(address: string, atLeast: number): Promise<readonly Mail[]>;
  /** The newest link that came for somebody, once there are so many. */
  linkTo(address: string, atLeast?: number): Promise<Link>;
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
    async linkTo(address, atLeast = 1) {
      const links = () => to(address).flatMap(linksIn);
      while (links().length < atLeast) await new Promise((next) => setTimeout(next, 5));
      const [newest] = links();
      if (!newest) throw new Error('there is no link');
      return newest;
    },
    app: (backend, settings) => startApp(settings, backend, undefined, mailbox),
  };
}

function linksIn({ text }: Mail): Link[] {
  return [...text.matchAll(/^http.*#.*$/gm)].map(([line]) => {
    const { pathname, hash } = new URL(line);
    const values = new URLSearchParams(hash.slice(1));
    return { path: pathname, tokenHash: values.get('token_hash'), type: values.get('type') };
  });
}
