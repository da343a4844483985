import type { DBCore, Dexie } from 'dexie';

type OnTransaction = (
  transaction: IDBTransaction,
  stores: readonly string[],
  mode: IDBTransactionMode,
) => void;

/** Calls `onTransaction` with each transaction of the browser's that Dexie begins. */
export function watchTransactions(database: Dexie, onTransaction: OnTransaction): void {
  database.use({
    stack: 'dbcore',
    create: (core: DBCore): DBCore => ({
      ...core,
      transaction: (stores, mode, options) => {
        const transaction = core.transaction(stores, mode, options);
        // The lowest layer returns the browser's own transaction; Dexie's type has only abort().
        onTransaction(transaction as IDBTransaction, stores, mode);
        return transaction;
      },
    }),
  });
}
