import { createContext, createElement, type ReactNode, useMemo } from 'react';
import { useDatabase, useStorageHealth } from '#src/db/database-context.tsx';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import { useOutbox } from '#src/db/use-own-rows.ts';
import { useProvided } from '#src/db/use-provided.ts';
import { useStore } from '#src/db/use-store.ts';
import type { MergedRows } from '#src/db/read-merged.ts';
import { ownerOf } from '#src/domain/account.ts';
import { type DescribedSync, describeSync } from './describe-sync.ts';
import type { Sync } from './sync.ts';

export type SyncStatus = DescribedSync & { syncNow(): void };

const unread = { known: false, mustSignInAgain: false };

const isoTime = (ms: number) => new Date(ms).toISOString();

const SyncStatusContext = createContext<SyncStatus | undefined>(undefined);

/** Whether everything has been sent, what waits, what was refused, and what to do about it. */
export const useSyncStatus = (): SyncStatus => useProvided(SyncStatusContext);

/** Works out the status, once for all who use it; within an OwnRowsProvider. */
export function SyncStatusProvider({ sync, children }: { sync: Sync; children: ReactNode }) {
  const database = useDatabase();
  const view = useStore(sync);
  const photos = useStore(sync.photos);
  const outbox = useOutbox();
  const { full } = useStorageHealth();
  const device = useDeviceQuery(async () => {
    const session = await database.session.get('current');
    if (!session) return unread;
    const { user, mustSignInAgain } = session;
    const own = (await database.pullStates.get(ownerOf(user)))?.lastSyncedAt;
    const listed = (await database.lists.toArray()).map(({ refreshedAt }) => isoTime(refreshedAt));
    return {
      // A visitor may have no rows to pull.
      known: user === null || own !== undefined,
      mustSignInAgain,
      inTouchAt: listed
        .concat(own ?? [])
        .sort()
        .at(-1),
    };
  }, [database]);
  const status = useMemo(
    () => ({
      ...describeSync(view, outbox, { ...(device ?? unread), full }, photos),
      syncNow: () => void sync.syncNow(),
    }),
    [view, outbox, device, full, photos, sync],
  );
  return createElement(SyncStatusContext, { value: status }, children);
}

/**
 * Whether an empty list may be shown as empty: the rows were pulled once, or cannot be pulled now.
 */
export function useInitialSync(ownRows: Pick<MergedRows, 'everSynced'> | undefined): boolean {
  const { state } = useSyncStatus();
  return ownRows?.everSynced === true || state === 'offline' || state === 'needs-you';
}
