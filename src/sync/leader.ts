import { type LiveDeps, type LiveEvents, listen } from './live.ts';
import { nextAfter } from './retry-policy.ts';

export type LeaderDeps = LiveDeps & { random: () => number };

/**
 * Waits for the lock `live`, then listens for pokes until the signal aborts: only one tab of a
 * device listens. The other tabs see what this one writes, because their queries are live.
 */
export async function leadLive(
  deps: LeaderDeps,
  events: LiveEvents,
  signal: AbortSignal,
): Promise<void> {
  try {
    await deps.locks.hold('live', () => keepListening(deps, events, signal), signal);
  } catch (error) {
    // Aborted while it waited for the lock.
    if (!signal.aborted) throw error;
  }
}

async function keepListening(deps: LeaderDeps, events: LiveEvents, signal: AbortSignal) {
  let attempt = 0;
  while (!signal.aborted) {
    const outcome = await listen(
      deps,
      {
        ...events,
        onOpen: () => {
          attempt = 0;
          events.onOpen();
        },
      },
      signal,
    );
    const after = nextAfter(outcome, attempt, deps.random());
    // Only the person can go on: signing in changes the owner, and that starts listening again.
    if (after.next !== 'wait') return;
    await pause(deps, after.ms, signal);
    attempt += 1;
  }
}

function pause({ clock }: LeaderDeps, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });
}
