import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { Failure } from '#src/domain/failure.ts';
import type { SecurityEvent, SecurityLogEntry } from '#src/domain/security-log.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { readSecurityLog } from './read-security-log.ts';

type LogView = {
  /** Which kind of event was read; undefined for all. */
  event: SecurityEvent | undefined;
  entries: readonly SecurityLogEntry[];
  more: boolean;
  busy: boolean;
  failure?: Failure | undefined;
};

const unread = (event: SecurityEvent | undefined): LogView => ({
  event,
  entries: [],
  more: false,
  busy: true,
});

/** The security log as far as it was read: fetched when it is opened, and never stored. */
export function useSecurityLog(event: SecurityEvent | undefined) {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const [view, setView] = useState(unread(event));
  // As they are now: an answer may come after another kind of event was chosen.
  const latest = useRef({ event, syncNow });
  useEffect(() => {
    latest.current = { event, syncNow };
  });

  const read = useCallback(
    async (before?: number) => {
      const network = (url: string, init: RequestInit) => fetch(url, init);
      const deps = { database, network, syncNow: () => latest.current.syncNow() };
      const result = await readSecurityLog(deps, { event, before });
      if (latest.current.event !== event) return;
      setView((now) => {
        const known = now.event === event ? now : unread(event);
        if (result.kind !== 'ok') return { ...known, busy: false, failure: result };
        const { events, more } = result.value;
        const entries = before === undefined ? events : [...known.entries, ...events];
        return { event, entries, more, busy: false };
      });
    },
    [database, event],
  );
  useEffect(() => void read(), [read]);

  return {
    ...(view.event === event ? view : unread(event)),
    /** Reads what is older than the last entry, or the newest where nothing was read. */
    readOn: () => {
      setView((now) => ({ ...now, busy: true, failure: undefined }));
      void read(view.entries.at(-1)?.id);
    },
  };
}
