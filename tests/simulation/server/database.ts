import type { LedgerLine } from './server-rows.ts';
import { TransactionIds } from './snapshots.ts';
import { type Committed, copyTables, emptyTables } from './tables.ts';
import { Transaction } from './transaction.ts';

/** One run of the database server: from the id `first` on, nothing of earlier runs is sure. */
type Incarnation = { id: number; first: number };

/** A copy of a database's folder, without open transactions. */
export type ModelImage = {
  tables: Committed;
  lines: readonly LedgerLine[];
  nextId: number;
  epoch: number;
  pruned: number;
  stampsAreSound: boolean;
  incarnations: readonly Incarnation[];
  marker: number | null;
};

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
  /** Which cluster a cursor belongs to. */
  epoch = 1;
  incarnations: readonly Incarnation[] = [{ id: 0, first: 1 }];
  /** The row of the UNLOGGED table: at which start of the server it was written. */
  marker: number | null = 0;
  /** Which start of the server this is, and the first transaction id that it gave, if it is known. */
  #start = { number: 0, first: 1 };
  #epochs = 1;
  #incarnations = 0;

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
    this.beginEpoch();
  }

  save(): ModelImage {
    const { epoch, pruned, stampsAreSound, incarnations, marker } = this;
    const state = { epoch, pruned, stampsAreSound, incarnations, marker };
    const { tables, lines, ids } = this;
    return { ...state, tables: copyTables(tables), lines: [...lines], nextId: ids.next };
  }

  restore(image: ModelImage): void {
    this.#lose();
    this.tables = copyTables(image.tables);
    this.lines = [...image.lines];
    // A new cluster counts transaction ids from 1, so the stamps in the copy are ahead of it.
    this.ids = new TransactionIds();
    this.stampsAreSound = false;
  }

  putBack({ nextId, ...image }: ModelImage, copied: 'while stopped' | 'while running'): void {
    this.#lose();
    const { tables, lines } = image;
    Object.assign(this, { ...image, tables: copyTables(tables), lines: [...lines] });
    this.#begin(nextId, copied === 'while stopped');
  }

  crash({ idsAgain }: { idsAgain: boolean }): void {
    this.#lose();
    this.#begin(idsAgain ? this.ids.firstUnsaved : this.ids.next, false);
  }

  /** All cursors are void from now on. */
  beginEpoch(): void {
    this.#epochs += 1;
    this.epoch = this.#epochs;
  }

  /** A reader that finds that the server was started anew begins an incarnation: see `readCursor`. */
  noticeStart(): void {
    const { number, first } = this.#start;
    if (this.marker === number) return;
    this.marker = number;
    this.#incarnations += 1;
    this.incarnations = [...this.incarnations, { id: this.#incarnations, first }];
  }

  #begin(first: number, wasShutDown: boolean): void {
    this.ids = new TransactionIds(first);
    // Only a shutdown writes down which id comes next.
    this.#start = { number: this.#start.number + 1, first: wasShutDown ? first : 0 };
  }

  #lose(): void {
    for (const tx of this.open) tx.rollBack();
  }
}
