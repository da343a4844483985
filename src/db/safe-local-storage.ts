/**
 * localStorage for small texts beside the database. It is written synchronously, before a closing
 * page is gone, and survives if the browser clears only the database. If the browser has no
 * localStorage or blocks it, nothing is stored and nothing throws.
 */
export type SafeLocalStorage = {
  read(key: string): string | undefined;
  /** If the text cannot be stored, nothing is stored under this key. */
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
};

export const safeLocalStorage: SafeLocalStorage = {
  read: (key) => attempt((storage) => storage.getItem(key) ?? undefined),
  write: (key, text) => {
    const isStored = attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    // An older text would be taken for the one that could not be written.
    if (!isStored) safeLocalStorage.remove(key);
  },
  remove: (key) => attempt((storage) => storage.removeItem(key)),
  keys: () =>
    attempt((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
    ) ?? [],
};

function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    // If the browser blocks it, reading this property throws; outside of browsers there is none.
    const storage: Storage | undefined = globalThis.localStorage;
    return storage && work(storage);
  } catch {
    // Blocked for this site, or full.
    return undefined;
  }
}
