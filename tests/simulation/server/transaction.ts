import type { Database } from './database.ts';
import type { LedgerLine, OnCommit } from './server-rows.ts';
import { type TableName, type Tables, tableNames } from './tables.ts';

// All versions of a row that it wrote: others wait for any of them, the last one is committed.
type Staged = { [Name in TableName]: Map<string, (Tables[Name] | null)[]> };

// Postgres's row locks by strength. Two transactions may hold a row at once if the strengths add up
// to less than 3: (for key share, for share) yes, (for share, an update) no.
const strengths = { key: 0, share: 1, write: 2, update: 3 } as const;
type Lock = keyof typeof strengths;

/**
 * One transaction under READ COMMITTED: sees what is committed at the moment and its own writes. If
 * it would have to wait for another transaction, that one is committed at once.
 */
export class Transaction {
  /** The commands it ran, which become ledger lines when it commits. */
  readonly lines: LedgerLine[] = [];
  state: 'open' | 'committed' | 'undone' = 'open';
  #xid: number | undefined;
  readonly #database: Database;
  readonly #onCommit: OnCommit | undefined;
  /** Whoever empties a table waits for all who have read or written it. */
  readonly #used = new Set<TableName>();
  #locks = new Map<string, number>();
  readonly #staged: Staged = {
    users: new Map(),
    pets: new Map(),
    applications: new Map(),
    cartItems: new Map(),
    chatSessions: new Map(),
    clients: new Map(),
    appliedCommands: new Map(),
    stamps: new Map(),
  };

  constructor(database: Database, onCommit: OnCommit | undefined) {
    this.#database = database;
    this.#onCommit = onCommit;
  }

  /**
   * Assigned with the first row that is locked or written; for a push, at its start. A transaction
   * may commit after others with greater ids, which is why cursors hold snapshots.
   */
  get xid(): number {
    this.#xid ??= this.#database.ids.begin();
    return this.#xid;
  }

  get<Name extends TableName>(table: Name, key: string): Tables[Name] | undefined {
    this.#used.add(table);
    const staged = this.#staged[table].get(key)?.at(-1);
    return staged === undefined ? this.#database.tables[table].get(key) : (staged ?? undefined);
  }

  /** The rows that one statement sees. */
  entries<Name extends TableName>(table: Name): [string, Tables[Name]][] {
    this.#used.add(table);
    const seen = new Map(this.#database.tables[table]);
    this.#write(table, seen);
    return [...seen];
  }

  all<Name extends TableName>(table: Name): Tables[Name][] {
    return this.entries(table).map(([, row]) => row);
  }

  /**
   * Locks the row and returns it. Undefined, without a wait, if this transaction does not see the
   * row; undefined also if the row was removed during the wait.
   */
  lock<Name extends TableName>(table: Name, key: string, lock: Lock): Tables[Name] | undefined {
    if (!this.get(table, key)) return undefined;
    const place = `${table} ${key}`;
    for (const other of this.#others()) {
      const held = other.#locks.get(place);
      if (held !== undefined && held + strengths[lock] >= 3) other.commit();
    }
    this.#hold(place, strengths[lock]);
    return this.get(table, key);
  }

  /** False if there is such a row already: `on conflict do nothing`. */
  insert<Name extends TableName>(table: Name, key: string, row: Tables[Name]): boolean {
    for (const other of this.#others()) if (other.#staged[table].has(key)) other.commit();
    if (this.get(table, key)) return false;
    this.#stage(table, key, row);
    return true;
  }

  /** Writes a row that this transaction has locked or inserted. */
  update<Name extends TableName>(table: Name, key: string, row: Tables[Name]): void {
    this.#stage(table, key, row);
  }

  /** Whether this transaction has inserted or changed the row already. */
  hasWritten(table: TableName, key: string): boolean {
    return this.#staged[table].has(key);
  }

  /** False where there is nothing to be removed. */
  remove(table: TableName, key: string): boolean {
    if (!this.lock(table, key, 'update')) return false;
    this.#stage(table, key, null);
    return true;
  }

  /** Removes all rows, and returns them. */
  truncate<Name extends TableName>(table: Name): Tables[Name][] {
    for (const other of this.#others()) if (other.#used.has(table)) other.commit();
    const rows = this.entries(table);
    this.#xid ??= this.#database.ids.begin();
    for (const [key] of rows) this.#stage(table, key, null);
    return rows.map(([, row]) => row);
  }

  /** Waits for all transactions that change a row that matches, before or after the change. */
  waitForWriters<Name extends TableName>(table: Name, concerns: (row: Tables[Name]) => boolean) {
    for (const other of this.#others())
      for (const [key, written] of other.#staged[table]) {
        const before = this.#database.tables[table].get(key);
        if ([before, ...written].some((row) => row && concerns(row))) {
          other.commit();
          break;
        }
      }
  }

  /** Whether another transaction has locked this row, so that `skip locked` skips it. */
  isLockedByOther(table: TableName, key: string): boolean {
    return this.#others().some((other) => other.#locks.has(`${table} ${key}`));
  }

  /**
   * A subtransaction: if `run` throws, it releases the rows that it locked. Writes are not undone:
   * nothing that throws has written anything.
   */
  attempt<Result>(run: () => Result): Result {
    const held = new Map(this.#locks);
    try {
      return run();
    } catch (error) {
      this.#locks = held;
      throw error;
    }
  }

  commit(): void {
    if (this.state !== 'open') return;
    for (const table of tableNames) this.#write(table, this.#database.tables[table]);
    this.#database.lines.push(...this.lines);
    this.#end('committed');
    // One that found nothing to change happened when it looked.
    if (this.#xid !== undefined) this.#onCommit?.(this.#database.lines.length);
  }

  rollBack(): void {
    if (this.state === 'open') this.#end('undone');
  }

  #end(state: 'committed' | 'undone'): void {
    this.state = state;
    this.#database.open.delete(this);
    if (this.#xid !== undefined) this.#database.ids.end(this.#xid, state);
  }

  #write<Name extends TableName>(table: Name, rows: Map<string, Tables[Name]>): void {
    for (const [key, written] of this.#staged[table]) {
      const row = written.at(-1);
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
  }

  #stage<Name extends TableName>(table: Name, key: string, row: Tables[Name] | null): void {
    const written = this.#staged[table].get(key);
    if (written) written.push(row);
    else this.#staged[table].set(key, [row]);
    this.#hold(`${table} ${key}`, strengths.write);
  }

  #hold(place: string, strength: number): void {
    this.#xid ??= this.#database.ids.begin();
    this.#locks.set(place, Math.max(this.#locks.get(place) ?? 0, strength));
  }

  #others(): Transaction[] {
    return [...this.#database.open].filter((one) => one !== this);
  }
}
