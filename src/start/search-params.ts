import type { FilterGroup } from '#src/domain/pet-filters.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';

type Value = string | string[] | undefined;

/** The search parameters of an address: a string, or a list if a key is repeated. */
type SearchParams = { [key: string]: Value };

/** '?query=ball&size=small&size=large' as strings and lists. Numbers and 'true' stay strings. */
export function parseSearch(text: string): SearchParams {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    // A repeated key comes again with the same list.
    [...given.keys()].map((key) => {
      const all = given.getAll(key);
      return [key, all.length > 1 ? all : all[0]];
    }),
  );
}

/** The reverse of `parseSearch`, with the question mark; '' if no parameter is set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => typeof one === 'string')
      .map((one) => [key, one]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

// What each route reads of its address (its `validateSearch`). The router keeps the keys that a route
// does not read: they stay in the address, to a pet's page and back. No schemas: they would add to
// the script of every first page.

/** The chosen filters of a list, as the address has them; `readFilters` drops unknown ones. */
export type FilterSearch = { [Group in FilterGroup]?: Value };
/** `query` is the search text; title, text and url come from another app (share_target). */
export type ResultsSearch = FilterSearch & {
  [Key in 'query' | 'title' | 'text' | 'url']?: string | undefined;
};
/** The criteria of a suggestion, as the address has them; the page knows which fields are lists. */
export type CriteriaSearch = { [Field in keyof Criteria]?: Value };
/** The pets of which kennel cards are shown, and the size of the paper. */
export type CardsSearch = { [Key in 'pet' | 'size']?: Value };
/** The id of the application that is open. */
export type DashboardSearch = { request?: string | undefined };

type Given = Record<string, unknown>;

// Through a string: what a link passes then reads the same as what its address will say.
const paramsOf = (given: Given) => parseSearch(stringifySearch(given));
const toList = (value: Value) => [value ?? []].flat();

export const readFilterSearch: (given: Given) => FilterSearch = paramsOf;
export const readCardsSearch: (given: Given) => CardsSearch = paramsOf;
export const readCriteriaSearch: (given: Given) => CriteriaSearch = paramsOf;

export function readResultsSearch(given: Given): ResultsSearch {
  const params = paramsOf(given);
  const [query, title, text, url] = ['query', 'title', 'text', 'url'].map(
    (key) => toList(params[key])[0],
  );
  return { ...params, query, title, text, url };
}

export const readDashboardSearch = (given: Given): DashboardSearch => ({
  request: toList(paramsOf(given).request)[0],
});
