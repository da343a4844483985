import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { Failure } from '#src/domain/failure.ts';
import { type PetChange, petHistorySchema } from '#src/domain/pet-history.ts';
import { readPrivately } from '#src/parts/read-privately.ts';
import { useSyncStatus } from '#src/sync/status.ts';

type History = {
  changes: readonly PetChange[];
  /** There may be older ones. */
  more: boolean;
  busy: boolean;
  failure?: Failure | undefined;
};

const unread: History = { changes: [], more: false, busy: true };
// As many as the server gives at once.
const atOnce = 100;

/**
 * What became of a pet, as far as it was read; never stored. `revision` is that of the pet on screen:
 * with each, the newest changes are read again.
 */
export function useHistory(petId: string, revision: number) {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const [history, setHistory] = useState(unread);
  const latest = useRef(syncNow);
  useEffect(() => {
    latest.current = syncNow;
  });
  const read = useCallback(
    async (before?: number) => {
      const network = (url: string, init: RequestInit) => fetch(url, init);
      const deps = { database, network, syncNow: () => latest.current() };
      const query = before === undefined ? '' : `?before=${before}`;
      const url = `/api/pets/${encodeURIComponent(petId)}/history${query}`;
      const result = await readPrivately(deps, url, petHistorySchema);
      setHistory((now) => {
        if (result.kind !== 'ok') return { ...now, busy: false, failure: result };
        const changes = before === undefined ? result.value : [...now.changes, ...result.value];
        return { changes, more: result.value.length === atOnce, busy: false };
      });
    },
    [database, petId],
  );
  useEffect(() => void read(), [read, revision]);
  return {
    ...history,
    /** Reads what is older than the last change, or the newest where nothing was read. */
    readOn: () => {
      setHistory((now) => ({ ...now, busy: true, failure: undefined }));
      void read(history.changes.at(-1)?.id);
    },
  };
}
