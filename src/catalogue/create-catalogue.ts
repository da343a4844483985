import type { Clock } from '#src/db/clock.ts';
import { watch } from '#src/db/watch.ts';
import type { Result } from '#src/domain/failure.ts';
import { listFreshForMs, type Pet, petListKeys } from '#src/domain/pet.ts';
import { createStore } from '#src/domain/store.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';
import type { CloseMatches } from './close-matches.ts';
import { type Loaded, loadPets } from './pet-index.ts';
import { type CatalogueDeps, refreshCatalogue } from './refresh-catalogue.ts';

const nothingYet: CatalogueView = {
  status: 'loading',
  loaded: 0,
  total: undefined,
  pets: [],
  byId: new Map(),
  unreadable: 0,
};

type Options = Omit<CatalogueDeps, 'onChunk'> & {
  clock: Clock;
  /** Pets that are on screen already; they stay until the device has the whole catalogue. */
  drawn?: readonly Pet[];
};

/**
 * The pets of this device in memory, kept in step with what any of its tabs stores. It reads on when
 * somebody has subscribed, and asks the server only when it is told to.
 *
 * @see C1 to C6 in src/sync/SPEC.md
 * @example
 * ```ts
 * const catalogue = createCatalogue({ database, network, locks, clock: systemClock });
 * const unsubscribe = catalogue.subscribe(() => draw(catalogue.view().pets));
 * await catalogue.refresh();
 * ```
 */
export function createCatalogue(deps: Options): Catalogue {
  const { database, clock, drawn = [] } = deps;
  let search: CloseMatches | undefined;
  let loaded: Loaded | undefined;
  let failed = false;
  const { view, subscribe, set } = createStore(viewOf(undefined, drawn, false, nothingYet));
  let looking: Promise<void> | undefined;
  let lookOnceMore = false;
  let stopped = false;
  let asking: Promise<Result> | undefined;
  let hasOnlooker = () => {};
  const firstOnlooker = new Promise<void>((resolve) => (hasOnlooker = resolve));

  const publish = () => {
    if (!stopped) set(viewOf(loaded, drawn, failed, view()));
  };

  const look = async () => {
    do {
      lookOnceMore = false;
      loaded = await loadPets(database, loaded, async (part) => {
        loaded = part;
        publish();
        // Before somebody has drawn the first page, reading on would only delay that.
        await firstOnlooker;
      });
      publish();
    } while (lookOnceMore && !stopped);
  };
  const lookAgain = () => {
    lookOnceMore = true;
    looking ??= look()
      .catch((error: unknown) => {
        if (stopped) return;
        // The device's storage refuses to be read: say so where the pets would stand.
        console.error('The pets on this device could not be read.', error);
        failed = true;
        publish();
      })
      .finally(() => {
        looking = undefined;
      });
  };

  // Every tab watches the one state row, and the chunks while they come.
  const unwatch = watch(
    async () => [
      await database.catalogueState.get('current'),
      await database.catalogueChunks.count(),
    ],
    lookAgain,
  );

  // What comes after a failure is on its way again.
  const onChunk = () => {
    if (!failed) return;
    failed = false;
    publish();
  };
  const askServer = async (atLeast: number | undefined): Promise<Result> => {
    const result = await refreshCatalogue({ ...deps, onChunk }, atLeast).catch((error: unknown) => {
      // The device is full, or its storage was taken away: what is in memory stays on screen.
      console.error('The pets could not be kept on this device.', error);
      return { kind: 'storage' } as const;
    });
    if (result.kind === 'ok') {
      const refreshedAt = clock.now();
      await database.lists.bulkPut(petListKeys.map((key) => ({ key, refreshedAt })));
    }
    if (failed !== (result.kind !== 'ok')) {
      failed = result.kind !== 'ok';
      publish();
    }
    return result;
  };
  const refresh = (atLeast?: number) => (asking = askServer(atLeast));

  return {
    view,
    subscribe: (onChange) => {
      hasOnlooker();
      return subscribe(onChange);
    },
    refresh,
    opened: async (key) => {
      try {
        // What is being asked just now answers this too.
        await asking;
        const age = clock.now() - ((await database.lists.get(key))?.refreshedAt ?? 0);
        // A negative age is a clock that was set back: nothing is known then.
        if (age < 0 || age > listFreshForMs) await refresh();
      } catch (error) {
        // The device's storage is full or gone, which its notices say; the list shows what it has.
        console.warn('Whether this list is fresh could not be read or kept.', error);
      }
    },
    close: async (query) => {
      // Fetched with the first search, and with it the library.
      const { closeMatches } = await import('./close-matches.ts');
      search ??= closeMatches();
      return search(view().pets, query);
    },
    lookAgain,
    stop: () => {
      stopped = true;
      unwatch();
    },
  };
}

/** What screens see of what is in memory (pure). */
function viewOf(
  loaded: Loaded | undefined,
  drawn: readonly Pet[],
  failed: boolean,
  before: CatalogueView,
): CatalogueView {
  const whole = loaded?.whole ?? false;
  const byId =
    loaded && (whole || drawn.length === 0) ? loaded.byId : withPrerendered(drawn, loaded?.byId);
  // Chunks come in any order and changes add at the end: one order for all, whatever came first.
  const pets =
    byId === before.byId ? before.pets : [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    status: whole ? 'ready' : failed ? 'failed' : 'loading',
    loaded: pets.length,
    total: whole ? pets.length : loaded?.generation.total,
    pets,
    byId,
    unreadable: loaded?.generation.unreadable ?? 0,
  };
}

/** What the device has is newer than what was drawn. */
function withPrerendered(drawn: readonly Pet[], byId: ReadonlyMap<string, Pet> = new Map()) {
  return new Map([...drawn.map((pet) => [pet.id, pet] as const), ...byId]);
}
