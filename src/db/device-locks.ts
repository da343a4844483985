import { createSerialQueue, type SerialQueue } from '#src/domain/serial-queue.ts';

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

/** Locks that only this page knows: a queue a name. */
export function pageLocks(): Locks {
  const queues = new Map<LockName, SerialQueue>();
  return {
    hold: (name, work, signal) => {
      const queue = queues.get(name) ?? createSerialQueue();
      queues.set(name, queue);
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(signal?.reason);
        if (signal?.aborted) return giveUp();
        signal?.addEventListener('abort', giveUp, { once: true });
        queue(async () => {
          // It keeps its place after it gave up, and does nothing there.
          signal?.throwIfAborted();
          signal?.removeEventListener('abort', giveUp);
          return work();
        }).then(resolve, reject);
      });
    },
  };
}
