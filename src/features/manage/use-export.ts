import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import {
  archivePath,
  cancelledExportSchema,
  exportStateSchema,
  startedExportSchema,
} from '#src/domain/export-calls.ts';
import { askPrivately, type ReadDeps, unreadSentence } from '#src/parts/read-privately.ts';
import { useSyncStatus } from '#src/sync/status.ts';

type Export =
  | { state: 'none' }
  | { state: 'starting' }
  | { state: 'running'; id: string; taken: number; total: number }
  | { state: 'finished' }
  | { state: 'cancelled' }
  | { state: 'failed'; message: string };

/** Each second: often enough to see that it goes on. */
const lookEveryMs = 1_000;

// Kept between pages: the browser goes on with the download.
let last: Export = { state: 'none' };

/** The export of everything that was begun in this tab, and how far its download is. */
export function useExport() {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const [shown, setShown] = useState(last);
  const show = useCallback((next: Export) => {
    last = next;
    setShown(next);
  }, []);
  const latest = useRef(syncNow);
  useEffect(() => {
    latest.current = syncNow;
  });
  const deps = useCallback(
    (): ReadDeps => ({
      database,
      network: (url, init) => fetch(url, init),
      syncNow: () => latest.current(),
    }),
    [database],
  );
  const id = shown.state === 'running' ? shown.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const look = async () => {
      const result = await askPrivately(deps(), 'GET', `/api/export/${id}`, exportStateSchema);
      if (last.state !== 'running' || last.id !== id) return;
      if (result.kind === 'ok')
        show(
          result.value.finished ? { state: 'finished' } : { ...last, taken: result.value.taken },
        );
      // Offline the download may go on all the same: the next look says.
      else if (result.kind === 'refused') show({ state: 'failed', message: brokeOff });
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [id, deps, show]);

  return {
    shown,
    /** Call it once the server has noted the password. */
    start: async () => {
      show({ state: 'starting' });
      const result = await askPrivately(deps(), 'POST', '/api/export', startedExportSchema);
      if (result.kind !== 'ok')
        return show({ state: 'failed', message: unreadSentence('Your export', result) });
      show({ state: 'running', taken: 0, ...result.value });
      const link = document.createElement('a');
      link.href = archivePath(result.value.id);
      link.download = '';
      link.click();
    },
    cancel: async () => {
      if (shown.state !== 'running') return;
      const url = `/api/export/${shown.id}`;
      const result = await askPrivately(deps(), 'DELETE', url, cancelledExportSchema);
      show(
        result.kind === 'ok'
          ? { state: 'cancelled' }
          : { state: 'failed', message: unreadSentence('Your export', result) },
      );
    },
  };
}

const brokeOff =
  'The download broke off before its end. What your browser has saved of it cannot be used: delete it, and export again.';
