// `npm run restore -- file [--replace]`: makes the database of DATA_DIR or DATABASE_URL from a
// backup. What was there stays until the new one is complete, and is kept beside it then.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepMedium } from '#worker/media/keep-medium.ts';
import { NoRoom } from '#worker/media/media-store.ts';
import { readBackupFile, requireWholeFile } from '#worker/supabase/backup/backup-file.ts';
import { loadBackup } from '#worker/supabase/backup/load-backup.ts';
import { keptFiles } from '#worker/supabase/backup/read-backup.ts';
import {
  completeRestore,
  putRestoreInPlace,
  unfinishedRestore,
} from '#worker/supabase/backup/restored-home.ts';
import type { Database } from '#worker/supabase/database.ts';
import { openLite, startEmbedded } from '#worker/supabase/embedded.ts';
import { lockFolder } from '#worker/supabase/folder-lock.ts';
import { makeKeys } from '#worker/supabase/keys.ts';
import { openPglite } from '#worker/supabase/pglite.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { readEnvironment, StartFailure } from '#worker/env.ts';
import { mediaInFolder } from './media-in-folder.ts';

const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');
const say = (line: string) => console.log(line);
/** What is restored into a folder. */
const parts = ['postgres', 'media', ...keptFiles];

await runProgram(async () => {
  const { hosted, databaseUrl, dataDir } = readEnvironment(process.env);
  const args = process.argv.slice(2);
  const replace = args.includes('--replace');
  const [name, ...more] = args.filter((arg) => arg !== '--replace');
  if (name === undefined || more.length > 0)
    throw new StartFailure('Name the backup: npm run restore -- backups/homeward-….backup.gz.');
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}: look at its name.`);
  await requireWholeFile(file);
  if (hosted || dataDir === ':memory:')
    throw new StartFailure(
      'A backup is restored into a folder or a Postgres server: set DATA_DIR or DATABASE_URL, and no SUPABASE_URL.',
    );
  const home = resolve(dataDir);
  const inFolder = databaseUrl === undefined;
  const names: Record<string, string> = {
    ...(inFolder && { postgres: 'a database' }),
    ...Object.fromEntries(keptFiles.map((one) => [one, 'keys'])),
    media: 'photos',
  };
  const used = Object.keys(names).find((one) => existsSync(join(home, one)));
  if (used !== undefined && !replace)
    throw new StartFailure(
      `${home} already holds ${names[used]}: add --replace to put the backup in its place (what is there is kept in a folder beside), or set DATA_DIR to another folder.`,
    );
  await prepare(file, home, databaseUrl);
  await completeRestore(home);
  await takeOver(home);
});

/** Makes the whole database where nothing uses it yet, and starts it once. */
async function prepare(file: string, home: string, databaseUrl: string | undefined): Promise<void> {
  const folder = unfinishedRestore(home);
  const unlock = await lockFolder(folder);
  try {
    for (const one of parts) await rm(join(folder, one), { recursive: true, force: true });
    const database = await openTarget(join(folder, 'postgres'), databaseUrl);
    const header = await load(database, file, join(folder, 'media'));
    for (const one of keptFiles) {
      const text = header.files[one];
      if (text !== undefined) await writeFile(join(folder, one), text, { mode: 0o600 });
    }
  } catch (error) {
    for (const one of parts) await rm(join(folder, one), { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
  say('Starting it once, to see that it works …');
  const backend = await startEmbedded({
    dataDir: folder,
    ...(databaseUrl !== undefined && { databaseUrl }),
    migrationsDir,
    report: say,
  });
  await backend.close();
}

async function openTarget(folder: string, databaseUrl: string | undefined): Promise<Database> {
  if (databaseUrl === undefined) return openPglite(folder);
  const { openPostgres } = await import('#worker/supabase/postgres.ts');
  return openPostgres(databaseUrl);
}

async function load(
  database: Database,
  file: string,
  mediaFolder: string,
): ReturnType<typeof loadBackup> {
  const media = mediaInFolder(mediaFolder);
  try {
    // These keys serve this one start: those of the backup are kept.
    await openLite(database, makeKeys());
    const keep = (id: string, base64: string) =>
      keepMedium(media, id, new Uint8Array(Buffer.from(base64, 'base64')));
    const header = await loadBackup(database, readBackupFile(file), say, keep);
    // Also where there are none: then it takes the place of a folder with those of another database.
    if (header.format > 1) await mkdir(mediaFolder, { recursive: true, mode: 0o700 });
    return header;
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    throw new StartFailure(
      'The photos of this backup need more room than the disk has: free some space, and run this again.',
      { cause: error },
    );
  } finally {
    await database.close();
  }
}

async function takeOver(home: string): Promise<void> {
  const unlock = await lockFolder(home).catch(() => undefined);
  if (!unlock) {
    say(
      'The backup is restored beside the database that Homeward uses now. Stop Homeward and start it again: it then uses the restored one, and keeps the other in a folder beside.',
    );
    return;
  }
  try {
    say((await putRestoreInPlace(home)) ?? '');
  } finally {
    await unlock();
  }
}
