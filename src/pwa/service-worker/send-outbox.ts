import { sendOutbox } from '#src/sync/push.ts';
import { withDevice } from './with-device.ts';

// 10 s: a tab that holds the lock is sending the same outbox; after that the browser tries later.
const lockPatienceMs = 10_000;

/** Sends what waits when no tab may be open; rejects so that the browser tries again. */
export async function sendOutboxFromServiceWorker(): Promise<void> {
  const patience = AbortSignal.timeout(lockPatienceMs);
  const { kind } = await withDevice((deps) => sendOutbox(deps, patience));
  // A page must come first: asking the browser again would bring neither the person nor a reload.
  if (['ok', 'signed-out', 'outdated'].includes(kind)) return;
  throw new Error(`The outbox could not be sent: ${kind}.`);
}
