import type pg from 'pg';
import { encodePipeline, type Prepared, type Statement } from './pipeline.ts';

const preparedBy = new WeakMap<pg.Connection, Prepared>();

type Callback = (error: Error | null, value?: string | null) => void;

/**
 * A pipeline as the driver runs one: it sends what `submit` writes, and tells the handlers what
 * comes back. pg-cursor is made in the same way.
 *
 * @see https://node-postgres.com/apis/cursor
 */
class Pipeline implements pg.Submittable {
  /** The driver wraps it to keep time. */
  callback: Callback;
  readonly query_timeout: number;
  readonly #statements: readonly Statement[];
  #prepared: Prepared = new Set();
  #value: string | null = null;

  constructor(statements: readonly Statement[], deadlineMs: number, callback: Callback) {
    this.#statements = statements;
    this.query_timeout = deadlineMs;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    this.#prepared = preparedBy.get(connection) ?? new Set();
    preparedBy.set(connection, this.#prepared);
    connection.stream.write(encodePipeline(this.#statements, this.#prepared));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    // That of the last statement stays.
    this.#value = fields[0] ?? null;
  }

  handleReadyForQuery(): void {
    for (const { name } of this.#statements) this.#prepared.add(name);
    this.callback(null, this.#value);
  }

  handleError(error: Error): void {
    for (const { name } of this.#statements) this.#prepared.delete(name);
    this.callback(error);
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
}

/** Runs statements in one transaction and one round trip; gives the only value of the last one. */
export function runPipeline(
  client: pg.ClientBase,
  statements: readonly Statement[],
  deadlineMs: number,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    client.query(
      new Pipeline(statements, deadlineMs, (error, value = null) =>
        error ? reject(error) : resolve(value),
      ),
    );
  });
}
