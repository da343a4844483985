import type { HomewardDatabase } from './database.ts';
import type { MappingKey } from './schema.ts';

// Texts, which the reader of files parses (`src/import`): a page never needs their schema.
const keyOf = (columns: readonly string[]): MappingKey => `mapping ${JSON.stringify(columns)}`;

/** What somebody said on this device of a CSV with these columns; JSON of a `Mapping`. */
export async function readMapping(
  database: HomewardDatabase,
  columns: readonly string[],
): Promise<string | undefined> {
  return (await database.meta.get(keyOf(columns)))?.value;
}

export async function keepMapping(
  database: HomewardDatabase,
  columns: readonly string[],
  mapping: object,
): Promise<void> {
  await database.meta.put({ key: keyOf(columns), value: JSON.stringify(mapping) });
}
