import type { Clock } from '#src/db/clock.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readSession } from '#src/db/session-row.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import {
  both,
  everything,
  exchange,
  type ExchangeDeps,
  type ExchangeOutcome,
  nothingWanted,
  type Wanted,
} from './exchange.ts';
import { leadLive } from './leader.ts';
import type { PageEvents } from './page-events.ts';
import { sendOutbox } from './push.ts';
import { retryDelayMs } from './retry-policy.ts';
import type { Sync, SyncView } from './sync.ts';

export type StartSyncDeps = Omit<ExchangeDeps, 'now'> & {
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: PageEvents;
  /** Asks the browser to send the outbox even when no tab is open any more. */
  askForBackgroundSync: () => void;
};

// 60 s: the most that a visible page falls behind when every poke is lost.
const everyMs = 60_000;

/**
 * Keeps this device and the server in step until it is stopped.
 *
 *   idle ──wanted──▶ busy ──done──▶ idle
 *                     └──setback──▶ waiting ──delay, online, visible, by hand──▶ busy
 */
export function startSync(deps: StartSyncDeps): Sync {
  const { clock, page, database } = deps;
  const exchangeDeps: ExchangeDeps = { ...deps, now: clock.now };
  const listeners = new Set<() => void>();
  let view: SyncView = { busy: false };
  let wanted = nothingWanted;
  let running: Promise<void> | undefined;
  let setbacks = 0;
  let callOffRetry: (() => void) | undefined;
  let callOffTimer = () => {};
  let live = new AbortController();
  let stopped = false;

  const show = (next: SyncView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const runAll = async () => {
    try {
      while (wanted !== nothingWanted && !stopped) {
        const now = wanted;
        wanted = nothingWanted;
        show({ ...view, busy: true });
        const outcome = await exchange(exchangeDeps, now);
        // S8: another owner's rows are another exchange; it is wanted at once, but not endlessly.
        if (outcome.kind === 'owner-changed' && setbacks < 2) {
          setbacks += 1;
          wanted = both(wanted, now);
          continue;
        }
        settle(outcome, now);
        if (outcome.kind !== 'done') break;
      }
    } catch (error) {
      // The device's storage refused a read or a write; what was said is still in the outbox.
      console.error('An exchange with the server failed on this device.', error);
      settle({ kind: 'wait' }, everything);
    } finally {
      // In the same step as the loop's last look at `wanted`: a wish after it starts a new run.
      running = undefined;
    }
  };

  const settle = (outcome: ExchangeOutcome, tried: Wanted) => {
    if (outcome.kind === 'done') {
      setbacks = 0;
      show({ busy: false });
      return;
    }
    const since = view.since ?? new Date(clock.now()).toISOString();
    const trouble = troubleOf(outcome);
    show({ busy: false, trouble, since });
    const asked = outcome.kind === 'wait' ? outcome.afterMs : undefined;
    const delay = retryDelayMs(setbacks, deps.random(), asked);
    setbacks += 1;
    wanted = both(wanted, tried);
    // S13: signing in is up to the person, and wakes the engine by itself.
    if (outcome.kind !== 'sign-in' && !stopped) {
      callOffRetry = clock.after(delay, () => void run());
    }
  };

  const run = (): Promise<void> => {
    callOffRetry?.();
    callOffRetry = undefined;
    if (wanted === nothingWanted || stopped) return Promise.resolve();
    running ??= runAll();
    return running;
  };

  /** Wants something, at once, or with the retry that is due anyway. */
  const want = (more: Partial<Wanted>, patient = false) => {
    wanted = both(wanted, { ...nothingWanted, ...more });
    if (!patient || !callOffRetry) void run();
  };

  const startLive = () => {
    live.abort();
    live = new AbortController();
    if (!page.isVisible()) return;
    const events = {
      onOpen: () => want({ mine: true, catalogue: true }, true),
      onPoke: (poke: { stream: 'mine' } | { stream: 'catalogue'; version: number }) =>
        want(poke.stream === 'mine' ? { mine: true } : { catalogue: poke.version }, true),
    };
    leadLive(deps, events, live.signal).catch((error: unknown) =>
      console.error('Listening for changes ended.', error),
    );
  };

  const startTimer = () => {
    callOffTimer();
    callOffTimer = clock.after(everyMs, () => {
      if (page.isVisible()) want({ mine: true, catalogue: true }, true);
      startTimer();
    });
  };

  let known = '';
  let lastSeq = 0;
  const unwatch = watch(
    async () => {
      const session = await readSession(database);
      const { user, mustSignInAgain, signOutOwed } = session;
      const owner = ownerOf(user);
      const entries = (await outboxOf(database, owner)).filter((one) => one.state === 'waiting');
      return {
        state: [owner, mustSignInAgain, signOutOwed].join(),
        newest: entries.at(-1)?.seq ?? 0,
      };
    },
    ({ state, newest }) => {
      if (newest > lastSeq) {
        lastSeq = newest;
        deps.askForBackgroundSync();
        want({ mine: true }, view.trouble === 'server');
      }
      if (state === known) return;
      known = state;
      want({ mine: true });
      startLive();
    },
  );

  const stops = [
    unwatch,
    page.on('online', () => {
      setbacks = 0;
      want(everything);
      startLive();
    }),
    page.on('offline', () => {
      const since = view.since ?? new Date(clock.now()).toISOString();
      show({ ...view, trouble: 'offline', since });
    }),
    page.on('visible', () => {
      // S15: looking at the page does not make a busy server ready sooner.
      want(everything, view.trouble === 'server');
      startLive();
    }),
    // Another tab that is visible may listen now.
    page.on('hidden', () => live.abort()),
    () => live.abort(),
    () => callOffTimer(),
    () => callOffRetry?.(),
  ];
  startTimer();
  want(everything);

  return {
    view: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    syncNow: async () => {
      wanted = both(wanted, everything);
      await run();
    },
    sendWaiting: async () => {
      await sendOutbox(deps);
    },
    stop: () => {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}

function troubleOf(outcome: Exclude<ExchangeOutcome, { kind: 'done' }>) {
  switch (outcome.kind) {
    case 'offline':
      return 'offline';
    case 'sign-in':
      return 'sign-in';
    case 'wait':
    case 'owner-changed':
      return 'server';
  }
}
