// An archive of everything (`npm run export`), read into an empty home.
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importArchive, isArchive } from '#worker/archives/import-archive.ts';
import type { RandomAccess } from '#worker/archives/read-zip.ts';
import { UnreadableArchive } from '#worker/archives/unreadable-archive.ts';
import { counted } from '#src/domain/words.ts';
import { type Environment, StartFailure } from '#worker/env.ts';
import { NoRoom } from '#worker/media/media-store.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { isRunning } from '#worker/supabase/home-socket.ts';
import { once } from '#worker/supabase/migrations.ts';
import { archiveHome, migrationsDir } from './archive-home.ts';

type Options = {
  settings: Environment;
  /** Reads all of it, and writes nothing. */
  dryRun: boolean;
  /** The sample pets of a new home may go. */
  replaceSamples: boolean;
  report: (line: string) => void;
};

/** Whether the file is an archive, by what is in it. False for any other file. */
export const isArchiveFile = (file: string): Promise<boolean> =>
  withFile(file, (access) => isArchive(access)).catch((error: unknown) => {
    if (error instanceof UnreadableArchive) return false;
    throw error;
  });

/**
 * Reads an archive into the home of these settings, which gets its first database where it has none.
 * Throws a StartFailure with what to do where nothing was imported.
 */
export async function readArchiveFile(file: string, options: Options): Promise<void> {
  const { settings, dryRun, replaceSamples, report } = options;
  try {
    await withFile(file, async (access) => {
      if (dryRun) {
        await importArchive(access, undefined, report);
        report('The archive is whole and sound. Nothing was written.');
        return;
      }
      await prepareHome(settings, report);
      const { call, media, close } = await archiveHome(settings);
      try {
        const target = { call, media, replaceSamples };
        say(await importArchive(access, target, report), report);
      } finally {
        await close();
      }
    });
  } catch (error) {
    if (error instanceof UnreadableArchive)
      throw new StartFailure(`${file} cannot be read: ${error.why}. Nothing was imported.`, {
        cause: error,
      });
    if (error instanceof NoRoom)
      throw new StartFailure(
        'The photos of this archive need more room than there is: free some space, and run this again.',
        { cause: error },
      );
    throw error;
  }
}

function say(
  result: Awaited<ReturnType<typeof importArchive>>,
  report: (line: string) => void,
): void {
  switch (result.outcome) {
    case 'done': {
      const { counts, missingPictures } = result.manifest;
      report(
        `Imported ${counted(counts.pets, 'pet')}, ${counted(counts.pictures, 'picture')}, ${counted(counts.applications, 'application')} and ${counted(counts.history, 'change')} of the history.`,
      );
      if (missingPictures.length > 0)
        report(
          `${counted(missingPictures.length, 'picture')} had been lost before: those photos are shown to nobody until they are added again.`,
        );
      report(
        `${counted(result.accounts, 'account')} made, without a password: each person sets one by "Forgot your password?" on the login page, which needs mail (SMTP_URL). Nobody is an admin by this: npm run admin -- EMAIL invites one.`,
      );
      return;
    }
    case 'sound':
      return;
    case 'used':
      throw new StartFailure(
        'This home has pets or applications already, and an archive is read into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      );
    case 'samples':
      throw new StartFailure(
        'This home has its sample pets: add --replace-samples, and the archive takes their place.',
      );
    case 'address-taken':
      throw new StartFailure(
        `There is an account of ${result.address} here already, and no mail has confirmed that it belongs to who has that address. Confirm or delete it, or import into a new home: whoever has it would be given the applications of that address. Nothing was imported.`,
      );
    case 'lost':
      throw new StartFailure(
        'The database was restarted meanwhile: run the same command again. Nothing was imported.',
      );
  }
}

/** An embedded home may begin with an archive, without the sample pets that a first start adds. */
async function prepareHome(
  { hosted, databaseUrl, dataDir }: Environment,
  report: (line: string) => void,
): Promise<void> {
  if (hosted || dataDir === ':memory:') return;
  if (databaseUrl === undefined && (await isRunning(resolve(dataDir)))) return;
  const home = await startEmbedded({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    migrationsDir,
    report,
  });
  await once(
    (run) => run(home.sql),
    'seed',
    'no sample pets',
    async () => {},
  );
  await home.close();
}

async function withFile<Result>(
  file: string,
  look: (access: RandomAccess) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new StartFailure(`There is no file ${file}: look at its name.`, { cause });
  });
  try {
    const { size } = await handle.stat();
    return await look({ size, read: (offset, length) => readAt(handle, offset, length) });
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, offset: number, length: number) {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
