import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from './database-context.tsx';
import { type MergedRows, readMerged } from './read-merged.ts';

/** The own rows of the owner signed in here, with the outbox applied; undefined until read. */
export function useOwnRows(): MergedRows | undefined {
  const database = useDatabase();
  // Must be an async function: only then does Dexie keep the transaction alive across native
  // awaits. A plain arrow failed with PrematureCommitError in Chromium.
  return useLiveQuery(async () => readMerged(database), [database]);
}
