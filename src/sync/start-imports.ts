import type { Clock } from '#src/db/clock.ts';
import { watch } from '#src/db/watch.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createEngine } from './engine.ts';
import type { SyncDeps } from './private-request.ts';
import { createImportSender, dueImports } from './send-imports.ts';

export type StartImportsDeps = Omit<SyncDeps, 'now'> & {
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  page: BrowserEvents;
};

/** Sends imports as soon as they are stored, beside commands and photos. The result stops that. */
export function startImports(deps: StartImportsDeps): () => void {
  const { clock, page } = deps;
  const send = createImportSender({ ...deps, now: clock.now });
  const engine = createEngine({ exchange: () => send(), clock, random: deps.random });
  const want = () => engine.want({ ownRows: true });
  let known: readonly string[] = [];
  const unwatch = watch(
    // An async function: see `useDeviceQuery`.
    async () => dueImports(deps),
    (due) => {
      const ids = due.map(({ id }) => id);
      if (ids.some((id) => !known.includes(id))) want();
      known = ids;
    },
  );
  const wantIfDue = () => known.length > 0 && want();
  const stops = [
    unwatch,
    page.on('online', () => {
      engine.resetBackoff();
      wantIfDue();
    }),
    page.on('visible', wantIfDue),
    () => engine.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
