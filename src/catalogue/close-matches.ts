import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { Pet } from '#src/domain/pet.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { otherWordsFor, queryKey, wordKey } from './pet-words.ts';
import { yieldToMain } from './yield-to-main.ts';

// 300 pets are indexed in well under a frame (16 ms) on a slow phone.
const petsPerTask = 300;
const mostMatches = 120;

export type CloseMatches = (pets: readonly Pet[], query: string) => Promise<readonly Pet[]>;

/**
 * Finds pets by what they are called, how old and large they are and where they live: by whole words
 * first, then by beginnings, and by words with a typo only if nothing else fits. The first search
 * loads its library and builds the index.
 */
export function closeMatches(): CloseMatches {
  let index: MiniSearch<Pet> | undefined;
  const indexed = new Map<string, Pet>();
  // Two searches at once would index the same pet twice, which MiniSearch refuses.
  const queue = createSerialQueue();

  const search = async (pets: readonly Pet[], query: string): Promise<readonly Pet[]> => {
    index ??= await newIndex();
    await bringUpToDate(index, indexed, pets);
    const exact = index.search(query);
    // A rare word that only begins like the query would otherwise outrank a common one.
    const found = exact.length > 0 ? wholeWordsFirst(exact) : index.search(query, { fuzzy });
    return found.slice(0, mostMatches).flatMap(({ id }) => indexed.get(id) ?? []);
  };
  return (pets, query) =>
    query.trim() === '' ? Promise.resolve([]) : queue(() => search(pets, query));
}

function wholeWordsFirst(results: readonly SearchResult[]): readonly SearchResult[] {
  const wholeWords = ({ queryTerms, terms }: SearchResult) =>
    queryTerms.filter((word) => terms.includes(word)).length;
  return results.toSorted((one, other) => wholeWords(other) - wholeWords(one));
}

/** One typo for every four letters; short words would match nearly anything. */
const fuzzy = (term: string) => (term.length > 3 ? 0.25 : false);

async function newIndex(): Promise<MiniSearch<Pet>> {
  const { default: Index } = await import('minisearch');
  const texts: Record<string, (pet: Pet) => string> = {
    called: otherWordsFor,
    place: ({ location }) => Object.values(location).join(' '),
  };
  return new Index<Pet>({
    fields: ['name', 'breed', 'type', 'age', 'size', ...Object.keys(texts)],
    extractField: (pet, field) =>
      texts[field]?.(pet) ?? Index.getDefault('extractField')(pet, field),
    processTerm: wordKey,
    searchOptions: {
      boost: { name: 2 },
      // Nearly everything begins with any one letter.
      prefix: (term) => term.length > 1,
      processTerm: queryKey,
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
