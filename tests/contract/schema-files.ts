import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '../../supabase');

/**
 * The files of `schema_paths` in supabase/config.toml, in the order in which the Supabase CLI runs
 * them: pattern after pattern, the matches of one sorted, none twice. Paths from `supabase`.
 * @see https://supabase.com/docs/guides/local-development/declarative-database-schemas
 */
export function schemaFiles(): string[] {
  const config = readFileSync(join(supabase, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  const patterns = [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, pattern = '']) => pattern);
  return [...new Set(patterns.flatMap((one) => globSync(one, { cwd: supabase }).toSorted()))];
}

/** All files in supabase/schemas, listed in config.toml or not. Paths from `supabase`. */
export const filesInSchemas = (): string[] => globSync('schemas/**/*.sql', { cwd: supabase });

/** What stands in `supabase/schemas`, as one SQL text. */
export const schemasText = (): string =>
  schemaFiles()
    .map((file) => readFileSync(join(supabase, file), 'utf8'))
    .join('\n');
