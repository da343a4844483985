import type { Failure } from '#src/domain/failure.ts';
import { createSerialQueue, type SerialQueue } from '#src/domain/serial-queue.ts';

/** Locks shared by every tab and the service worker of this device. */
export type Locks = {
  /** Runs `work` under the lock; rejects with the signal's reason if it aborts during the wait. */
  hold<T>(name: LockName, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/**
 * sync: one push or pull of a batch. session: every change of the cookie. catalogue: one refresh of
 * the pets. media: one piece of a photo. import: one part of an import. live: the one tab that
 * listens for pokes, as long as it listens.
 */
export type LockName = 'sync' | 'session' | 'catalogue' | 'media' | 'import' | 'live';

// 60 s: more than the requests of one batch take, less than a person waits for an answer.
const patienceMs = 60_000;

/**
 * Runs `work` under the lock, or gives up when `patience` ends: the browser has suspended the tab
 * that holds it, or that tab is still downloading. The lock is never taken from it: it may go on in
 * the middle of its work.
 */
export async function holdOrGiveUp<Value>(
  locks: Locks,
  name: LockName,
  work: () => Promise<Value>,
  patience = AbortSignal.timeout(patienceMs),
): Promise<Value | Extract<Failure, { kind: 'other-tab' }>> {
  try {
    return await locks.hold(name, work, patience);
  } catch (error) {
    if (error !== patience.reason) throw error;
    const message = 'Another tab of Homeward is busy. Close it, then try again.';
    return { kind: 'other-tab', message };
  }
}

/** The browser's locks, or locks within this page if the browser offers none (plain http). */
export function deviceLocks(manager: LockManager | undefined = navigator.locks): Locks {
  if (!manager) return pageLocks();
  return {
    // The declared result wraps a promise in a promise; it resolves with the work's own value.
    hold: (name, work, signal) =>
      manager.request(`homeward-${name}`, signal ? { signal } : {}, work) as Promise<never>,
  };
}

/** Locks that only this page knows: one queue for each name. */
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
          // After giving up it keeps its place in the queue, and does nothing when its turn comes.
          signal?.throwIfAborted();
          signal?.removeEventListener('abort', giveUp);
          return work();
        }).then(resolve, reject);
      });
    },
  };
}
