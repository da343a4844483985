import { type Mapping, mappingSchema } from '#src/domain/import/mapping.ts';
import type { HomewardDatabase } from './database.ts';
import type { MappingKey } from './schema.ts';

const mappingKey = (columns: readonly string[]): MappingKey => `mapping ${JSON.stringify(columns)}`;

/** What somebody said on this device of a CSV with these columns. */
export async function readMapping(
  database: HomewardDatabase,
  columns: readonly string[],
): Promise<Mapping | undefined> {
  const row = await database.meta.get(mappingKey(columns));
  // A later version may have stored what this one cannot read.
  return row && mappingSchema.safeParse(JSON.parse(row.value)).data;
}

export async function keepMapping(
  database: HomewardDatabase,
  columns: readonly string[],
  mapping: Mapping,
): Promise<void> {
  await database.meta.put({ key: mappingKey(columns), value: JSON.stringify(mapping) });
}
