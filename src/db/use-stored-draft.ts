import { useDatabase } from './database-context.tsx';
import { readDraft } from './drafts.ts';
import type { DraftValues } from './schema.ts';
import { readOwner } from './session-row.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** What the owner signed in here keeps at a place, empty if nothing; undefined until it is read. */
export function useStoredDraft(petId: string): DraftValues | undefined {
  const database = useDatabase();
  return useDeviceQuery(
    async () => (await readDraft(database, await readOwner(database), petId))?.values ?? {},
    [database, petId],
  );
}
