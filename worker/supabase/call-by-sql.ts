import { type ArchiveFunctionName, archiveFunctions } from './archive-functions.ts';
import type { RunSql } from './database.ts';
import { quote } from './migrations.ts';

/**
 * Calls a function for archives as the database's owner, who needs no key. Gives what it answers,
 * unparsed.
 */
export async function callBySql(
  sql: RunSql,
  name: ArchiveFunctionName,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // Only the names that we know become SQL; each value is a literal, which its parameter reads.
  const values = Object.keys(archiveFunctions[name].args).map((parameter) => {
    const value = args[parameter];
    return `${parameter} => ${quote(typeof value === 'string' ? value : JSON.stringify(value))}`;
  });
  const [row] = await sql(`select to_jsonb(public.${name}(${values.join(', ')})) as answer`);
  return row?.['answer'];
}
