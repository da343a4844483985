import { createReadStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartFailure } from '#worker/env.ts';
import { splitLines } from '#worker/supabase/split-lines.ts';
import { writeWholeFile } from '#worker/supabase/whole-file.ts';

/**
 * Writes a backup to a file that only its owner may read, gzipped. The file has its name once it is
 * complete and on the disk.
 */
export function writeBackupFile(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  return writeWholeFile(file, async (target) => {
    const gzip = createGzip();
    const written = finished(gzip.pipe(target));
    await produce(async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    });
    gzip.end();
    await written;
  });
}

const unreadable = (file: string, cause?: unknown) =>
  new StartFailure(
    `${file} cannot be read as a backup: look at its name and at whether the whole file was copied.`,
    { cause },
  );

/** The lines of a backup. Throws a StartFailure if the file is missing or damaged. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  try {
    yield* splitLines(source.pipe(text));
  } catch (cause) {
    throw unreadable(file, cause);
  } finally {
    source.destroy();
  }
}

/** Reads the whole file. Throws a StartFailure if it is no backup, or not all of one. */
export async function requireWholeFile(file: string): Promise<void> {
  let last = '';
  for await (const line of readBackupFile(file)) last = line;
  if (!last.startsWith('{"end"')) throw unreadable(file);
}
