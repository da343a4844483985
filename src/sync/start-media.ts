import type { Clock } from '#src/db/clock.ts';
import { watch } from '#src/db/watch.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createEngine } from './engine.ts';
import type { SyncDeps } from './private-request.ts';
import { createMediaSender, dueMedia } from './send-media.ts';

export type StartMediaDeps = Omit<SyncDeps, 'now'> & {
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: BrowserEvents;
};

/**
 * Sends media as soon as they may be sent, beside the exchanges of commands and rows: these do not
 * wait for pictures. The returned function stops that.
 */
export function startMedia(deps: StartMediaDeps): () => void {
  const { clock, page } = deps;
  const send = createMediaSender({ ...deps, now: clock.now });
  const engine = createEngine({ exchange: () => send(), clock, random: deps.random });
  const want = () => engine.want({ ownRows: true });
  let known: readonly string[] = [];
  const unwatch = watch(
    // An async function: see `useDeviceQuery`.
    async () => dueMedia(deps),
    (due) => {
      const ids = due.map(({ id }) => id);
      if (ids.some((id) => !known.includes(id))) want();
      known = ids;
    },
  );
  const stops = [
    unwatch,
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
