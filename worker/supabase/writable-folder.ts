import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '#worker/env.ts';

/** Creates the data folder if it is missing. Throws a StartFailure if it cannot be written. */
export async function ensureWritableFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw notWritable(folder, cause);
  }
}

export const notWritable = (folder: string, cause: unknown): StartFailure =>
  new StartFailure(
    `The data folder ${folder} cannot be written: give this user the right to write there, or set DATA_DIR to another folder.`,
    { cause },
  );

// Node's own `recursive` never returns for a folder below one like /proc.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
