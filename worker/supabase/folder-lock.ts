import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '#worker/env.ts';
import { ensureWritableFolder, notWritable } from './writable-folder.ts';

/**
 * Locks the data folder for this process, and creates it if it is missing. Returns the release.
 * PGlite has no lock of its own: of two processes on one folder, each destroys what the other
 * wrote.
 *
 * SQLite holds the lock, because Node has no call for file locks. The operating system releases it
 * when the process ends in any way. A file with a process id would stay behind, and two containers
 * on one volume can have the same id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderFile = join(folder, 'lock.pid');
  const lock = await openLock(folder);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    const holder = await readFile(holderFile, 'utf8').catch(() => '?');
    throw new StartFailure(
      `The data folder ${folder} is in use by process ${holder}: stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(holderFile, String(process.pid));
  return async () => {
    await rm(holderFile, { force: true });
    lock.close();
  };
}

async function openLock(folder: string): Promise<DatabaseSync> {
  // Before the lock: SQLite would open a read-only folder and fail later.
  await ensureWritableFolder(folder);
  try {
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  } catch (cause) {
    throw notWritable(folder, cause);
  }
}
