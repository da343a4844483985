import { archiveFunctions } from './archive-functions.ts';
import type { Database } from './database.ts';
import { importFunctions } from './import-functions.ts';
import { quote } from './migrations.ts';

const { last_said, start_import, import_pets, finish_import } = importFunctions;
/** Functions that a command on the server may call as the server itself. */
const functions = { ...archiveFunctions, last_said, start_import, import_pets, finish_import };
export type ServerFunction = keyof typeof functions;
// The keys of a literal object are its own and no others.
export const serverFunctions = Object.keys(functions) as readonly ServerFunction[];

/**
 * Calls a function as the database's owner, who needs no key, in the name of the server itself. Gives
 * what it answers, unparsed.
 */
export async function callBySql(
  { transaction }: Pick<Database, 'transaction'>,
  name: ServerFunction,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  // As every start of Homeward: what is written may not be taken for what a restored database had.
  if (name === 'start_import')
    await transaction((sql) => sql('select private.begin_incarnation()'));
  // Only the names that we know become SQL; each value is a literal, which its parameter reads.
  const values = Object.keys(functions[name].args).map((parameter) => {
    const value = args[parameter];
    return `${parameter} => ${quote(typeof value === 'string' ? value : JSON.stringify(value))}`;
  });
  const [row] = await transaction(async (sql) => {
    await sql(`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`);
    return sql(`select to_jsonb(public.${name}(${values.join(', ')})) as answer`);
  });
  // What a function without a result answers.
  return row?.['answer'] === '' ? null : row?.['answer'];
}
