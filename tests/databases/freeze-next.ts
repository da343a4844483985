// `npm run freeze`: freezes the database that the migrations make today, as the next version.
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { freeze, frozenVersions } from './frozen.ts';

const version = (frozenVersions.at(-1)?.version ?? 0) + 1;
console.log(`Freezing version ${version} of the database …`);
await freeze(version, { migrationsDir });
console.log(
  `It is in tests/databases/version-${version}.backup.gz and .json: commit both. From now on no migration in it may be edited.`,
);
