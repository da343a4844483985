/**
 * Small texts beside the database: written at once, before a closing page is gone, and kept where
 * the browser clears the database alone. Where there is no such storage, nothing is kept.
 */
export type SafeLocalStorage = {
  read(key: string): string | undefined;
  /** Where it cannot be kept, nothing is kept under this key. */
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
};

export const safeLocalStorage: SafeLocalStorage = {
  read: (key) => attempt((there) => there.getItem(key) ?? undefined),
  write: (key, text) => {
    const isKept = attempt((there) => {
      there.setItem(key, text);
      return true;
    });
    // An older text would be taken for what could not be written.
    if (!isKept) safeLocalStorage.remove(key);
  },
  remove: (key) => attempt((there) => there.removeItem(key)),
  keys: () =>
    attempt((there) => Array.from({ length: there.length }, (_, at) => there.key(at) ?? '')) ?? [],
};

function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    // Merely asking for it throws where the browser blocks it; outside of browsers there is none.
    const storage: Storage | undefined = globalThis.localStorage;
    return storage && work(storage);
  } catch {
    // Blocked for this site, or full.
    return undefined;
  }
}
