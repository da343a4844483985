import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Creates a new database folder under another name and renames it when it is complete: one that was
 * left half-made would never open again. The caller holds the lock of the data folder.
 */
export async function initFolder(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await create(unfinished);
  await rename(unfinished, folder);
}
