import type { Mine } from '#src/db/read-merged.ts';
import { useSyncStatus } from '#src/sync/status.ts';

/** Whether an empty list of these rows is really empty: they have come, or cannot come now. */
export function useArrived(mine: Pick<Mine, 'everSynced'> | undefined): boolean {
  const { state } = useSyncStatus();
  return mine?.everSynced === true || state === 'offline' || state === 'needs-you';
}
