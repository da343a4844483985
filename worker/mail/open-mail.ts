import type { Environment } from '#worker/env.ts';
import type { Log } from '#worker/http/answer-errors.ts';
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
 * which sends its own, and where others reach us and no server is named.
 */
export async function openMail(
  { smtp, hosted, reachable, publicUrl }: Environment,
  log: Log,
): Promise<OpenMail | undefined> {
  if (hosted) return undefined;
  if (smtp) {
    // Loaded on use: at the edge and on a laptop nobody needs it.
    const { smtpMailer } = await import('./smtp.ts');
    return { queue: createMailQueue(smtpMailer(smtp), log), publicUrl };
  }
  if (reachable) return undefined;
  const mailbox = createMailbox();
  return { queue: createMailQueue(mailbox, log), publicUrl, mailbox };
}
