import type MiniSearch from 'minisearch';
import type { Pet } from '#src/domain/pet.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { yieldToMain } from './yield-to-main.ts';

// 300 pets are indexed in well under a frame (16 ms) on a slow phone.
const petsPerTask = 300;
const mostMatches = 24;

export type CloseMatches = (pets: readonly Pet[], query: string) => Promise<readonly Pet[]>;

/** Prefix and typo-tolerant search; the first search loads its library and builds the index. */
export function closeMatches(): CloseMatches {
  let index: MiniSearch<Pet> | undefined;
  const indexed = new Map<string, Pet>();
  // Two searches at once would index the same pet twice, which MiniSearch refuses.
  const queue = createSerialQueue();

  const search = async (pets: readonly Pet[], query: string): Promise<readonly Pet[]> => {
    index ??= await newIndex();
    await bringUpToDate(index, indexed, pets);
    return index
      .search(query)
      .slice(0, mostMatches)
      .flatMap(({ id }) => indexed.get(id) ?? []);
  };
  return (pets, query) =>
    query.trim() === '' ? Promise.resolve([]) : queue(() => search(pets, query));
}

async function newIndex(): Promise<MiniSearch<Pet>> {
  const { default: Index } = await import('minisearch');
  return new Index<Pet>({
    fields: ['name', 'breed', 'type', 'age'],
    searchOptions: {
      boost: { name: 2 },
      // Nearly everything begins with any one letter.
      prefix: (term) => term.length > 1,
      // One typo for every four letters; short words would match nearly anything.
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
}

async function bringUpToDate(
  index: MiniSearch<Pet>,
  indexed: Map<string, Pet>,
  pets: readonly Pet[],
): Promise<void> {
  let updated = 0;
  for (const pet of pets) {
    const known = indexed.get(pet.id);
    if (known === pet) continue;
    if (known) index.replace(pet);
    else index.add(pet);
    indexed.set(pet.id, pet);
    updated += 1;
    if (updated % petsPerTask === 0) await yieldToMain();
  }
  if (indexed.size === pets.length) return;
  const listed = new Set(pets.map((pet) => pet.id));
  for (const id of indexed.keys()) {
    if (listed.has(id)) continue;
    index.discard(id);
    indexed.delete(id);
  }
}
