import { existsSync, rmSync, type WriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartFailure } from '#worker/env.ts';

/**
 * Writes a file that only its owner may read. It has its name once `produce` has ended the stream and
 * all of it is on the disk; until then it is called `…unfinished`.
 */
export async function writeWholeFile(
  file: string,
  produce: (target: WriteStream) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = unfinishedName(file);
  await rm(unfinished, { force: true });
  // Fails if the file exists since: it would keep the rights of whoever made it.
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await produce(handle.createWriteStream({ flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const unfinishedName = (file: string): string => `${file}.unfinished`;

/**
 * The file that a person named, or `otherwise`, which must not exist yet. Ctrl-C leaves nothing of it.
 */
export function newFile(named: string | undefined, otherwise: string): string {
  // npm runs scripts in the project's folder, and names the one it was called in.
  const file = resolve(
    named === undefined ? '' : (process.env['INIT_CWD'] ?? ''),
    named ?? otherwise,
  );
  if (existsSync(file))
    throw new StartFailure(`${file} exists already: name another file, or remove it first.`);
  process.once('SIGINT', () => {
    rmSync(unfinishedName(file), { force: true });
    process.exit(130);
  });
  return file;
}

/** The time in the name of a file. */
export const timeInName = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');
