import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { readCatalogue } from './database-catalogue.ts';
import { migrationsDir } from './migrations-dir.ts';
import { startPostgres, whyNoPostgres } from './postgres-server.ts';

const supabase = join(import.meta.dirname, '../../supabase');

/**
 * The files of `schema_paths` in supabase/config.toml, in the order in which the Supabase CLI runs
 * them: pattern by pattern, the matches of each pattern sorted, no file twice.
 * @see https://supabase.com/docs/guides/local-development/declarative-database-schemas
 */
function schemaFiles(): string[] {
  const config = readFileSync(join(supabase, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  const patterns = [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, pattern = '']) => pattern);
  return [...new Set(patterns.flatMap((one) => globSync(one, { cwd: supabase }).toSorted()))];
}

const advice = (different: readonly string[]) =>
  `supabase/schemas and supabase/migrations do not agree on ${different.join(', ')}. ` +
  'Change the file in supabase/schemas and add a migration that leads there (never edit one that ' +
  'was released). A column that a migration adds is the last of its table. Below, "-" is what supabase/schemas says and "+" is what the migrations make';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeward-schemas-'));
  const texts = schemaFiles().map((file) => readFileSync(join(supabase, file), 'utf8'));
  await writeFile(join(folder, '00000000000000_schemas.sql'), texts.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Says of an error in 00000000000000_schemas.sql where that file comes from. */
const explained = (cause: unknown): never => {
  throw new Error(
    `The files of supabase/schemas, in the order of schema_paths, make no database: something is used that no
file makes, or only a later one. ${String(cause)}`,
    { cause },
  );
};

type Catalogue = Map<string, string>;

function expectSame(fromMigrations: Catalogue, fromSchemas: Catalogue, says = advice): void {
  const names = [...new Set([...fromSchemas.keys(), ...fromMigrations.keys()])].toSorted();
  const different = names.filter((name) => fromMigrations.get(name) !== fromSchemas.get(name));
  const textOf = (catalogue: Catalogue) =>
    different.map((name) => `${name}:\n${catalogue.get(name) ?? '(is not there)'}\n`).join('\n');
  expect(textOf(fromMigrations), says(different)).toBe(textOf(fromSchemas));
}

describe('supabase/schemas', () => {
  test('has no file that schema_paths in supabase/config.toml leaves out', () => {
    const files = globSync('schemas/**/*.sql', { cwd: supabase });
    expect(schemaFiles().toSorted(), 'list each file there, in order').toEqual(files.toSorted());
  });

  test('makes the database that the migrations make, on PGlite', async () => {
    const migrated = await startInMemory();
    const declared = await startEmbedded({ migrationsDir: folder }).catch(explained);
    const catalogue = await readCatalogue(migrated.sql);
    expect(catalogue.size).toBeGreaterThan(200);
    expectSame(catalogue, await readCatalogue(declared.sql));
    await migrated.close();
    await declared.close();
  });

  test.skipIf(whyNoPostgres)(`and on Postgres (${whyNoPostgres ?? 'here'})`, async () => {
    const server = await startPostgres();
    const databaseUrl = server.url;
    const migrated = await startEmbedded({ migrationsDir, databaseUrl });
    server.createDatabase('declared', 'owner');
    const declared = await startEmbedded({
      migrationsDir: folder,
      databaseUrl: databaseUrl.replace(/postgres$/, 'declared'),
    });
    expectSame(await readCatalogue(migrated.sql), await readCatalogue(declared.sql));
    await migrated.close();
    await declared.close();
    await server.stop();
  });
});

describe('supabase/migrations', () => {
  test('grant the same where the defaults grant everything, as on older hosted projects', async () => {
    const open = join(folder, 'open');
    await cp(migrationsDir, open, { recursive: true });
    await writeFile(join(open, '00000000000000_open_defaults.sql'), openDefaults);
    const usual = await startInMemory();
    const opened = await startEmbedded({ migrationsDir: open });
    await opened.sql(closeDefaults);
    expectSame(await readCatalogue(opened.sql), await readCatalogue(usual.sql), adviceOnGrants);
    await usual.close();
    await opened.close();
  });
});

const everyKind = ['tables', 'sequences', 'functions'];
const openDefaults = everyKind
  .map(
    (kind) => `alter default privileges grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');
const closeDefaults = openDefaults.replaceAll(' grant ', ' revoke ').replaceAll(' to ', ' from ');
const adviceOnGrants = (different: readonly string[]) =>
  `In a new migration, revoke all on ${different.join(', ')} from public, anon, authenticated, service_role`;
