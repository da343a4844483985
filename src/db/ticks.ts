import type { HomewardDatabase } from './database.ts';
import { useDatabase } from './database-context.tsx';
import { prefixRange } from './prefix-range.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** The ticked items of a checklist, shared by all who use this device; undefined until read. */
export function useTicks(list: string): ReadonlySet<string> | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => readTicks(database, list), [database, list]);
}

export async function readTicks(
  database: HomewardDatabase,
  list: string,
): Promise<ReadonlySet<string>> {
  const rows = await prefixRange(database.ticks, '[list+item]', list).toArray();
  return new Set(rows.map((row) => row.item));
}

export async function setTick(
  database: HomewardDatabase,
  list: string,
  item: string,
  on: boolean,
): Promise<void> {
  if (on) await database.ticks.put({ list, item });
  else await database.ticks.delete([list, item]);
}
