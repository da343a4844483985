import type { Clock } from '#src/db/clock.ts';
import { watch } from '#src/db/watch.ts';
import { photosOf } from '#src/db/media.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createEngine } from './engine.ts';
import type { SyncDeps } from './private-request.ts';
import { createMediaSender, dueMedia } from './send-media.ts';
import type { Sync } from './sync.ts';

export type StartMediaDeps = Omit<SyncDeps, 'now'> & {
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: BrowserEvents;
  sync: Pick<Sync, 'photos'>;
};

/**
 * Sends media as soon as they may be sent, beside the exchanges of commands and rows: these do not
 * wait for pictures. The returned function stops that.
 */
export function startMedia(deps: StartMediaDeps): () => void {
  const { clock, page, sync } = deps;
  const send = createMediaSender({ ...deps, now: clock.now });
  const engine = createEngine({ exchange: () => send(), clock, random: deps.random });
  const want = () => engine.want({ ownRows: true });
  let known: readonly string[] = [];
  const tell = (count: number) => {
    const { failure } = engine.view();
    const { photos } = sync;
    const told = photos.view();
    if (told.count !== count || told.failure !== failure) photos.set({ count, failure });
  };
  const unwatch = watch(
    // An async function: see `useDeviceQuery`.
    async () => dueMedia(deps),
    (due) => {
      const ids = due.map(({ id }) => id);
      if (ids.some((id) => !known.includes(id))) want();
      known = ids;
      tell(photosOf(due).size);
    },
  );
  const stops = [
    unwatch,
    engine.subscribe(() => tell(sync.photos.view().count)),
    page.on('online', () => {
      engine.resetBackoff();
      want();
    }),
    page.on('visible', want),
    () => engine.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
