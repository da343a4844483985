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
      : [message('C', 'S', cString(name)), message('P', cString(name), cString(text), int16(0))]),
    // No formats: all parameters and all columns are text.
    message('B', cString(''), cString(name), int16(0), ...encodeValues(values), int16(0)),
    message('E', cString(''), int32(0)),
  ]);
  return Buffer.concat([...messages, message('S')]);
}

function encodeValues(values: Statement['values']): Buffer[] {
  return [
    int16(values.length),
    ...values.flatMap((value) => {
      if (value === null) return [int32(-1)];
      const bytes = Buffer.from(value);
      return [int32(bytes.length), bytes];
    }),
  ];
}

/** A message of the protocol: its kind, its length with these four bytes, and what it says. */
function message(kind: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

const cString = (text: string) => Buffer.from(`${text}\0`);

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
