import { createMediaSender } from '#src/sync/send-media.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { withDevice } from './with-device.ts';

// S18. 10 s: a tab that holds the lock is sending the same outbox; after that the browser tries
// later.
const lockPatienceMs = 10_000;

/**
 * Sends the outbox, and then the photos that it names, even if no tab is open; rejects if it could not, so that the browser tries
 * again.
 */
export async function sendOutboxFromServiceWorker(): Promise<void> {
  const patience = AbortSignal.timeout(lockPatienceMs);
  const sent = await withDevice(async (deps) => {
    const commands = await sendOutbox(deps, patience);
    return commands.kind === 'ok' ? createMediaSender(deps)() : commands;
  });
  // These need an open page: a retry by the browser brings neither a sign-in nor a reload.
  if (!sent || ['ok', 'signed-out', 'outdated'].includes(sent.kind)) return;
  throw new Error(`The outbox could not be sent: ${sent.kind}.`);
}
