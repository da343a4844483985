import type { RunSql } from '#worker/supabase/database.ts';

/**
 * What SQL does for each kind of command, as source text: its branch in `private.run_commands` and,
 * where it has one, the function that is named like it (`addToCart`: `private.add_to_cart`).
 */
export async function branchesOf(sql: RunSql): Promise<Map<string, string>> {
  const rows = await sql(
    `select proname as name, prosrc as source from pg_proc where pronamespace = 'private'::regnamespace`,
  );
  const sources = new Map(rows.map(({ name, source }) => [String(name), String(source)]));
  const branch = /(?:\bwhen|\bif p_kind =) '(\w+)' then(.*?)(?=\bwhen '|\belse\b|\bend if;)/gs;
  return new Map(
    [...(sources.get('run_commands') ?? '').matchAll(branch)].map(([, kind = '', text = '']) => [
      kind,
      text + (sources.get(snakeCase(kind)) ?? ''),
    ]),
  );
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
