import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a restore is prepared, beside what it will replace. */
export const unfinishedRestore = (home: string): string => join(home, 'restored.unfinished');

/** A restored database and its keys, complete: they take the place of the others. */
const restoredFolder = (home: string): string => join(home, 'restored');

/** What is moved: the folders of the database and of the photos' bytes, and the files of keys. */
const moved = ['postgres', 'media', 'keys.json', 'vapid.json'];

/** Says that the prepared restore is complete. From here on the next start uses it. */
export async function completeRestore(home: string): Promise<void> {
  await rm(restoredFolder(home), { recursive: true, force: true });
  await rename(unfinishedRestore(home), restoredFolder(home));
}

/**
 * Puts a complete restore in place, and keeps what was there in a folder beside. The caller has
 * locked the data folder. Each step can be interrupted: the next call goes on. Returns a sentence
 * about what it did, or undefined if there was nothing to do.
 */
export async function putRestoreInPlace(home: string): Promise<string | undefined> {
  const restored = restoredFolder(home);
  if (!existsSync(restored)) return undefined;
  const before = join(home, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const complete = await readdir(restored);
  for (const name of moved.filter((one) => complete.includes(one))) {
    // It is still in the restored folder, so what is here is the older one.
    if (existsSync(join(home, name))) {
      await mkdir(before, { recursive: true, mode: 0o700 });
      await rename(join(home, name), join(before, name));
    }
    await rename(join(restored, name), join(home, name));
  }
  await rm(restored, { recursive: true });
  const kept = existsSync(before)
    ? ` What it replaced is in ${before}: remove it when you no longer need it.`
    : '';
  return `The restored backup is in place in ${home}.${kept}`;
}
