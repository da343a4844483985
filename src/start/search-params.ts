/** What stands behind the question mark of an address: a word, or a list where a key is repeated. */
export type SearchParams = { [key: string]: string | string[] | undefined };

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
