import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunSql } from './database.ts';

type Transaction = <Result>(run: (sql: RunSql) => Promise<Result>) => Promise<Result>;

// The table of Supabase's own tools, so that they know what was applied here.
const historySql = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key);
alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Applies the new migrations of the folder in the order of their names, each in a transaction.
 * Returns how many were new.
 */
export async function applyMigrations(transaction: Transaction, folder: string): Promise<number> {
  let applied = 0;
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) continue;
    const text = await readFile(join(folder, file), 'utf8');
    const isNew = await once(transaction, version, name, (sql) => sql(text)).catch(
      (cause: unknown) => {
        throw new Error(`migration ${file} failed: ${String(cause)}`, { cause });
      },
    );
    if (isNew) applied += 1;
  }
  return applied;
}

/**
 * Runs something once for each database, in one transaction with the note that it ran.
 * Returns whether it ran now.
 */
export function once(
  transaction: Transaction,
  version: string,
  name: string,
  run: (sql: RunSql) => Promise<unknown>,
): Promise<boolean> {
  return transaction(async (sql) => {
    // If two workers start at once on one server, the second waits here and finds it done.
    await sql(`select pg_advisory_xact_lock(hashtextextended('homeward.migrations', 0))`);
    await sql(historySql);
    const found = await sql(
      `select from supabase_migrations.schema_migrations where version = ${quote(version)}`,
    );
    if (found.length > 0) return false;
    await run(sql);
    await sql(
      `insert into supabase_migrations.schema_migrations (version, name) values (${quote(version)}, ${quote(name)})`,
    );
    return true;
  });
}
