import type { Dexie } from 'dexie';
import type { StorageHealth } from './storage-health.ts';
import { watchTransactions } from './watch-transactions.ts';

/**
 * Notices when a write to the database fails because the device has no space, and when it has space
 * again. The caller still sees the write fail.
 */
export function noticeFullDevice(database: Dexie, health: StorageHealth): void {
  // The stores of each write that found no space. A small write elsewhere may still succeed: only a
  // write to the same stores ends the notice, or it would come and go.
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
  watchTransactions(database, (transaction, stores, mode) => {
    if (mode !== 'readwrite') return;
    let failedHere = false;
    const note = (error: unknown) => {
      if (nameOf(error) !== quotaExceeded) return;
      failedHere = true;
      fail(stores);
    };
    // Captured, because Dexie stops the event at the request that failed. If that was the only
    // request, the transaction still completes.
    const onError = ({ target }: Event) => target && 'error' in target && note(target.error);
    transaction.addEventListener('error', onError, true);
    // Chromium notices only on commit, and then no request has failed.
    transaction.addEventListener('abort', () => note(transaction.error));
    transaction.addEventListener('complete', () => failedHere || succeed(stores));
  });
}

const quotaExceeded = 'QuotaExceededError';

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
