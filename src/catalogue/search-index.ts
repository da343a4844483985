import MiniSearch, { type SearchResult } from 'minisearch';
import type { Pet } from '#src/domain/pet.ts';
import { otherWordsFor, queryKey, wordKey } from './pet-words.ts';

/** What close matches are found by. */
export type SearchedPet = Pick<Pet, 'id' | 'name' | 'breed' | 'type' | 'age' | 'size' | 'location'>;

export type SearchIndex = {
  /** Adds pets, replaces those of the same id, and discards others. */
  update(pets: readonly SearchedPet[], gone: readonly string[]): void;
  /** The ids of the pets that are found, best first. */
  search(query: string): Promise<readonly string[]>;
};

const mostMatches = 120;

/** Prefers whole words to beginnings, and allows typos only if nothing else fits. */
export function createSearchIndex(): SearchIndex {
  const texts: Record<string, (pet: SearchedPet) => string> = {
    called: otherWordsFor,
    place: ({ location }) => Object.values(location).join(' '),
  };
  const index = new MiniSearch<SearchedPet>({
    fields: ['name', 'breed', 'type', 'age', 'size', ...Object.keys(texts)],
    extractField: (pet, field) =>
      texts[field]?.(pet) ?? MiniSearch.getDefault('extractField')(pet, field),
    processTerm: wordKey,
    searchOptions: {
      boost: { name: 2 },
      // Nearly everything begins with any one letter.
      prefix: (term) => term.length > 1,
      processTerm: queryKey,
      combineWith: 'AND',
    },
  });
  return {
    update: (pets, gone) => {
      for (const pet of pets) {
        if (index.has(pet.id)) index.replace(pet);
        else index.add(pet);
      }
      index.discardAll(gone);
    },
    search: async (query) => {
      const exact = index.search(query);
      // A rare word that only begins like the query would otherwise outrank a common one.
      const found = exact.length > 0 ? wholeWordsFirst(exact) : index.search(query, { fuzzy });
      return found.slice(0, mostMatches).map(({ id }) => String(id));
    },
  };
}

function wholeWordsFirst(results: readonly SearchResult[]): readonly SearchResult[] {
  const wholeWords = ({ queryTerms, terms }: SearchResult) =>
    queryTerms.filter((word) => terms.includes(word)).length;
  return results.toSorted((one, other) => wholeWords(other) - wholeWords(one));
}

/** One typo for every four letters; short words would match nearly anything. */
const fuzzy = (term: string) => (term.length > 3 ? 0.25 : false);
