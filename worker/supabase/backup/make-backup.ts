// `npm run backup [-- file]`: one file that `npm run restore` makes a database of, also while
// Homeward runs.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unfinishedName, writeBackupFile } from './backup-file.ts';
import { askForBackup } from './backup-socket.ts';
import type { Database } from '#worker/supabase/database.ts';
import { lockFolder } from '#worker/supabase/folder-lock.ts';
import { type BackupSource, readBackup } from './read-backup.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { type Environment, readEnvironment, StartFailure } from '#worker/env.ts';

type Write = (line: string) => Promise<void>;

const migrationsDir = join(import.meta.dirname, '../../../supabase/migrations');
// npm runs scripts in the project's folder, and names the one it was called in.
const callersFolder = process.env['INIT_CWD'] ?? '';

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  const [name = `backups/homeward-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`] =
    process.argv.slice(2);
  const file = resolve(process.argv.length > 2 ? callersFolder : '', name);
  if (existsSync(file))
    throw new StartFailure(`${file} exists already: name another file, or remove it first.`);
  process.once('SIGINT', () => {
    rmSync(unfinishedName(file), { force: true });
    process.exit(130);
  });
  console.log(`Writing ${file} …`);
  const rows = new Map<string, number>();
  let table = '';
  await writeBackupFile(file, (write) =>
    produce(settings, async (line) => {
      if (line.startsWith('{"table"')) {
        table = String(JSON.parse(line).table);
        rows.set(table, 0);
        console.log(`  ${table}`);
      } else if (line.startsWith('[')) {
        const count = (rows.get(table) ?? 0) + 1;
        rows.set(table, count);
        if (count % 10_000 === 0) console.log(`  ${table}: ${count} rows`);
      }
      await write(line);
    }),
  );
  const total = [...rows.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `Backed up ${total} rows of ${rows.size} tables. The file holds everyone's applications, and the keys of sessions: keep it where only you can read it.`,
  );
});

async function produce(settings: Environment, write: Write): Promise<void> {
  const { hosted, databaseUrl, dataDir } = settings;
  if (hosted)
    throw new StartFailure(
      'Homeward uses a hosted Supabase project, which makes its own backups: see Database, Backups in its dashboard.',
    );
  const home = resolve(dataDir);
  const source = { migrationsDir, home };
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('#worker/supabase/postgres.ts');
    return readAndClose(await openPostgres(databaseUrl), source, write);
  }
  const folder = join(home, 'postgres');
  if (dataDir === ':memory:' || !existsSync(folder))
    throw new StartFailure(
      `There is no database in ${dataDir}: set DATA_DIR to the folder that Homeward uses.`,
    );
  const running = await askForBackup(home);
  if (running) {
    console.log('Homeward runs on this folder and goes on meanwhile.');
    for await (const line of running) await write(line);
    return;
  }
  const unlock = await lockFolder(home);
  try {
    const { openPglite } = await import('#worker/supabase/pglite.ts');
    await readAndClose(await openPglite(folder), source, write);
  } finally {
    await unlock();
  }
}

async function readAndClose(database: Database, source: BackupSource, write: Write): Promise<void> {
  try {
    await readBackup(database, source, write);
  } finally {
    await database.close();
  }
}
