// `npm run backup [-- file]`: one file that `npm run restore` makes a database of, also while
// Homeward runs.
import { join, resolve } from 'node:path';
import { counted } from '#src/domain/words.ts';
import { type Environment, readEnvironment, StartFailure } from '#worker/env.ts';
import { writeBackupFile } from '#worker/supabase/backup/backup-file.ts';
import { backupSchemas } from '#worker/supabase/backup/read-backup.ts';
import { tellHome } from '#worker/supabase/home-commands.ts';
import { runProgram } from '#worker/supabase/run-program.ts';
import { newFile, timeInName } from '#worker/supabase/whole-file.ts';
import { writeMedia } from './backup-media.ts';
import { mediaInFolder } from './media-in-folder.ts';

const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');
const mediaFolder = ({ dataDir }: Environment) => join(resolve(dataDir), 'media');

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  if (settings.hosted)
    throw new StartFailure(
      'Homeward uses a hosted Supabase project, which makes its own backups: see Database, Backups in its dashboard. They leave out the photos, which are in the bucket media of its Storage.',
    );
  const file = newFile(process.argv[2], `backups/homeward-${timeInName()}.backup.gz`);
  console.log(`Writing ${file} …`);
  const { rows, arrived, written } = await writeBackup(file, settings);
  const total = [...rows.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `Backed up ${total} rows of ${rows.size} tables, and ${counted(written.size, 'picture')}. The file holds everyone's applications, and the keys of sessions: keep it where only you can read it.`,
  );
  const lost = [...arrived].filter((id) => !written.has(id)).length;
  if (lost > 0)
    console.error(
      `The backup is without ${counted(lost, 'picture')}: look into ${mediaFolder(settings)}, where files are missing or damaged, or add the photos again.`,
    );
});

/** Gives how many rows each table has, the media that the database knows, and those in the backup. */
async function writeBackup(file: string, settings: Environment) {
  const rows = new Map<string, number>();
  const arrived = new Set<string>();
  let table = '';
  let columns: string[] = [];
  const note = (line: string) => {
    if (line.startsWith('{"table"')) {
      ({ table, columns } = backupSchemas.table.parse(JSON.parse(line)));
      rows.set(table, 0);
      console.log(`  ${table}`);
    }
    if (!line.startsWith('[')) return;
    const count = (rows.get(table) ?? 0) + 1;
    rows.set(table, count);
    if (count % 10_000 === 0) console.log(`  ${table}: ${count} rows`);
    if (table !== 'private.media') return;
    const row = backupSchemas.row.parse(JSON.parse(line));
    const id = row[columns.indexOf('id')];
    if (id && row[columns.indexOf('arrived_at')]) arrived.add(id);
  };
  let end = '';
  let written = new Set<string>();
  await writeBackupFile(file, async (write) => {
    await tellHome(settings, migrationsDir, { kind: 'backup' }, async (line) => {
      if (line.startsWith('{"end"')) {
        end = line;
        return;
      }
      note(line);
      await write(line);
    });
    // After the rows: a medium is complete before a row says so.
    written = await writeMedia(mediaInFolder(mediaFolder(settings)), write);
    const { end: counts } = backupSchemas.end.parse(JSON.parse(end));
    await write(JSON.stringify({ end: counts, media: written.size }));
  });
  return { rows, arrived, written };
}
