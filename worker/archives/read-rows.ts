import type * as z from 'zod/mini';
import { isStorable } from '#worker/http/valid-input.ts';
import type { ZippedFile } from './read-zip.ts';
import { UnreadableArchive } from './unreadable-archive.ts';

/** 1 MiB of a line: an application with the longest texts is 60 kB. */
const mostLineLength = 1024 * 1024;

/** The rows of a file that is a JSON list with one row a line, each as `schema` gives it. */
export async function* readRows<Row>(
  file: ZippedFile,
  schema: z.ZodMiniType<Row>,
): AsyncGenerator<Row> {
  let at = 0;
  let ended = false;
  for await (const line of linesOf(file)) {
    at += 1;
    const broken = (cause?: unknown) =>
      new UnreadableArchive(
        `line ${at} of ${file.name} is no row as Homeward writes it (a list of JSON with one row a line)`,
        { cause },
      );
    if (at === 1 ? line !== '[' : ended && line !== '') throw broken();
    if (line === ']') ended = true;
    if (at === 1 || ended) continue;
    const row = schema.safeParse(parseRow(line, broken));
    if (!row.success) throw broken(row.error);
    if (!isStorable(row.data))
      throw new UnreadableArchive(
        `line ${at} of ${file.name} has a character that cannot be stored`,
      );
    yield row.data;
  }
  if (!ended) throw new UnreadableArchive(`${file.name} has no end`);
}

function parseRow(line: string, broken: (cause: unknown) => UnreadableArchive): unknown {
  try {
    return JSON.parse(line.replace(/,$/, ''));
  } catch (cause) {
    throw broken(cause);
  }
}

async function* linesOf({ name, bytes }: ZippedFile): AsyncGenerator<string> {
  const decode = utf8();
  let begun = '';
  for await (const chunk of bytes()) {
    const [end = '', ...more] = decode(chunk).split('\n');
    begun += end;
    for (const next of more) {
      yield begun.replace(/\r$/, '');
      begun = next;
    }
    if (begun.length > mostLineLength)
      throw new UnreadableArchive(`${name} has a row that is longer than any that Homeward writes`);
  }
  if (begun !== '') yield begun;
}

function utf8() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch (cause) {
      throw new UnreadableArchive('a text in it is not UTF-8', { cause });
    }
  };
}

/** The only value of a small JSON file. */
export async function readWhole(file: ZippedFile): Promise<unknown> {
  if (file.size > mostLineLength)
    throw new UnreadableArchive(`${file.name} is larger than any that Homeward writes`);
  const decode = utf8();
  let text = '';
  for await (const chunk of file.bytes()) text += decode(chunk);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableArchive(`${file.name} is no JSON`, { cause });
  }
}
