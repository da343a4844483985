import { type Log, logLine } from '#worker/http/log.ts';

/** One mail in plain text; links in it are whole lines. */
export type Mail = { to: string; subject: string; text: string };

/** Hands over one mail. Rejects if the other side did not take it. */
export type Mailer = { send(mail: Mail): Promise<void> };

export type MailQueue = {
  /** Sends it soon. Returns at once, so that no answer tells by its time whether mail was sent. */
  post(mail: Mail): void;
  /** Waits for what is being sent. What waits for another try is lost. */
  close(): Promise<void>;
};

/** About 13 minutes in all. A link lives for an hour, and a person asks for another one sooner. */
const defaultWaitsMs = [5_000, 30_000, 120_000, 600_000];
/** Without a limit, a mail server that is gone would fill the memory. */
const mostWaiting = 1_000;

/**
 * Sends mail in the background and tries again after a failure. In memory: a link that was stored
 * for later would be in every backup.
 */
export function createMailQueue(
  mailer: Mailer,
  log: Log,
  waitsMs: readonly number[] = defaultWaitsMs,
): MailQueue {
  const sending = new Set<Promise<void>>();
  const timers = new Set<NodeTimer>();
  let closed = false;

  const attempt = async (mail: Mail, failures: number): Promise<void> => {
    try {
      await mailer.send(mail);
    } catch (error) {
      const waitMs = waitsMs[failures];
      const again = waitMs !== undefined && !isRefusedForGood(error) && !closed;
      // Never the mail itself: an address and a link are private.
      if (again) log(logLine({ level: 'warn', event: 'mail not sent yet', error }));
      else log(logLine({ event: 'mail not sent', error }));
      if (again) later(waitMs, () => start(mail, failures + 1));
    }
  };
  const start = (mail: Mail, failures: number) => {
    const work = attempt(mail, failures).finally(() => sending.delete(work));
    sending.add(work);
  };
  const later = (waitMs: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, waitMs);
    timers.add(timer);
  };

  return {
    post(mail) {
      if (sending.size + timers.size >= mostWaiting)
        return log(logLine({ event: 'mail not sent, because too many wait already' }));
      start(mail, 0);
    },
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(sending);
    },
  };
}

type NodeTimer = ReturnType<typeof setTimeout>;

/** A reply of 500 or more says that trying again would not help (RFC 5321, 4.2.1). */
const isRefusedForGood = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
