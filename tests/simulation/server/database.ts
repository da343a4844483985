import type { LedgerLine, OnCommit } from './server-rows.ts';
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
  /**
   * At which start of the server a reader last noticed it. In an UNLOGGED table, which Postgres
   * empties when it recovers from a crash.
   */
  marker: number | null = 0;
  /** Which start of the server this is, and the first transaction id that it gave. */
  #start = { number: 0, first: 1 };
  #epochs = 1;
  #incarnations = 0;

  begin(onCommit?: OnCommit): Transaction {
    const transaction = new Transaction(this, onCommit);
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
    this.marker = this.#start.number;
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
    this.#begin(nextId);
    if (copied === 'while running') this.marker = null;
  }

  crash({ idsAgain }: { idsAgain: boolean }): void {
    this.#lose();
    this.#begin(idsAgain ? this.ids.firstUnsaved : this.ids.next);
    this.marker = null;
  }

  /** All cursors are void from now on. */
  beginEpoch(): void {
    this.#epochs += 1;
    this.epoch = this.#epochs;
  }

  /**
   * A reader that finds that the server was started anew begins an incarnation: see `readCursor`.
   * Only a shutdown writes down which id comes next, so after a crash nothing earlier is sure.
   */
  noticeStart(): boolean {
    const { number, first } = this.#start;
    if (this.marker === number) return false;
    this.#incarnations += 1;
    const begun = { id: this.#incarnations, first: this.marker === null ? 0 : first };
    this.incarnations = [...this.incarnations, begun];
    this.marker = number;
    return true;
  }

  #begin(first: number): void {
    this.ids = new TransactionIds(first);
    this.#start = { number: this.#start.number + 1, first };
  }

  #lose(): void {
    for (const tx of this.open) tx.rollBack();
  }
}
