import type { Pet } from '#src/domain/pet.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { trustedWorkerUrl } from '#src/domain/trusted-worker-url.ts';
import type { SearchedPet, SearchIndex } from './search-index.ts';
import type { SearchCall } from './search-worker.ts';
// Vite gives the address of a script of its own.
// oxlint-disable-next-line import/default
import workerUrl from './search-worker.ts?worker&url';
import { yieldToMain } from './yield-to-main.ts';

// 300 pets are sent, or indexed, in well under a frame (16 ms) on a slow phone.
const petsPerTask = 300;

export type CloseMatches = (pets: readonly Pet[], query: string) => Promise<readonly Pet[]>;

/**
 * Finds pets by what they are called, how old and large they are and where they live: by whole words
 * first, then by beginnings, and by words with a typo only if nothing else fits. The first search
 * loads its library and builds the index in a web worker, or in the page where none starts.
 */
export function closeMatches(inWorker: () => SearchIndex = indexInWorker): CloseMatches {
  let index: SearchIndex | undefined;
  const indexed = new Map<string, Pet>();
  // Two searches at once would send the same pets twice.
  const queue = createSerialQueue();

  const find = async (pets: readonly Pet[], query: string) => {
    index ??= inWorker();
    await bringUpToDate(index, indexed, pets);
    return index.search(query);
  };
  const search = async (pets: readonly Pet[], query: string): Promise<readonly Pet[]> => {
    const found = await find(pets, query).catch(async () => {
      const { createSearchIndex } = await import('./search-index.ts');
      index = createSearchIndex();
      indexed.clear();
      return find(pets, query);
    });
    return found.flatMap((id) => indexed.get(id) ?? []);
  };
  return (pets, query) =>
    query.trim() === '' ? Promise.resolve([]) : queue(() => search(pets, query));
}

/** Throws, or rejects the search, where it does not start. */
function indexInWorker(): SearchIndex {
  const worker = new Worker(trustedWorkerUrl('homeward-searching', workerUrl), { type: 'module' });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  worker.onerror = () => failed.reject(new Error('The search did not start.'));
  const call = (said: SearchCall) => worker.postMessage(said);
  return {
    update: (...update) => call({ update }),
    search: (query) => {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>();
      worker.onmessage = ({ data }: MessageEvent<readonly string[]>) => resolve(data);
      call({ search: query });
      return Promise.race([promise, failed.promise]);
    },
  };
}

/** Without the rest, which a web worker would be sent in vain. */
const searched = ({ id, name, breed, type, age, size, location }: Pet): SearchedPet => ({
  id,
  name,
  breed,
  type,
  age,
  size,
  location,
});

async function bringUpToDate(
  index: SearchIndex,
  indexed: Map<string, Pet>,
  pets: readonly Pet[],
): Promise<void> {
  let changed: Pet[] = [];
  const update = () => {
    index.update(changed.map(searched), []);
    for (const pet of changed) indexed.set(pet.id, pet);
    changed = [];
  };
  for (const pet of pets) {
    if (indexed.get(pet.id) === pet) continue;
    changed.push(pet);
    if (changed.length < petsPerTask) continue;
    update();
    await yieldToMain();
  }
  update();
  if (indexed.size === pets.length) return;
  const listed = new Set(pets.map((pet) => pet.id));
  const gone = [...indexed.keys()].filter((id) => !listed.has(id));
  index.update([], gone);
  for (const id of gone) indexed.delete(id);
}
