import type { Clock } from '#src/db/clock.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import { both, everything, nothingWanted, type Wanted } from './exchange.ts';
import { nextAfter } from './retry-policy.ts';
import type { SyncView } from './sync.ts';

export type Engine = Readable<SyncView> & {
  /** Wants something: at once, or with the next try where `waitsAfter` holds for the last failure. */
  want(more: Partial<Wanted>, waitsAfter?: (failure: Failure) => boolean): void;
  /** Does what is wanted now; comes back when that is done or has failed. */
  run(): Promise<void>;
  /** The network is another one: earlier failures say nothing about it. */
  resetBackoff(): void;
  /** The browser says that there is no network. */
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
 * Does one exchange after the other for as long as something is wanted.
 *
 *   idle ──wanted──▶ busy ──done──▶ idle
 *                     └──failure──▶ waiting ──delay, online, visible, by hand──▶ busy
 */
export function createEngine({ exchange, clock, random }: EngineDeps): Engine {
  const { view, subscribe, set: show } = createStore<SyncView>({ busy: false });
  let wanted = nothingWanted;
  let running: Promise<void> | undefined;
  let failures = 0;
  let retry: { failure: Failure; callOff: () => void } | undefined;
  let stopped = false;

  const since = () => view().since ?? new Date(clock.now()).toISOString();

  const runAll = async () => {
    try {
      while (wanted !== nothingWanted && !stopped) {
        const now = wanted;
        wanted = nothingWanted;
        show({ ...view(), busy: true });
        const result = await exchange(now);
        // S8: another owner's rows are another exchange; it is wanted at once, but not endlessly.
        if (result.kind === 'owner-changed' && failures < 2) {
          failures += 1;
          wanted = both(wanted, now);
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
      // The device's storage refused a read or a write; what was said is still in the outbox.
      console.error('An exchange with the server failed on this device.', error);
      fail({ kind: 'storage' }, everything);
    } finally {
      // In the same step as the loop's last look at `wanted`: a wish after it starts a new run.
      running = undefined;
    }
  };

  const fail = (failure: Failure, tried: Wanted) => {
    show({ busy: false, failure, since: since() });
    wanted = both(wanted, tried);
    const after = nextAfter(failure, failures, random());
    failures += 1;
    // S13: after a pause it is signing in that wakes the engine.
    if (after.next !== 'wait' || stopped) return;
    retry = { failure, callOff: clock.after(after.ms, () => void run()) };
  };

  const run = (): Promise<void> => {
    retry?.callOff();
    retry = undefined;
    // A run that is on its way takes up what is wanted meanwhile.
    if (!running && wanted !== nothingWanted && !stopped) running = runAll();
    return running ?? Promise.resolve();
  };

  return {
    view,
    subscribe,
    want: (more, waitsAfter) => {
      wanted = both(wanted, { ...nothingWanted, ...more });
      if (!retry || !waitsAfter?.(retry.failure)) void run();
    },
    run,
    resetBackoff: () => {
      failures = 0;
    },
    reportOffline: () => show({ ...view(), failure: { kind: 'offline' }, since: since() }),
    stop: () => {
      stopped = true;
      retry?.callOff();
    },
  };
}
