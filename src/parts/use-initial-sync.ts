import type { MergedRows } from '#src/db/read-merged.ts';
import { useSyncStatus } from '#src/sync/status.ts';

/**
 * Whether an empty list may be shown as empty: the rows were pulled once, or cannot be pulled now.
 */
export function useInitialSync(ownRows: Pick<MergedRows, 'everSynced'> | undefined): boolean {
  const { state } = useSyncStatus();
  return ownRows?.everSynced === true || state === 'offline' || state === 'needs-you';
}
