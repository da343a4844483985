import type { DBCore, Dexie } from 'dexie';
import type { StorageHealth } from './storage-health.ts';

/**
 * Notices, for every write of a database alike, that the device has no space for it, and that it
 * has again. Whoever wrote still sees the write fail.
 */
export function noticeFullDevice(database: Dexie, health: StorageHealth): void {
  // The stores of each write that found no space. A small write elsewhere may still find some: only
  // one to the same stores says that it is over, else the notice would come and go.
  const failed = new Map<string, readonly string[]>();
  const fail = (stores: readonly string[]) => {
    failed.set(stores.join(), stores);
    health.change({ full: true });
  };
  const succeed = (stores: readonly string[]) => {
    if (failed.size === 0) return;
    for (const [key, scope] of failed) {
      if (scope.every((store) => stores.includes(store))) failed.delete(key);
    }
    health.change({ full: failed.size > 0 });
  };
  database.use({
    stack: 'dbcore',
    name: 'notice-full-device',
    create: (core: DBCore): DBCore => ({
      ...core,
      transaction: (stores, mode, options) => {
        const transaction = core.transaction(stores, mode, options);
        // The lowest layer hands out the browser's own transaction; Dexie's type names only abort().
        if (mode === 'readwrite') observe(transaction as IDBTransaction, stores);
        return transaction;
      },
    }),
  });

  function observe(transaction: IDBTransaction, stores: readonly string[]): void {
    let failedHere = false;
    const note = (error: unknown) => {
      if (nameOf(error) !== quotaExceeded) return;
      failedHere = true;
      fail(stores);
    };
    // On its way down: Dexie stops the event at the request that failed. Where that was the only
    // one, the transaction completes all the same.
    const onError = ({ target }: Event) => target && 'error' in target && note(target.error);
    transaction.addEventListener('error', onError, true);
    // Chromium finds out only when it commits, and then no request has failed.
    transaction.addEventListener('abort', () => note(transaction.error));
    transaction.addEventListener('complete', () => failedHere || succeed(stores));
  }
}

const quotaExceeded = 'QuotaExceededError';

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
