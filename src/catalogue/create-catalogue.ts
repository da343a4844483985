import type { Clock } from '#src/db/clock.ts';
import { watch } from '#src/db/watch.ts';
import { done, type Result } from '#src/domain/failure.ts';
import { listFreshForMs, type Pet, petListKeys } from '#src/domain/pet.ts';
import { createStore } from '#src/domain/store.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';
import type { CloseMatches } from './close-matches.ts';
import { type Loaded, loadPets } from './pet-index.ts';
import { type CatalogueDeps, loadChanges, refreshCatalogue } from './refresh-catalogue.ts';

// 0.5 s: also where the clock was set forward meanwhile.
const longestPauseMs = 500;

const nothingYet: CatalogueView = {
  status: 'loading',
  loaded: 0,
  total: undefined,
  pets: [],
  byId: new Map(),
  unreadable: 0,
};

type Options = Omit<CatalogueDeps, 'onChunk' | 'shown' | 'show' | 'onChanges' | 'now'> & {
  clock: Clock;
  /** The pets of the prerendered document; they stay until the device has the whole catalogue. */
  prerendered?: readonly Pet[];
};

/**
 * The pets of this device in memory, updated whenever any of its tabs stores a change. Asks the
 * server only in `refresh` and `opened`.
 *
 * @see C1 to C6 in src/sync/SPEC.md
 * @example
 * ```ts
 * const catalogue = createCatalogue({ database, network, locks, clock: systemClock });
 * const unsubscribe = catalogue.subscribe(() => render(catalogue.view().pets));
 * await catalogue.refresh();
 * ```
 */
export function createCatalogue(deps: Options): Catalogue {
  const { database, clock, prerendered = [] } = deps;
  let search: CloseMatches | undefined;
  let loaded: Loaded | undefined;
  let failed = false;
  const { view, subscribe, set } = createStore(viewOf(undefined, prerendered, false, nothingYet));
  let reading: Promise<void> | undefined;
  let readOnceMore = false;
  let goOn = () => {};
  let complete = false;
  let stopped = false;
  let refreshing: Promise<Result> | undefined;
  let onFirstSubscriber = () => {};
  const firstSubscriber = new Promise<void>((resolve) => (onFirstSubscriber = resolve));

  const publish = () => {
    if (!stopped) set(viewOf(loaded, prerendered, failed, view()));
  };

  const read = async () => {
    try {
      do {
        readOnceMore = false;
        const begun = clock.now();
        // Each reading copies all pets that were here before, and screens draw them again: with every
        // chunk that arrives it would take longer and longer. And it would hold up those that come.
        const pause = () =>
          new Promise<void>((resolve) => {
            goOn = resolve;
            const tookMs = clock.now() - begun;
            if (tookMs > 0 && !complete) clock.after(Math.min(5 * tookMs, longestPauseMs), resolve);
            else resolve();
          });
        const read = await loadPets(database, loaded, async (part) => {
          loaded = part;
          publish();
          // Until a screen shows the first chunk, reading on would only delay it.
          await firstSubscriber;
          await pause();
        });
        if (read !== loaded) {
          loaded = read;
          publish();
        }
        await pause();
      } while (readOnceMore && !stopped);
    } catch (error) {
      if (stopped) return;
      // The device's storage cannot be read: screens say so instead of showing pets.
      console.error('The pets on this device could not be read.', error);
      failed = true;
      publish();
    } finally {
      // In the same synchronous step as the loop's last check of `readOnceMore`: a later change
      // therefore starts a new reading.
      reading = undefined;
    }
  };
  const readAgain = () => {
    readOnceMore = true;
    reading ??= read();
  };

  // Every tab watches the one state row, which is written, or announced, with each chunk.
  const unwatch = watch(
    () => database.catalogueState.get('current'),
    (state) => {
      complete = Boolean(state?.current);
      if (complete) goOn();
      readAgain();
    },
  );

  // A chunk after a failure: the catalogue is loading again.
  const onChunk = () => {
    if (!failed) return;
    failed = false;
    publish();
  };
  // This tab shows them at once, and need not wait for its watch.
  const onChanges = async () => {
    // A part may wait for the first screen.
    if (!loaded?.whole) return;
    readAgain();
    await reading;
  };
  const settle = async (result: Result): Promise<void> => {
    if (result.kind === 'ok') {
      const refreshedAt = clock.now();
      await database.lists.bulkPut(petListKeys.map((key) => ({ key, refreshedAt })));
    }
    if (failed !== (result.kind !== 'ok')) {
      failed = result.kind !== 'ok';
      publish();
    }
  };
  const shown = () => (reading ? undefined : loaded);
  const show = (next: Loaded) => {
    loaded = next;
    publish();
  };
  const refreshDeps = { ...deps, now: clock.now, onChunk, shown, show, onChanges };
  const refreshOnDevice = async (atLeast: number | undefined): Promise<Result> => {
    const result = await refreshCatalogue(refreshDeps, atLeast).catch((error: unknown) => {
      // The device is full, or its storage is gone: the pets in memory stay on screen.
      console.error('The pets could not be kept on this device.', error);
      return { kind: 'storage' } as const;
    });
    await settle(result);
    return result;
  };
  // What was begun before the database was open does not wait until somebody asks for it.
  let first = deps.begun && refreshOnDevice(undefined);
  const refresh = (atLeast?: number) => {
    refreshing = (atLeast === undefined && first) || refreshOnDevice(atLeast);
    first = undefined;
    return refreshing;
  };

  return {
    view,
    subscribe: (onChange) => {
      onFirstSubscriber();
      return subscribe(onChange);
    },
    refresh,
    take: async (poked) => {
      const changes = await loadChanges();
      const taken = await changes.takePokedChanges(refreshDeps, poked);
      if (taken) await settle(done);
      return taken;
    },
    opened: async (key) => {
      try {
        // A refresh that is running may make this list fresh.
        await refreshing;
        const age = clock.now() - ((await database.lists.get(key))?.refreshedAt ?? 0);
        // A negative age means that the clock was set back: the real age is unknown.
        if (age < 0 || age > listFreshForMs) await refresh();
      } catch (error) {
        // The device's storage is full or gone. Its notices say so; the list shows what it has.
        console.warn('The age of this list could not be kept.', error);
      }
    },
    findClose: async (query) => {
      // Loaded at the first search, and the library with it.
      const { closeMatches } = await import('./close-matches.ts');
      search ??= closeMatches();
      return search(view().pets, query);
    },
    readAgain,
    stop: () => {
      stopped = true;
      unwatch();
    },
  };
}

/** What screens are given (pure). */
function viewOf(
  loaded: Loaded | undefined,
  prerendered: readonly Pet[],
  failed: boolean,
  before: CatalogueView,
): CatalogueView {
  const whole = loaded?.whole ?? false;
  const byId =
    loaded && (whole || prerendered.length === 0)
      ? loaded.byId
      : withPrerendered(prerendered, loaded?.byId);
  // Chunks arrive in any order and changes add pets at the end, so pets are sorted by id.
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

/** A pet of the device replaces the prerendered one, which is older. */
function withPrerendered(prerendered: readonly Pet[], byId: ReadonlyMap<string, Pet> = new Map()) {
  return new Map([...prerendered.map((pet) => [pet.id, pet] as const), ...byId]);
}
