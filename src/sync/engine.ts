import type { Clock } from '#src/db/clock.ts';
import { createStore, type Readable } from '#src/domain/store.ts';
import { both, everything, type ExchangeOutcome, nothingWanted, type Wanted } from './exchange.ts';
import { nextAfter } from './retry-policy.ts';
import type { SyncView, Trouble } from './sync.ts';

/** Why the next try waits: for a network, for a server in trouble, or for as long as it asked. */
export type Wait = 'offline' | 'busy' | 'asked';

export type Engine = Readable<SyncView> & {
  /** Wants something, at once, or with the try that waits for one of these reasons anyway. */
  want(more: Partial<Wanted>, respecting?: readonly Wait[]): void;
  /** Does what is wanted now; comes back when that is done or has failed. */
  run(): Promise<void>;
  /** The network is another one: earlier failures say nothing about it. */
  resetBackoff(): void;
  /** The browser says that there is no network. */
  reportOffline(): void;
  stop(): void;
};

type EngineDeps = {
  exchange: (wanted: Wanted) => Promise<ExchangeOutcome>;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
};

/**
 * Does one exchange after the other for as long as something is wanted.
 *
 *   idle ──wanted──▶ busy ──done──▶ idle
 *                     └──setback──▶ waiting ──delay, online, visible, by hand──▶ busy
 */
export function createEngine({ exchange, clock, random }: EngineDeps): Engine {
  const { view, subscribe, set: show } = createStore<SyncView>({ busy: false });
  let wanted = nothingWanted;
  let running: Promise<void> | undefined;
  let failures = 0;
  let retry: { why: Wait; callOff: () => void } | undefined;
  let stopped = false;

  const since = () => view().since ?? new Date(clock.now()).toISOString();

  const runAll = async () => {
    try {
      while (wanted !== nothingWanted && !stopped) {
        const now = wanted;
        wanted = nothingWanted;
        show({ ...view(), busy: true });
        const outcome = await exchange(now);
        // S8: another owner's rows are another exchange; it is wanted at once, but not endlessly.
        if (outcome.kind === 'owner-changed' && failures < 2) {
          failures += 1;
          wanted = both(wanted, now);
          continue;
        }
        settle(outcome, now);
        if (outcome.kind !== 'done') break;
      }
    } catch (error) {
      // The device's storage refused a read or a write; what was said is still in the outbox.
      console.error('An exchange with the server failed on this device.', error);
      settle({ kind: 'wait' }, everything, 'storage');
    } finally {
      // In the same step as the loop's last look at `wanted`: a wish after it starts a new run.
      running = undefined;
    }
  };

  const settle = (outcome: ExchangeOutcome, tried: Wanted, trouble?: Trouble) => {
    if (outcome.kind === 'done') {
      failures = 0;
      show({ busy: false });
      return;
    }
    show({ busy: false, trouble: trouble ?? troubleOf(outcome), since: since() });
    wanted = both(wanted, tried);
    const after = nextAfter(outcome, failures, random());
    failures += 1;
    // S13: after a pause it is signing in that wakes the engine.
    if (after.next !== 'wait' || stopped) return;
    retry = { why: waitOf(outcome), callOff: clock.after(after.ms, () => void run()) };
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
    want: (more, respecting = []) => {
      wanted = both(wanted, { ...nothingWanted, ...more });
      if (!retry || !respecting.includes(retry.why)) void run();
    },
    run,
    resetBackoff: () => {
      failures = 0;
    },
    reportOffline: () => show({ ...view(), trouble: 'offline', since: since() }),
    stop: () => {
      stopped = true;
      retry?.callOff();
    },
  };
}

type Failure = Exclude<ExchangeOutcome, { kind: 'done' }>;

function waitOf(outcome: Failure): Wait {
  if (outcome.kind === 'offline') return 'offline';
  return outcome.kind === 'wait' && outcome.afterMs ? 'asked' : 'busy';
}

function troubleOf(outcome: Failure): Trouble {
  switch (outcome.kind) {
    case 'offline':
    case 'outdated':
    case 'sign-in':
      return outcome.kind;
    case 'wait':
    case 'owner-changed':
      return 'server';
  }
}
