import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { mediaIdSchema } from '#src/domain/media.ts';
import { StartFailure } from '#worker/env.ts';
import type { Database, RunSql } from '#worker/supabase/database.ts';
import { readMigrations } from '#worker/supabase/migrations.ts';

const migration = z.object({ version: z.string(), name: z.string(), sql: z.string() });
/** The line that describes a table; its rows follow, each a list of its columns as text or null. */
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const header = z.object({
  homeward: z.literal('backup'),
  /** 1: without media. */
  format: z.literal([1, 2]),
  madeAt: z.string(),
  /** Those that the database has applied: they make the tables that the rows fit. */
  migrations: z.array(migration),
  /** The data folder's files of keys, by their name. */
  files: z.record(z.string(), z.string()),
});

/** The last line: how many rows each table has, and how many media there are. */
const endLine = z.object({
  end: z.record(z.string(), z.number()),
  media: z.optional(z.number()),
});

/**
 * A backup is lines of JSON: the header, the tables with their rows, the sequences, the media, the
 * end. Values of rows are the text that Postgres writes and reads for their type, so that PGlite and every version of
 * Postgres can load it.
 */
export const backupSchemas = {
  header,
  table: tableLine,
  end: endLine,
  row: z.array(z.nullable(z.string())),
  line: z.union([
    tableLine,
    z.object({ sequence: z.string(), value: z.string() }),
    // Its bytes in base64.
    z.object({ medium: mediaIdSchema, bytes: z.string() }),
    endLine,
  ]),
};
export type BackupHeader = z.infer<typeof header>;
type Table = z.infer<typeof tableLine>;

/** The files of a data folder that are part of a backup: the keys of sessions and notifications. */
export const keptFiles: readonly string[] = ['keys.json', 'vapid.json'];

export type BackupSource = {
  migrationsDir: string;
  /** The data folder. */
  home?: string | undefined;
};

/**
 * Reads the whole database as it is at one moment, and calls `write` with each line: a backup that has
 * no media yet. Writers are not
 * stopped on a Postgres server; PGlite does one thing at a time.
 */
export async function readBackup(
  { transaction }: Pick<Database, 'transaction'>,
  source: BackupSource,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  await transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    const first: BackupHeader = {
      homeward: 'backup',
      format: 2,
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(sql, source.migrationsDir),
      files: await readKeptFiles(source.home),
    };
    await write(JSON.stringify(first));
    const end: Record<string, number> = {};
    for (const table of await readTables(sql)) {
      await write(JSON.stringify(table));
      end[table.table] = await readRows(sql, table, write);
    }
    const sequences = await sql(
      `select jsonb_build_object('sequence', format('%I.%I', schemaname, sequencename),
         'value', last_value::text)::text as line
       from pg_sequences where schemaname in (${schemas}) and last_value is not null`,
    );
    for (const { line } of sequences) await write(String(line));
    await write(JSON.stringify({ end }));
  });
}

async function appliedMigrations(sql: RunSql, folder: string): Promise<BackupHeader['migrations']> {
  const history = 'supabase_migrations.schema_migrations';
  const [made] = await sql(`select to_regclass('${history}') is not null as found`);
  if (made?.['found'] !== true)
    throw new StartFailure('There is no Homeward in this database yet: run npm start first.');
  const applied = await sql(
    `select version from ${history} where version ~ '^[0-9]{14}$' order by version`,
  );
  const known = new Map((await readMigrations(folder)).map((one) => [one.version, one]));
  return applied.map(({ version }) => {
    const one = known.get(String(version));
    if (!one)
      throw new StartFailure(
        `This database has applied migration ${String(version)}, which this version of Homeward does not know: back it up with the version that it last ran with.`,
      );
    return { version: one.version, name: one.name, sql: one.sql };
  });
}

async function readKeptFiles(home: string | undefined): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  if (home === undefined) return files;
  for (const name of keptFiles) {
    const text = await readFile(join(home, name), 'utf8').catch(() => undefined);
    if (text !== undefined) files[name] = text;
  }
  return files;
}

const schemas = `'auth', 'public', 'private', 'supabase_migrations'`;

/** Every table that outlives a crash, those that others refer to first, with the columns to store. */
export async function readTables(sql: RunSql): Promise<Table[]> {
  const found = await sql(
    `select jsonb_build_object('table', format('%I.%I', n.nspname, c.relname),
       'columns', (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
       'needs', (select coalesce(jsonb_agg(format('%I.%I', rn.nspname, r.relname)), '[]')
         from pg_constraint k join pg_class r on r.oid = k.confrelid
         join pg_namespace rn on rn.oid = r.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid))::text as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in (${schemas})
     order by n.nspname, c.relname`,
  );
  const schema = z.extend(tableLine, { needs: z.array(z.string()) });
  const waiting = new Map(
    found.map(({ line }) => schema.parse(JSON.parse(String(line)))).map((one) => [one.table, one]),
  );
  const ordered: Table[] = [];
  const add = (name: string) => {
    const one = waiting.get(name);
    if (!one) return;
    waiting.delete(name);
    one.needs.forEach(add);
    ordered.push({ table: one.table, columns: one.columns });
  };
  waiting.forEach((_, name) => add(name));
  return ordered;
}

/** How many rows are read or written at once. */
export const rowsAtOnce = 500;

/** Calls `write` with each row of a table. Returns how many there are. */
export async function readRows(
  sql: RunSql,
  { table, columns }: Table,
  write: (line: string) => void | Promise<void>,
): Promise<number> {
  const values = columns.map((column) => `"${column.replaceAll('"', '""')}"::text`);
  // Else a server's own settings decide how these types are written.
  await sql(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY';
     set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
     declare backup_rows no scroll cursor for
       select to_jsonb(array[${values.join(', ')}])::text as line from ${table}`,
  );
  let rows = 0;
  for (;;) {
    const batch = await sql(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { line } of batch) await write(String(line));
    rows += batch.length;
    if (batch.length < rowsAtOnce) break;
  }
  await sql('close backup_rows');
  return rows;
}
