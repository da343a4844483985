import type { Environment } from '#worker/env.ts';
import type { Log } from '#worker/http/log.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMailQueue, type MailQueue } from './mailer.ts';

export type OpenMail = {
  queue: MailQueue;
  publicUrl: URL;
  /** Where mail stays instead of being sent. */
  mailbox?: Mailbox;
};

/**
 * How this process sends mail: by SMTP, or to a page on a laptop. Undefined with a hosted project,
 * which sends its own, and where no server is named and people's own accounts may be.
 */
export async function openMail(
  { smtp, hosted, reachable, demo, publicUrl }: Environment,
  log: Log,
): Promise<OpenMail | undefined> {
  if (hosted) return undefined;
  if (smtp) {
    // Loaded on use: at the edge and on a laptop nobody needs it.
    const { smtpMailer } = await import('./smtp.ts');
    return { queue: createMailQueue(smtpMailer(smtp), log), publicUrl };
  }
  // A proxy on this machine may bring visitors without a word of it in the variables, and whoever
  // reads that page opens every account. Where passwords are published, it gives nothing away.
  if (reachable || demo === 'locked') return undefined;
  const mailbox = createMailbox();
  return { queue: createMailQueue(mailbox, log), publicUrl, mailbox };
}
