import type { Clock } from '#src/db/clock.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import { combineWanted, everything, nothingWanted, type Wanted } from './exchange.ts';
import { nextAfter } from './retry-policy.ts';
import type { SyncView } from './sync.ts';

export type Engine = Readable<SyncView> & {
  /**
   * Requests an exchange: now, or with the next retry if `waitsAfter` is true of the last failure.
   */
  want(more: Partial<Wanted>, waitsAfter?: (failure: Failure) => boolean): void;
  /** Runs the requested exchanges now; resolves when they are done or one has failed. */
  run(): Promise<void>;
  /** For a new network: earlier failures say nothing about it. */
  resetBackoff(): void;
  /** For the browser's report that there is no network. */
  reportOffline(): void;
  stop(): void;
};

type EngineDeps = {
  exchange: (wanted: Wanted) => Promise<Result>;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
};

/**
 * Runs one exchange after the other while something is wanted.
 *
 *   idle ──wanted──▶ busy ──done──▶ idle
 *                     └──failure──▶ waiting ──delay, online, visible, syncNow──▶ busy
 */
export function createEngine({ exchange, clock, random }: EngineDeps): Engine {
  const { view, subscribe, set: show } = createStore<SyncView>({ busy: false });
  let wanted = nothingWanted;
  let running: Promise<void> | undefined;
  let failures = 0;
  let retry: { failure: Failure; cancel: () => void } | undefined;
  let stopped = false;

  const since = () => view().since ?? new Date(clock.now()).toISOString();

  const runAll = async () => {
    try {
      while (wanted !== nothingWanted && !stopped) {
        const now = wanted;
        wanted = nothingWanted;
        show({ ...view(), busy: true });
        const result = await exchange(now);
        // S8: a changed owner needs a new exchange at once, but not endlessly.
        if (result.kind === 'owner-changed' && failures < 2) {
          failures += 1;
          wanted = combineWanted(wanted, now);
          continue;
        }
        if (result.kind !== 'ok') {
          fail(result, now);
          break;
        }
        failures = 0;
        show({ busy: false });
      }
    } catch (error) {
      // The device's storage refused a read or a write; the commands are still in the outbox.
      console.error('An exchange with the server failed on this device.', error);
      fail({ kind: 'storage' }, everything);
    } finally {
      // In the same synchronous step as the loop's last check of `wanted`: a later `want` therefore
      // starts a new run.
      running = undefined;
    }
  };

  const fail = (failure: Failure, tried: Wanted) => {
    show({ busy: false, failure, since: since() });
    wanted = combineWanted(wanted, tried);
    const after = nextAfter(failure, failures, random());
    failures += 1;
    // S13: after a pause, signing in wakes the engine.
    if (after.next !== 'wait' || stopped) return;
    retry = { failure, cancel: clock.after(after.ms, () => void run()) };
  };

  const run = (): Promise<void> => {
    retry?.cancel();
    retry = undefined;
    // A run in progress also does what is wanted meanwhile.
    if (!running && wanted !== nothingWanted && !stopped) running = runAll();
    return running ?? Promise.resolve();
  };

  return {
    view,
    subscribe,
    want: (more, waitsAfter) => {
      wanted = combineWanted(wanted, { ...nothingWanted, ...more });
      if (!retry || !waitsAfter?.(retry.failure)) void run();
    },
    run,
    resetBackoff: () => {
      failures = 0;
    },
    reportOffline: () => {
      show({ ...view(), failure: { kind: 'offline' }, since: since() });
      // Its answers may be from before, and would read as a network: one more exchange tells.
      if (running) wanted = everything;
    },
    stop: () => {
      stopped = true;
      retry?.cancel();
    },
  };
}
