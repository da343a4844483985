import type { App } from '@supabase/lite';
import type { SerialQueue } from '#src/domain/serial-queue.ts';
import type { Statement } from './pipeline.ts';
import { postgrestError } from './postgrest-errors.ts';

/** Runs SQL text of one or more statements, and gives the rows of the last one. */
export type RunSql = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** What Lite calls a connection. */
export type LiteConnection = App['connection'];

/**
 * The Postgres of an embedded backend, for what does not go through Lite: the start, and LISTEN.
 */
export type Database = {
  connection: LiteConnection;
  /** Commits what `run` did if it resolves, else nothing. */
  transaction<Result>(run: (sql: RunSql) => Promise<Result>): Promise<Result>;
  /**
   * Runs statements in one transaction and one round trip; gives the only value of the last one's
   * only row, as text. With `mayTakeLong` as long as a start may, else as long as a request.
   */
  pipeline(
    statements: readonly Statement[],
    options?: { mayTakeLong: boolean },
  ): Promise<string | null>;
  /** Runs a start while no other process starts on this database. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>;
  /** `onGap` is called when notifications may have been missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Every request to Lite must run in it. */
  turn: SerialQueue;
  /** Whether there is room on its disk for what is written next. */
  hasRoom(): Promise<boolean>;
  /** The whole database as one file. A Postgres server has its own tools for that. */
  copy?: () => Promise<Blob>;
  close(): Promise<void>;
};

/** What both kinds of connection need before Lite uses them. */
export function prepareConnection(connection: LiteConnection): void {
  // Otherwise Lite would see that tables have row level security and GRANT ALL on each of them,
  // which undoes what the migrations revoked. 'active' tells it that it has done so already.
  Reflect.set(connection, 'rlsState', 'active');
  connection.normalizeDbError = postgrestError;
}
