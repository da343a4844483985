/** Locks shared by every tab and the service worker of this device. */
export type Locks = {
  /** Waits for the lock; rejects with the signal's reason when that comes first. */
  hold<T>(name: LockName, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/**
 * sync: one exchange of private rows. session: whatever changes the cookie. catalogue: one refresh
 * of the pets. live: the one tab that listens for pokes, for as long as it listens.
 */
export type LockName = 'sync' | 'session' | 'catalogue' | 'live';

/** The browser's locks, or, where a page has none (plain http), locks within this page. */
export function deviceLocks(manager: LockManager | undefined = navigator.locks): Locks {
  if (!manager) return pageLocks();
  return {
    // The manager's declared result wraps promises twice; what it resolves with is the work's.
    hold: (name, work, signal) =>
      manager.request(`homeward-${name}`, signal ? { signal } : {}, work) as Promise<never>,
  };
}

/** Locks that only this page knows: a chain of promises a name. */
export function pageLocks(): Locks {
  const tails = new Map<LockName, Promise<unknown>>();
  return {
    hold: (name, work, signal) => {
      const before = tails.get(name) ?? Promise.resolve();
      const own = whenFree(before, signal).then(work);
      // Who comes next waits for this one, however it ends, and for those before it.
      tails.set(name, Promise.allSettled([before, own]));
      return own;
    },
  };
}

function whenFree(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal?.reason);
    if (signal?.aborted) return give();
    signal?.addEventListener('abort', give, { once: true });
    void before.then(() => {
      signal?.removeEventListener('abort', give);
      resolve();
    });
  });
}
