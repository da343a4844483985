import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { readCatalogue } from './database-catalogue.ts';
import { migrationsDir } from './migrations-dir.ts';
import { startPostgres, whyNoPostgres } from './postgres-server.ts';
import { filesInSchemas, schemaFiles, schemasText } from './schema-files.ts';

const advice = (different: readonly string[]) =>
  `supabase/schemas and supabase/migrations do not agree on ${different.join(', ')}. ` +
  'Change the file in supabase/schemas and add a migration that leads there (never edit one that ' +
  'was released). Below, "-" is what supabase/schemas says and "+" is what the migrations make';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeward-schemas-'));
  await writeFile(join(folder, '00000000000000_schemas.sql'), schemasText());
});
afterAll(() => rm(folder, { recursive: true }));

type Catalogue = Map<string, string>;

function expectSame(fromMigrations: Catalogue, fromSchemas: Catalogue): void {
  const names = [...new Set([...fromSchemas.keys(), ...fromMigrations.keys()])].toSorted();
  const different = names.filter((name) => fromMigrations.get(name) !== fromSchemas.get(name));
  const textOf = (catalogue: Catalogue) =>
    different.map((name) => `${name}:\n${catalogue.get(name) ?? '(is not there)'}\n`).join('\n');
  expect(textOf(fromMigrations), advice(different)).toBe(textOf(fromSchemas));
}

describe('supabase/schemas', () => {
  test('has no file that schema_paths in supabase/config.toml leaves out', () => {
    expect(schemaFiles().toSorted()).toEqual(filesInSchemas().toSorted());
  });

  test('makes the database that the migrations make, on PGlite', async () => {
    const migrated = await startInMemory();
    const declared = await startEmbedded({ migrationsDir: folder });
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
