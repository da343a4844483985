import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Fills a new database folder with `create`, beside its place, and moves it there when it is whole:
 * a kill half-way would leave a folder that never opens again. Call it with the folder locked.
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
