// `npm run backup [-- file]`: one file that `npm run restore` makes a database of, also while
// Homeward runs.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unfinishedName, writeBackupFile } from './backup-file.ts';
import { readEnvironment, StartFailure } from '#worker/env.ts';
import { tellHome } from '#worker/supabase/home-commands.ts';
import { runProgram } from '#worker/supabase/run-program.ts';

const migrationsDir = join(import.meta.dirname, '../../../supabase/migrations');
// npm runs scripts in the project's folder, and names the one it was called in.
const callersFolder = process.env['INIT_CWD'] ?? '';

await runProgram(async () => {
  const settings = readEnvironment(process.env);
  const [name = `backups/homeward-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`] =
    process.argv.slice(2);
  if (settings.hosted)
    throw new StartFailure(
      'Homeward uses a hosted Supabase project, which makes its own backups: see Database, Backups in its dashboard.',
    );
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
    tellHome(settings, migrationsDir, { kind: 'backup' }, async (line) => {
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
