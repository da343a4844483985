import { expect, test } from 'vitest';
import { frozenVersions } from '#tests/databases/frozen.ts';
import { checksumOf, readMigrations } from '#worker/supabase/migrations.ts';
import { backupSchemas } from '#worker/supabase/backup/read-backup.ts';
import { migrationsDir } from './migrations-dir.ts';

// Some migrations of older versions were edited. worker/supabase/first-version-mend.ts makes up for
// it.
const firstUnedited = 4;

/** The checksum of each migration that a frozen version has, by its version. */
async function released() {
  const checksums = new Map<string, string>();
  for (const { version, lines } of frozenVersions) {
    if (version < firstUnedited) continue;
    for await (const line of lines()) {
      const { migrations } = backupSchemas.header.parse(JSON.parse(line));
      for (const one of migrations)
        checksums.set(`${one.version}_${one.name}.sql`, checksumOf(one.sql));
      break;
    }
  }
  return checksums;
}

test('no migration that was released is edited or removed', async () => {
  const found = new Map(
    (await readMigrations(migrationsDir)).map((one) => [one.file, checksumOf(one.sql)]),
  );
  const changed = [...(await released())].flatMap(([file, checksum]) =>
    found.get(file) === checksum ? [] : [file],
  );
  expect(
    changed,
    'These are in a frozen version of the database (tests/databases), and databases have applied them: ' +
      'put them back (git checkout supabase/migrations), and write what should change as a new migration. ' +
      'If that version was not released yet, remove its two files, and run npm run freeze again',
  ).toEqual([]);
});

test('every migration is in a frozen version of the database', async () => {
  const checksums = await released();
  const missing = (await readMigrations(migrationsDir)).filter(({ file }) => !checksums.has(file));
  expect(
    missing.map(({ file }) => file),
    'When these are finished, run npm run freeze and commit the two files that it adds to ' +
      'tests/databases: the next versions are tested with that database, and these migrations may not ' +
      'be edited any more',
  ).toEqual([]);
});
