import { useDatabase } from './database-context.tsx';
import { type MergedRows, readMerged } from './read-merged.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** The own rows of the owner signed in here, with the outbox applied; undefined until read. */
export function useOwnRows(): MergedRows | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => readMerged(database), [database]);
}
