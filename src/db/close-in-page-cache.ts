import Dexie from 'dexie';
import { watchTransactions } from './watch-transactions.ts';

/**
 * Closes the database while the page lies in the browser's back/forward cache; queries wait until
 * it is shown again. What was unfinished is aborted: in WebKit it would wait for this page all that
 * time, and every other page for it (https://github.com/w3c/IndexedDB/issues/381).
 */
export function closeInPageCache(
  database: Dexie,
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const unfinished = new Set<IDBTransaction>();
  watchTransactions(database, (transaction) => {
    unfinished.add(transaction);
    const end = () => unfinished.delete(transaction);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
  });
  let shown: Promise<unknown> | undefined;
  const open = database.open.bind(database);
  // Dexie opens it for the next query, also for one that begins while the page is put away.
  database.open = () => Dexie.Promise.resolve(shown).then(open);
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    shown = new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
    database.close({ disableAutoOpen: false });
    for (const transaction of unfinished) {
      try {
        transaction.abort();
      } catch {
        // It is being committed already.
      }
    }
  });
}
