import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartFailure } from '#worker/env.ts';
import { splitLines } from '#worker/supabase/split-lines.ts';

/**
 * Writes a backup to a file that only its owner may read, gzipped. The file has its name once it is
 * complete and on the disk; `unfinished` is what an interruption leaves.
 */
export async function writeBackupFile(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  await rm(unfinished, { force: true });
  // Fails if the file exists since: it would keep the rights of whoever made it.
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const gzip = createGzip();
    const target = handle.createWriteStream({ flush: true });
    const written = finished(gzip.pipe(target));
    await produce(async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    });
    gzip.end();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export const unfinishedName = (file: string): string => `${file}.unfinished`;

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
