import { onTestFinished, vi } from 'vitest';

/** Stands in for localStorage until the test ends; `full` makes every write fail. */
export function withLocalStorage(entries: Record<string, string> = {}): {
  texts: Map<string, string>;
  full: boolean;
} {
  const self = { texts: new Map(Object.entries(entries)), full: false };
  const { texts } = self;
  const storage: Storage = {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (self.full) throw new DOMException('There is no space.', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
  vi.stubGlobal('localStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return self;
}
