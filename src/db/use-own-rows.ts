import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from './database-context.tsx';
import { type MergedRows, readMerged } from './read-merged.ts';

/** What who is signed in here sees as theirs; undefined until read. */
export function useOwnRows(): MergedRows | undefined {
  const database = useDatabase();
  // An async arrow: Dexie keeps a transaction alive across native awaits only in a query that it
  // can see is async; a plain arrow failed with PrematureCommitError in Chromium.
  return useLiveQuery(async () => readMerged(database), [database]);
}
