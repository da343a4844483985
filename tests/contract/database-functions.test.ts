import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { databaseFunctions } from '#worker/supabase/database-functions.ts';
import { postgresType } from '#worker/supabase/function-statements.ts';
import { onEveryBackend } from './backends.ts';

/** Functions of the schema public that the worker does not call, each with the reason. */
const notForTheWorker: Record<string, string> = {};

const expected = Object.entries(databaseFunctions).map(([name, { args, answer }]) => {
  const parameters = Object.entries<z.core.$ZodType>(args).map(
    ([parameter, schema]) => `${parameter} ${postgresType(schema)}`,
  );
  return `${name}(${parameters.join(', ')}) returns ${postgresType(answer)}`;
});

const mend =
  'The worker calls functions otherwise than the schema public has them. Change their entries in worker/supabase/database-functions.ts, and types lead to the callers; or change the functions in a new migration.';

onEveryBackend((backend) => {
  test('the worker calls each function of the API by the names and types it has there', async () => {
    const rows = await backend().sql(
      `select proname as name, proname || '(' || pg_get_function_arguments(oid) || ') returns '
         || pg_get_function_result(oid) as signature
       from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    const found = rows
      .filter(({ name }) => !(String(name) in notForTheWorker))
      .map(({ signature }) => String(signature));
    const differences = {
      inTheWorkerAlone: expected.filter((signature) => !found.includes(signature)),
      inTheDatabaseAlone: found.filter((signature) => !expected.includes(signature)),
    };
    expect(differences, mend).toEqual({ inTheWorkerAlone: [], inTheDatabaseAlone: [] });
  });
});
