import type { App } from '@supabase/lite';
import type { SerialQueue } from '#src/domain/serial-queue.ts';
import { postgrestError } from './postgrest-errors.ts';

/** Runs SQL text of one or more statements, and gives the rows of the last one. */
export type RunSql = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** What Lite calls a connection. */
export type LiteConnection = App['connection'];

/** The Postgres behind an embedded backend, spoken to past Lite: at boot, and to listen. */
export type Database = {
  connection: LiteConnection;
  /** Everything in `run` is kept, or nothing. */
  transaction<Result>(run: (sql: RunSql) => Promise<Result>): Promise<Result>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** In which every request must be wrapped. */
  turn: SerialQueue;
  /** All of it as one file; a server has its own tools for that. */
  copy?: () => Promise<Blob>;
  close(): Promise<void>;
};

/** What both kinds of connection need before Lite uses them. */
export function prepareConnection(connection: LiteConnection): void {
  // Lite would find out that tables have row level security and then GRANT ALL on each of them,
  // undoing what the migrations revoked. Told that it did so already, it leaves grants to us.
  Reflect.set(connection, 'rlsState', 'active');
  connection.normalizeDbError = postgrestError;
}
