import type { Clock } from '#src/db/clock.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readSession } from '#src/db/session-row.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Poke } from '#src/domain/protocol.ts';
import { createEngine } from './engine.ts';
import { everything, exchange, type ExchangeDeps } from './exchange.ts';
import { leadLive } from './leader.ts';
import type { BrowserEvents } from './browser-events.ts';
import { sendOutbox } from './push.ts';
import type { Sync } from './sync.ts';

export type StartSyncDeps = Omit<ExchangeDeps, 'now'> & {
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: BrowserEvents;
  /** Asks the browser to send the outbox even when no tab is open any more. */
  askForBackgroundSync: () => void;
};

// 60 s: the most that a visible page falls behind when every poke is lost.
const everyMs = 60_000;

// S15: what waits is waited for. A look at the page or a new command does not make a busy server
// ready sooner; where it named the time, a network that came back does not either.
const anyFailure = () => true;
const serverFailure = ({ kind }: Failure) => kind !== 'offline';
const namedWait = (failure: Failure) =>
  failure.kind === 'unavailable' && Boolean(failure.retryAfterMs);

/**
 * Keeps this device and the server in step, from now until it is stopped: sends what waits, pulls
 * what changed, and listens for pokes.
 *
 * @see S17 to S21 in src/sync/SPEC.md
 * @example
 * ```ts
 * const base = { database, network, locks, clock: systemClock, session, catalogue };
 * const page = browserEvents;
 * const sync = startSync({ ...base, random: Math.random, page, askForBackgroundSync });
 * await sync.syncNow();
 * sync.stop();
 * ```
 */
export function startSync(deps: StartSyncDeps): Sync {
  const { clock, page } = deps;
  const timed = { ...deps, now: clock.now };
  const engine = createEngine({ ...deps, exchange: (wanted) => exchange(timed, wanted) });
  let live = new AbortController();
  let callOffTimer = () => {};

  const startLive = () => {
    live.abort();
    live = new AbortController();
    if (!page.isVisible()) return;
    const events = {
      onOpen: () => engine.want({ ownRows: true, catalogue: true }, anyFailure),
      onPoke: (poke: Poke) =>
        engine.want(
          poke.stream === 'mine' ? { ownRows: true } : { catalogue: poke.version },
          anyFailure,
        ),
    };
    leadLive(timed, events, live.signal).catch((error: unknown) =>
      console.error('Listening for changes ended.', error),
    );
  };

  const startTimer = () => {
    callOffTimer = clock.after(everyMs, () => {
      if (page.isVisible()) engine.want({ ownRows: true, catalogue: true }, anyFailure);
      startTimer();
    });
  };

  let known = { owner: '', heardAs: '' };
  let lastSeq = 0;
  const unwatch = watch(
    () => readWhatMatters(deps.database),
    ({ listener, newest }) => {
      const { owner, heardAs } = listener;
      if (newest > lastSeq) {
        lastSeq = newest;
        deps.askForBackgroundSync();
        engine.want({ ownRows: true }, serverFailure);
      }
      if (owner === known.owner && heardAs === known.heardAs) return;
      // Another person need not wait for what was asked of the one before.
      engine.want({ ownRows: true }, owner === known.owner ? serverFailure : undefined);
      known = listener;
      startLive();
    },
  );

  const stops = [
    unwatch,
    page.on('online', () => {
      engine.resetBackoff();
      engine.want(everything, namedWait);
      startLive();
    }),
    page.on('offline', () => engine.reportOffline()),
    page.on('visible', () => {
      engine.want(everything, serverFailure);
      startLive();
    }),
    // Another tab that is visible may listen now.
    page.on('hidden', () => live.abort()),
    () => live.abort(),
    () => callOffTimer(),
    () => engine.stop(),
  ];
  startTimer();
  engine.want(everything);

  return {
    view: engine.view,
    subscribe: engine.subscribe,
    syncNow: () => {
      engine.want(everything);
      return engine.run();
    },
    sendWaiting: async () => {
      await sendOutbox(timed);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The newest command that waits, and as whom the worker hears this device. */
async function readWhatMatters(database: StartSyncDeps['database']) {
  const { user, mustSignInAgain, signOutOwed } = await readSession(database);
  const owner = ownerOf(user);
  const waiting = (await outboxOf(database, owner)).filter((one) => one.state === 'waiting');
  // A stream hears what the worker let it hear as it opened: that is settled by the role, and for a
  // visitor by the cookie that their first command brings.
  const heardAs = user ? user.isAdmin : Boolean((await database.pullStates.get(owner))?.cursor);
  return {
    listener: { owner: [owner, mustSignInAgain, signOutOwed].join(), heardAs: String(heardAs) },
    newest: waiting.at(-1)?.seq ?? 0,
  };
}
