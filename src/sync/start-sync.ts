import type { Catalogue } from '#src/catalogue/catalogue.ts';
import type { Clock } from '#src/db/clock.ts';
import { readSession } from '#src/db/session-row.ts';
import { watch } from '#src/db/watch.ts';
import { watchOutbox } from '#src/db/watch-outbox.ts';
import { ownerOf } from '#src/domain/account.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Poke } from '#src/domain/protocol.ts';
import { createStore } from '#src/domain/store.ts';
import { createEngine } from './engine.ts';
import { everything, exchange, type ExchangeDeps } from './exchange.ts';
import { leadLive } from './leader.ts';
import type { BrowserEvents } from './browser-events.ts';
import { sendOutbox } from './push.ts';
import { noPhotos, type PhotosOnTheWay, type Sync } from './sync.ts';

export type StartSyncDeps = Omit<ExchangeDeps, 'now'> & {
  catalogue: Pick<Catalogue, 'refresh' | 'take'>;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: BrowserEvents;
  /** Asks the browser to send the outbox even after the last tab is closed. */
  requestBackgroundSync: () => void;
};

type CataloguePoke = Extract<Poke, { stream: 'catalogue' }>;

// 60 s: the most that a visible page falls behind if every poke is lost.
const pullEveryMs = 60_000;

// S15: which failures a trigger waits out. A busy server is not ready sooner because the page
// became visible or a command was submitted; if it named a time, not because the network came back
// either. Where the browser knows of no network, a command does not bring it.
const anyFailure = () => true;
const serverFailure = ({ kind }: Failure) => kind !== 'offline';
const namedWait = (failure: Failure) =>
  failure.kind === 'unavailable' && Boolean(failure.retryAfterMs);

/**
 * Keeps this device and the server in sync until it is stopped: sends the outbox, pulls changes and
 * listens for pokes.
 *
 * @see S17 to S21 in src/sync/SPEC.md
 * @example
 * ```ts
 * const base = { database, network, locks, clock: systemClock, session, catalogue };
 * const page = browserEvents;
 * const sync = startSync({ ...base, random: Math.random, page, requestBackgroundSync });
 * await sync.syncNow();
 * sync.stop();
 * ```
 */
export function startSync(deps: StartSyncDeps): Sync {
  const { clock, page } = deps;
  const timed = { ...deps, now: clock.now };
  const engine = createEngine({ ...deps, exchange: (wanted) => exchange(timed, wanted) });
  let live = new AbortController();
  let cancelTimer = () => {};

  const takeOrFetch = async ({ version, changes }: CataloguePoke) => {
    // Where its storage fails, the refresh says so.
    const taken = changes && (await deps.catalogue.take(changes).catch(() => false));
    if (!taken) engine.want({ catalogue: version }, anyFailure);
  };

  const startLive = () => {
    live.abort();
    live = new AbortController();
    if (!page.isVisible()) return;
    const events = {
      onOpen: () => engine.want({ ownRows: true, catalogue: true }, anyFailure),
      onPoke: (poke: Poke) => {
        if (poke.stream === 'own-rows') engine.want({ ownRows: true }, anyFailure);
        else void takeOrFetch(poke);
      },
    };
    // Only a bug ends it.
    leadLive(timed, events, live.signal).catch(console.error);
  };

  const startTimer = () => {
    cancelTimer = clock.after(pullEveryMs, () => {
      if (page.isVisible()) engine.want({ ownRows: true, catalogue: true }, anyFailure);
      startTimer();
    });
  };

  let known = { owner: '', access: '' };
  const unwatchListener = watch(
    async () => readListener(deps.database),
    (listener) => {
      const { owner, access } = listener;
      if (owner === known.owner && access === known.access) return;
      // Another person does not have to wait because a request of the last one failed.
      engine.want({ ownRows: true }, owner === known.owner ? serverFailure : undefined);
      known = listener;
      startLive();
    },
  );

  let lastSeq = 0;
  // Numbers only grow (S7), so one tells whether something new waits. Whose it is tells the push.
  const unwatchNewest = watchOutbox(deps.database, (seq) => {
    if (seq <= lastSeq) return;
    lastSeq = seq;
    deps.requestBackgroundSync();
    engine.want({ ownRows: true }, page.isOnline() ? serverFailure : anyFailure);
  });

  const stops = [
    unwatchListener,
    unwatchNewest,
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
    // S20: another tab that is visible may listen now.
    page.on('hidden', () => live.abort()),
    () => live.abort(),
    () => cancelTimer(),
    () => engine.stop(),
  ];
  startTimer();
  engine.want(everything);

  return {
    view: engine.view,
    subscribe: engine.subscribe,
    photos: createStore<PhotosOnTheWay>(noPhotos),
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

/** Who listens: what changes in it starts an exchange and a new stream. */
async function readListener(database: StartSyncDeps['database']) {
  const { user, mustSignInAgain, signOutOwed } = await readSession(database);
  const owner = ownerOf(user);
  // When a stream opens, the worker decides what it may hear: by the person's role, or for a
  // visitor by the cookie that they get with their first command.
  const access = user ? user.isAdmin : Boolean((await database.pullStates.get(owner))?.cursor);
  return { owner: [owner, mustSignInAgain, signOutOwed].join(), access: String(access) };
}
