// @ts-check

/** A misspelt part should stop the run with its name, not leave a pet without ears. @template T @param {Record<string, T>} from @param {string} name @param {string} what @returns {T} */
export function need(from, name, what) {
  if (!Object.hasOwn(from, name)) throw new Error(`There is no ${what} called "${name}".`);
  return from[name];
}
