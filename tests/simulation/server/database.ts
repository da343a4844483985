import type { LedgerLine } from './server-rows.ts';
import { TransactionIds } from './snapshots.ts';
import { type Committed, copyTables, emptyTables } from './tables.ts';
import { Transaction } from './transaction.ts';

/** A copy of a database, without open transactions. */
export type ModelImage = { tables: Committed; lines: readonly LedgerLine[] };

/** The committed rows, and the open transactions. */
export class Database {
  tables: Committed = emptyTables();
  lines: LedgerLine[] = [];
  ids = new TransactionIds();
  readonly open = new Set<Transaction>();
  /** The newest tombstone ever pruned. */
  pruned = 0;
  /** False after a restore, until the next reader stamps everything with the new ids. */
  stampsAreSound = true;
  /** Which incarnation of the database a cursor belongs to. Never repeats. */
  epoch = 1;

  begin(): Transaction {
    const transaction = new Transaction(this);
    this.open.add(transaction);
    return transaction;
  }

  /** Runs `run` and commits; if it throws, rolls back. */
  transaction<Result>(run: (tx: Transaction) => Result): Result {
    const tx = this.begin();
    try {
      const result = run(tx);
      tx.commit();
      return result;
    } finally {
      tx.rollBack();
    }
  }

  clear(): void {
    this.#lose();
    this.tables = emptyTables();
    this.lines = [];
    this.pruned = 0;
    this.stampsAreSound = true;
    this.epoch += 1;
  }

  save(): ModelImage {
    return { tables: copyTables(this.tables), lines: [...this.lines] };
  }

  restore(image: ModelImage): void {
    this.#lose();
    this.tables = copyTables(image.tables);
    this.lines = [...image.lines];
    // A new cluster counts transaction ids from 1, so the stamps in the copy are ahead of it.
    this.ids = new TransactionIds();
    this.stampsAreSound = false;
  }

  #lose(): void {
    for (const tx of this.open) tx.rollBack();
  }
}
