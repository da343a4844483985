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

type LocalStorage = {
  length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

function attempt<Result>(work: (storage: LocalStorage) => Result): Result | undefined {
  try {
    // If the browser blocks it, reading this property throws; a service worker has none.
    const { localStorage } = globalThis as { localStorage?: LocalStorage };
    return localStorage && work(localStorage);
  } catch {
    // Blocked for this site, or full.
    return undefined;
  }
}
