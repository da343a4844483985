import { createHash } from 'node:crypto';
import { counted } from '#src/domain/words.ts';
import { StartFailure } from '#worker/env.ts';
import type { Database, RunSql } from '#worker/supabase/database.ts';
import { historySql, quote } from '#worker/supabase/migrations.ts';
import {
  type BackupHeader,
  backupSchemas,
  readRows,
  readTables,
  rowsAtOnce,
} from './read-backup.ts';

const broken = (cause?: unknown) =>
  new StartFailure(
    'This is no whole backup of Homeward, or one of a newer version: take another file, or a newer Homeward.',
    { cause },
  );

/** Of one table; `sum` adds up the hashes of its rows, so that their order does not matter. */
type Content = { columns: string[]; rows: number; sum: bigint };

/** Keeps the bytes (base64) of a medium. False if they are not what its id names. */
type KeepMedium = (id: string, bytes: string) => Promise<boolean>;

/**
 * Loads a backup into a database that has no Homeward yet: all of it, or nothing. Every row is read
 * again and compared. Its media go to `keep`. Returns the backup's header.
 *
 * Transaction ids and snapshots mean nothing in another database. So the next start of a worker
 * stamps every row anew under a new epoch, and no cursor from before is valid: every device reads
 * everything again, and sends what the backup does not know.
 */
export function loadBackup(
  { transaction }: Pick<Database, 'transaction'>,
  lines: AsyncIterable<string>,
  report: (line: string) => void,
  keep: KeepMedium,
): Promise<BackupHeader> {
  return transaction(async (sql) => {
    await requireEmpty(sql);
    await sql(historySql);
    const reader = lines[Symbol.asyncIterator]();
    const next = async () => {
      const { done, value } = await reader.next();
      if (done) throw broken();
      return value;
    };
    const header = parsed(backupSchemas.header, await next());
    report(`This backup was made at ${header.madeAt}.`);
    for (const { sql: text } of header.migrations) await sql(text);
    const tables = (await readTables(sql)).map(({ table }) => table);
    const always = await sql(alwaysTriggersSql);
    // Stamps and accounts' rows are in the backup; triggers would make them a second time.
    for (const table of tables) await sql(`alter table ${table} disable trigger user`);
    await sql(`truncate ${tables.join(', ')}`);
    const said = await loadLines(sql, next, report, keep);
    report('Comparing what was loaded with the backup …');
    await verify(sql, said);
    for (const table of tables) await sql(`alter table ${table} enable trigger user`);
    for (const { table, trigger } of always)
      await sql(`alter table ${String(table)} enable always trigger ${String(trigger)}`);
    await sql(newLife);
    return header;
  });
}

/** The triggers that also run for what is replicated; `enable trigger` forgets that they do. */
const alwaysTriggersSql = `
  select tgrelid::regclass as table, quote_ident(tgname) as trigger from pg_catalog.pg_trigger
  where tgenabled = 'A' and not tgisinternal`;

async function requireEmpty(sql: RunSql): Promise<void> {
  const [found] = await sql(`select to_regclass('private.epoch') is not null as used`);
  if (found?.['used'] === true)
    throw new StartFailure(
      'This Postgres database already holds a Homeward, and a restore never overwrites one: create an empty database (createdb homeward_restored), set DATABASE_URL to it, and run this again.',
    );
}

function parsed<Value>(schema: { parse(value: unknown): Value }, line: string): Value {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw broken(cause);
  }
}

/** Inserts all rows up to the line that says that this is the end. */
async function loadLines(
  sql: RunSql,
  next: () => Promise<string>,
  report: (line: string) => void,
  keep: KeepMedium,
): Promise<Map<string, Content>> {
  let media = 0;
  const said = new Map<string, Content>();
  let insert = async (_rows: string[]) => {};
  let batch: string[] = [];
  let table = '';
  let content: Content = { columns: [], rows: 0, sum: 0n };
  const flush = async () => {
    if (batch.length > 0) await insert(batch);
    batch = [];
  };
  for (;;) {
    const line = await next();
    if (line.startsWith('[')) {
      batch.push(line);
      count(content, line);
      if (batch.length === rowsAtOnce) await flush();
      if (content.rows % 10_000 === 0) report(`  ${table}: ${content.rows} rows …`);
      continue;
    }
    await flush();
    if (table !== '') report(`  ${table}: ${content.rows} rows`);
    table = '';
    const one = parsed(backupSchemas.line, line);
    if ('end' in one) {
      for (const [table, rows] of Object.entries(one.end))
        if (said.get(table)?.rows !== rows) throw broken();
      if ((one.media ?? 0) !== media) throw broken();
      if (media > 0) report(`  ${counted(media, 'picture')}`);
      return said;
    }
    if ('medium' in one) {
      if (!(await keep(one.medium, one.bytes))) throw broken();
      media += 1;
      if (media % 1_000 === 0) report(`  ${media} pictures …`);
      continue;
    }
    if ('sequence' in one) {
      await sql(`select setval(${quote(one.sequence)}, ${quote(one.value)}::bigint)`);
      continue;
    }
    content = { columns: one.columns, rows: 0, sum: 0n };
    table = one.table;
    said.set(table, content);
    insert = await inserterOf(sql, one.table, one.columns);
  }
}

function count(content: Content, line: string): void {
  content.rows += 1;
  content.sum += createHash('sha256').update(line).digest().readBigUInt64BE();
}

async function inserterOf(sql: RunSql, table: string, columns: readonly string[]) {
  const types = new Map(
    (
      await sql(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = ${quote(table)}::regclass and attnum > 0 and not attisdropped`,
      )
    ).map(({ name, type }) => [String(name), String(type)]),
  );
  if (!columns.every((column) => types.has(column))) throw broken();
  const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`);
  const values = columns.map((column, n) => `(r ->> ${n})::${types.get(column) ?? 'text'}`);
  return async (rows: string[]) => {
    await sql(
      `insert into ${table} (${names.join(', ')}) overriding system value
       select ${values.join(', ')} from jsonb_array_elements(${quote(`[${rows.join(',')}]`)}) r`,
    );
  };
}

/** Reads every table again and compares it with what the backup said. */
async function verify(sql: RunSql, said: ReadonlyMap<string, Content>): Promise<void> {
  for (const [table, { columns, rows, sum }] of said) {
    const found: Content = { columns, rows: 0, sum: 0n };
    await readRows(sql, { table, columns }, (line) => count(found, line));
    if (found.rows !== rows || found.sum !== sum)
      throw new Error(`${table} is not what the backup says: ${found.rows} rows, not ${rows}`);
  }
}

// A pruned tombstone of the greatest id lies ahead of this database, whatever its ids are: the next
// start stamps everything anew under a new epoch (private.restamp_after_restore).
const newLife = `
do $$
begin
  update private.epoch set pruned = '18446744073709551615';
  if to_regclass('private.lives') is not null then
    delete from private.lives;
  end if;
  if to_regclass('private.database_incarnations') is not null then
    delete from private.database_incarnations;
  end if;
end $$;
`;
