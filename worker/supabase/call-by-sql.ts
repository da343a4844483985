import { type ArchiveFunctionName, archiveFunctions } from './archive-functions.ts';
import type { RunSql } from './database.ts';
import { type Answer, type Args } from './database-functions.ts';
import { quote } from './migrations.ts';

/** Calls one of the functions that archives go out and come in by. */
export type CallArchive = <Name extends ArchiveFunctionName>(
  name: Name,
  args: Args<Name>,
) => Promise<Answer<Name>>;

/** The same as the database's owner, who needs no key. Gives what the function answers, unparsed. */
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
