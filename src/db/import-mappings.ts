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

const sourceKey = (format: string): MappingKey => `mapping source ${format}`;

/** The source that the last list of this format had here, for when the server cannot be asked. */
export async function readSource(
  database: HomewardDatabase,
  format: string,
): Promise<string | undefined> {
  return (await database.meta.get(sourceKey(format)))?.value;
}

export async function keepSource(
  database: HomewardDatabase,
  format: string,
  source: string,
): Promise<void> {
  await database.meta.put({ key: sourceKey(format), value: source });
}
