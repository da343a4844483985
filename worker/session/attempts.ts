/** Limits how often something may be tried; counted in the memory of this process. */
export type Attempts = {
  /** Seconds to wait before the next try, 0 for none. */
  waitS(key: string): number;
  count(key: string): void;
};

type Options = { limit: number; windowMs: number; now?: () => number };

/** Allows `limit` attempts in a window that starts with the first of them. */
export function createAttempts({ limit, windowMs, now = Date.now }: Options): Attempts {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const open = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  return {
    waitS(key) {
      const window = open(key);
      return window && window.count >= limit ? Math.ceil((window.endsAt - now()) / 1000) : 0;
    },
    count(key) {
      const window = open(key);
      if (window) {
        window.count += 1;
        return;
      }
      // 10,000 take a few megabytes. Then windows that have ended are deleted.
      if (windows.size >= 10_000) {
        for (const [old, { endsAt }] of windows) if (endsAt <= now()) windows.delete(old);
        if (windows.size >= 10_000) windows.clear();
      }
      windows.set(key, { count: 1, endsAt: now() + windowMs });
    },
  };
}
