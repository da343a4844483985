import { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { createSession } from '#src/session/create-session.ts';
import { sendOutbox } from '#src/sync/push.ts';

// 10 s: a tab that holds the lock is sending the same outbox; after that the browser tries later.
const lockPatienceMs = 10_000;

/** Sends what waits when no tab may be open; rejects so that the browser tries again. */
export async function sendOutboxFromServiceWorker(): Promise<void> {
  const database = new HomewardDatabase('homeward');
  try {
    const network = (url: string, init: RequestInit) => fetch(url, init);
    const locks = deviceLocks();
    const beforeSignOut = () => Promise.resolve();
    const session = createSession({ database, network, locks, beforeSignOut });
    const patience = AbortSignal.timeout(lockPatienceMs);
    const outcome = await sendOutbox({ database, network, locks, session }, patience);
    // Only the person can go on: asking the browser again would not bring them back.
    if (outcome.kind === 'sent' || outcome.kind === 'sign-in') return;
    throw new Error(`The outbox could not be sent: ${outcome.kind}.`);
  } finally {
    // An open database would hold up a newer version's upgrade.
    database.close();
  }
}
