import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Environment, StartFailure } from '#worker/env.ts';
import { mediaInStorage } from '#worker/media/media-in-storage.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { type CallServer, callHome, callPrivileged } from '#worker/supabase/server-calls.ts';
import { reachHome } from '#worker/supabase/home-commands.ts';
import { connectHosted } from '#worker/supabase/hosted.ts';
import { mediaInFolder } from './media-in-folder.ts';

export const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');

/** A home of any kind, whose everything goes out or comes in. */
export type ArchiveHome = { call: CallServer; media: MediaStore; close(): Promise<void> };

/** The home of these settings, also while Homeward runs. */
export async function archiveHome(settings: Environment): Promise<ArchiveHome> {
  const { hosted, dataDir } = settings;
  if (hosted) {
    const { privileged, close } = connectHosted(hosted);
    return { call: callPrivileged(privileged), media: mediaInStorage(privileged), close };
  }
  if (dataDir === ':memory:')
    throw new StartFailure('DATA_DIR is :memory:, which keeps nothing: name a folder.');
  const home = await reachHome(settings, migrationsDir);
  const media = join(resolve(dataDir), 'media');
  await mkdir(media, { recursive: true, mode: 0o700 });
  return { call: callHome(home.tell), media: mediaInFolder(media), close: home.close };
}
