import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, StartFailure } from '#worker/env.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { mediaInStorage } from '#worker/media/media-in-storage.ts';
import type { ArchiveFunctionName } from '#worker/supabase/archive-functions.ts';
import type { CallArchive } from '#worker/supabase/call-by-sql.ts';
import { databaseFunctions, type Answer } from '#worker/supabase/database-functions.ts';
import { reachHome, type TellableHome } from '#worker/supabase/home-commands.ts';
import { connectHosted } from '#worker/supabase/hosted.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { mediaInFolder } from './media-in-folder.ts';

export const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');

/** A home of any kind, whose everything goes out or comes in. */
export type ArchiveHome = { call: CallArchive; media: MediaStore; close(): Promise<void> };

/** The home of these settings, also while Homeward runs. */
export async function archiveHome(settings: Environment): Promise<ArchiveHome> {
  const { hosted, dataDir } = settings;
  if (hosted) {
    const { privileged, close } = connectHosted(hosted);
    return {
      call: (name, args) => rpc(privileged, name, ...([args] as never)), // of this name, by CallArchive
      media: mediaInStorage({ storage: privileged.storage }),
      close,
    };
  }
  if (dataDir === ':memory:')
    throw new StartFailure('DATA_DIR is :memory:, which keeps nothing: name a folder.');
  const home = await reachHome(settings, migrationsDir);
  const media = join(resolve(dataDir), 'media');
  await mkdir(media, { recursive: true, mode: 0o700 });
  return { call: callOf(home), media: mediaInFolder(media), close: home.close };
}

const answerLine = z.object({ answer: z.unknown() });
// So that TypeScript sees that a name and its answer belong together.
const functions: { [Name in ArchiveFunctionName]: { answer: z.ZodMiniType<Answer<Name>> } } =
  databaseFunctions;

const callOf =
  (home: TellableHome): CallArchive =>
  async (name, args) => {
    let answer: unknown;
    await home
      .tell({ kind: 'archive', name, args }, (line) => {
        if (!line.startsWith('{"end"')) ({ answer } = answerLine.parse(JSON.parse(line)));
      })
      .catch((error: unknown) => {
        // The function or its schema: the database is of an older version, or of none yet.
        if (['42883', '3F000'].includes(String(Object(error).code))) throw notStarted();
        throw error;
      });
    return functions[name].answer.parse(answer ?? null);
  };

const notStarted = () =>
  new StartFailure('Start Homeward once, so that it brings its database up to date.');
