import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '#worker/env.ts';
import type { RunSql } from './database.ts';
import { firstVersionMend } from './first-version-mend.ts';

type Transaction = <Result>(run: (sql: RunSql) => Promise<Result>) => Promise<Result>;

export type Migration = {
  /** Its file. */
  file: string;
  /** The time in its name: 14 digits. */
  version: string;
  name: string;
  sql: string;
};

/**
 * The table of Supabase's own tools, so that they know what was applied here. They name each column
 * they use, and leave `sha256` alone.
 */
export const historySql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key);
alter table supabase_migrations.schema_migrations add column if not exists name text;
alter table supabase_migrations.schema_migrations add column if not exists sha256 text;
`;

/** An SQL literal. */
export const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The migrations of a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    found.push({ file, version, name, sql: await readFile(join(folder, file), 'utf8') });
  }
  return found;
}

/** The checksum of a migration, in hex. A checkout on Windows may end lines with CR LF. */
export const checksumOf = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/**
 * Applies the new migrations of the folder in their order, each in a transaction. Returns how many
 * were new. Throws a StartFailure if one was applied with another text.
 */
export async function applyMigrations(transaction: Transaction, folder: string): Promise<number> {
  await transaction((sql) => sql(firstVersionMend));
  let applied = 0;
  for (const { file, version, name, sql: text } of await readMigrations(folder)) {
    const note = { version, name, sha256: checksumOf(text) };
    const result = await runOnce(transaction, note, (sql) => sql(text)).catch((cause: unknown) => {
      throw new Error(`migration ${file} failed: ${String(cause)}`, { cause });
    });
    if (result === 'other text')
      throw new StartFailure(
        `supabase/migrations/${file} is not what this database has applied, and a released migration is never edited: get its text back (git checkout supabase/migrations/${file}, or a fresh copy of Homeward), and write what should change as a new migration.`,
      );
    if (result === 'ran') applied += 1;
  }
  return applied;
}

/**
 * Runs something once for each database, in one transaction with the note that it ran.
 * Returns whether it ran now.
 */
export async function once(
  transaction: Transaction,
  version: string,
  name: string,
  run: (sql: RunSql) => Promise<unknown>,
): Promise<boolean> {
  return (await runOnce(transaction, { version, name, sha256: '' }, run)) === 'ran';
}

type Note = { version: string; name: string; sha256: string };

function runOnce(
  transaction: Transaction,
  { version, name, sha256 }: Note,
  run: (sql: RunSql) => Promise<unknown>,
): Promise<'ran' | 'known' | 'other text'> {
  return transaction(async (sql) => {
    // If two workers start at once on one server, the second waits here and finds it done.
    await sql(`select pg_advisory_xact_lock(hashtextextended('homeward.migrations', 0))`);
    await sql(historySql);
    const [found] = await sql(
      `select sha256 from supabase_migrations.schema_migrations where version = ${quote(version)}`,
    );
    if (found && found['sha256'] !== null)
      return found['sha256'] === sha256 ? 'known' : 'other text';
    if (!found) await run(sql);
    // What was applied before there were checksums gets its present one: every text that a released
    // version had leads to the same schema (tests/programs/older-versions.test.ts).
    await sql(
      `insert into supabase_migrations.schema_migrations (version, name, sha256)
         values (${quote(version)}, ${quote(name)}, ${quote(sha256)})
         on conflict (version) do update set sha256 = excluded.sha256`,
    );
    return found ? 'known' : 'ran';
  });
}
