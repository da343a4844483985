import type { FilterGroup } from '#src/domain/filter-pets.ts';
import type { Criteria } from '#src/domain/suggestion.ts';

type Words = string | string[] | undefined;

/** What stands behind the question mark of an address: a word, or a list where a key is repeated. */
type SearchParams = { [key: string]: Words };

/** '?query=ball&size=small&size=large' as words and lists. Numbers and 'true' stay words. */
export function parseSearch(text: string): SearchParams {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(given.keys())].map((key) => {
      const [first = '', ...more] = given.getAll(key);
      return [key, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** The reverse of `parseSearch`, with its question mark; '' when there is nothing to say. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => typeof one === 'string')
      .map((one) => [key, one]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

// What each route reads of its address (its `validateSearch`). The router keeps the keys that a route
// does not read: they stay in the address, and go along to a pet and back. No schemas: the first page
// anyone opens would carry them.

/** The choices of a list's filters, as the address names them: `readFilters` knows which count. */
export type FilterSearch = { [Group in FilterGroup]?: Words };
/** What is searched for; the others come from another app (the manifest's share_target). */
export type ResultsSearch = FilterSearch & {
  [Key in 'query' | 'title' | 'text' | 'url']?: string | undefined;
};
/** What pets are wished for, as the address writes it: the page knows which fields are lists. */
export type CriteriaSearch = { [Field in keyof Criteria]?: Words };
/** Whose form is open. */
export type DashboardSearch = { request?: string | undefined };

type Given = Record<string, unknown>;

// Through the text: whatever a link passes becomes what its address will say.
const wordsOf = (given: Given) => parseSearch(stringifySearch(given));
const said = (words: Words) => [words ?? []].flat();

export const readFilterSearch = (given: Given): FilterSearch => wordsOf(given);
export const readCriteriaSearch = (given: Given): CriteriaSearch => wordsOf(given);

export function readResultsSearch(given: Given): ResultsSearch {
  const words = wordsOf(given);
  const [query, title, text, url] = ['query', 'title', 'text', 'url'].map(
    (key) => said(words[key])[0],
  );
  return { ...words, query, title, text, url };
}

export const readDashboardSearch = (given: Given): DashboardSearch => ({
  request: said(wordsOf(given).request)[0],
});
