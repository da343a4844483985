import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackupFile, writeBackupFile } from '#worker/supabase/backup/backup-file.ts';
import { readBackup } from '#worker/supabase/backup/read-backup.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { openPglite } from '#worker/supabase/pglite.ts';
import { live, type Memory } from './sample-life.ts';

const folder = import.meta.dirname;

/** A database as a released version left it, with a row in every table. */
export type Frozen = {
  version: number;
  lines(): AsyncIterable<string>;
  memory(): Promise<Memory>;
};

/** Every frozen version, the oldest first. */
export const frozenVersions: readonly Frozen[] = readdirSync(folder)
  .flatMap((name) => /^version-(\d+)\.backup\.gz$/.exec(name)?.[1] ?? [])
  .map(Number)
  .toSorted((a, b) => a - b)
  .map((version) => ({
    version,
    lines: () => readBackupFile(join(folder, `version-${version}.backup.gz`)),
    memory: async () =>
      // Written by `freeze`, below.
      JSON.parse(await readFile(join(folder, `version-${version}.json`), 'utf8')) as Memory,
  }));

/** Lives in a database of a version, in a new folder, and writes down what it is then. */
export async function freeze(
  version: number,
  {
    start = startEmbedded,
    migrationsDir,
    names,
  }: {
    start?: typeof startEmbedded;
    migrationsDir: string;
    names?: Parameters<typeof live>[1] | undefined;
  },
): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'homeward-freeze-'));
  const backend = await start({ dataDir: home, migrationsDir });
  const memory = await live(backend, names);
  await backend.close();
  const database = await openPglite(join(home, 'postgres'));
  await writeBackupFile(join(folder, `version-${version}.backup.gz`), (write) =>
    readBackup(database, { migrationsDir }, write),
  );
  await database.close();
  await rm(home, { recursive: true });
  await writeFile(join(folder, `version-${version}.json`), `${JSON.stringify(memory, null, 2)}\n`);
}
