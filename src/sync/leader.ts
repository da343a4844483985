import { type LiveDeps, type LiveEvents, listen } from './live.ts';
import { nextAfter } from './retry-policy.ts';

export type LeaderDeps = LiveDeps & { random: () => number };

/**
 * Listens for pokes as the one tab of this device that does, from when it gets the lock until the
 * signal comes. Tabs without the lock see what this one writes: their queries are live.
 */
export async function leadLive(
  deps: LeaderDeps,
  events: LiveEvents,
  signal: AbortSignal,
): Promise<void> {
  try {
    await deps.locks.hold('live', () => keepListening(deps, events, signal), signal);
  } catch (error) {
    // Called off while it waited for the lock.
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
    // The person's turn: signing in changes the owner, which begins anew.
    if (after.next !== 'wait') return;
    await pause(deps, after.ms, signal);
    attempt += 1;
  }
}

function pause({ clock }: LeaderDeps, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const callOff = clock.after(ms, resolve);
    signal.addEventListener(
      'abort',
      () => {
        callOff();
        resolve();
      },
      { once: true },
    );
  });
}
