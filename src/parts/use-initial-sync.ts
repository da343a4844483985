import type { MergedRows } from '#src/db/read-merged.ts';
import { useSyncStatus } from '#src/sync/status.ts';

/** Whether an empty list of these rows is really empty: they have come, or cannot come now. */
export function useInitialSync(ownRows: Pick<MergedRows, 'everSynced'> | undefined): boolean {
  const { state } = useSyncStatus();
  return ownRows?.everSynced === true || state === 'offline' || state === 'needs-you';
}
