import { serialize } from 'pg-protocol';

/** A statement as a connection prepares it once and runs it many times. */
export type Statement = {
  /** Names its text: one name never stands for two texts. */
  name: string;
  text: string;
  /** Its parameters in the text form of their types; null for NULL. */
  values: readonly (string | null)[];
};

/**
 * Which statements of a pipeline one connection has prepared. After a failure they are prepared
 * anew, because nobody told how far Postgres had come.
 */
export type Prepared = Set<string>;

/**
 * The messages that run statements in one round trip and one transaction. No Sync comes before the
 * last one, so Postgres commits all of them together; once one fails, it skips the others and undoes
 * all. Without `begin` there is nothing that could fail alone and let the others run outside of it.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export function encodePipeline(statements: readonly Statement[], prepared: Prepared): Buffer {
  const messages = statements.flatMap(({ name, text, values }) => [
    ...(prepared.has(name)
      ? []
      : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })]),
    serialize.bind({ statement: name, values: [...values] }),
    serialize.execute(),
  ]);
  return Buffer.concat([...messages, serialize.sync()]);
}
