// Databases as they are after their migrations, made once for all tests of a run: a copy takes a
// fraction of the time of a new one. First starts on an empty folder are in tests/programs/start.test.ts
// and restart.test.ts.
import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServersIn } from '#tests/contract/postgres-server.ts';

/** Names the folder of the prepared databases in every process of the run. */
const variable = 'HOMEWARD_PREPARED';

/** Set-up of all tests that start a database, for Vitest and for Playwright. */
export default async function prepareDatabases(): Promise<() => Promise<void>> {
  // Each project of Vitest sets up, and all share what the first one makes.
  if (process.env[variable] !== undefined) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'homeward-prepared-'));
  // A Postgres server in it may run as another user.
  await chmod(folder, 0o711);
  process.env[variable] = folder;
  // Imported only when needed, because it loads a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const { migrationsDir } = await import('#tests/contract/migrations-dir.ts');
  const migrated = await startEmbedded({ dataDir: folder, migrationsDir, durable: false });
  await migrated.close();
  const original = await withoutTemplates(join(folder, 'postgres'));
  const started = await startEmbedded({ migrationsDir, original, demo: 'trial' });
  const copy = await started.copy?.();
  await started.close();
  if (!copy) throw new Error('The database in memory cannot be copied.');
  await writeFile(originalIn(folder), new Uint8Array(await copy.arrayBuffer()));
  return async () => {
    await endServersIn(folder);
    await rm(folder, { recursive: true });
  };
}

/** Half of the files are of databases that others would be made from: loading them took 0.5 s. */
async function withoutTemplates(database: string): Promise<Blob> {
  const { PGlite } = await import('@supabase/lite/pglite');
  const pglite = await PGlite.create(database);
  await pglite.exec(`update pg_database set datistemplate = false where datname <> 'postgres'`);
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  return copy;
}

const originalIn = (folder: string) => join(folder, 'original.tar');

/** The folder that is removed when the run ends; Postgres servers in it are ended. */
export function preparedFolder(): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('No database was prepared: see vite.config.ts.');
  return folder;
}

/** The path of a database after its first start with demo accounts, to be loaded into memory. */
export const preparedOriginal = (): string => originalIn(preparedFolder());

/**
 * Puts a database after its migrations into a data folder that has none: no pet, no account, no key.
 * Does nothing where none was prepared, as in a script: there a start makes it.
 */
export async function putPreparedInto(dataDir: string): Promise<void> {
  const folder = process.env[variable];
  const target = join(dataDir, 'postgres');
  if (folder === undefined || existsSync(target)) return;
  // In one call: a promise for each of its files takes three times the processor.
  cpSync(join(folder, 'postgres'), target, { recursive: true });
}
