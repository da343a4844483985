import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { Failure } from '#src/domain/failure.ts';
import { type FirstRun, firstRunSchema } from '#src/domain/first-run-calls.ts';
import { readPrivately } from '#src/parts/read-privately.ts';
import { useSyncStatus } from '#src/sync/status.ts';

/** What only the server knows of the first run; never stored. `read` reads it again. */
export function useFirstRun() {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const [known, setKnown] = useState<FirstRun>();
  const [failure, setFailure] = useState<Failure>();
  const latest = useRef(syncNow);
  useEffect(() => {
    latest.current = syncNow;
  });
  const read = useCallback(async () => {
    const network = (url: string, init: RequestInit) => fetch(url, init);
    const deps = { database, network, syncNow: () => latest.current() };
    const result = await readPrivately(deps, '/api/first-run', firstRunSchema);
    if (result.kind === 'ok') setKnown(result.value);
    setFailure(result.kind === 'ok' ? undefined : result);
  }, [database]);
  useEffect(() => void read(), [read]);
  return { known, failure, read };
}
