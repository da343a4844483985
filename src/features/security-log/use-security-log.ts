import { useCallback, useEffect, useRef, useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { Failure } from '#src/domain/failure.ts';
import type { SecurityEvent, SecurityLogEntry } from '#src/domain/security-log.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { readSecurityLog } from './read-security-log.ts';

type LogView = {
  event: SecurityEvent | undefined;
  entries: readonly SecurityLogEntry[];
  more: boolean;
  busy: boolean;
  failure?: Failure;
};

const unread = { entries: [], more: false, busy: true };

/** The security log as far as it was read: fetched when it is opened, and never stored. */
export function useSecurityLog(event: SecurityEvent | undefined) {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const sync = useRef(syncNow);
  const [view, setView] = useState<LogView>({ event, ...unread });
  useEffect(() => {
    sync.current = syncNow;
  });

  const read = useCallback(
    async (before?: number) => {
      setView((now) => (before === undefined ? { event, ...unread } : { ...now, busy: true }));
      const network = (url: string, init: RequestInit) => fetch(url, init);
      const deps = { database, network, syncNow: () => sync.current() };
      const result = await readSecurityLog(deps, { event, before });
      setView((now) => {
        // Another kind of event was chosen meanwhile.
        if (now.event !== event) return now;
        const { event: _, failure: _before, ...rest } = now;
        if (result.kind !== 'ok') return { event, ...rest, busy: false, failure: result };
        const { events, more } = result.value;
        return {
          event,
          entries: before === undefined ? events : [...now.entries, ...events],
          more,
          busy: false,
        };
      });
    },
    [database, event],
  );
  useEffect(() => void read(), [read]);

  return {
    // Until the effect has run, what is there belongs to another kind of event.
    ...(view.event === event ? view : { event, ...unread }),
    readOn: () => read(view.entries.at(-1)?.id),
  };
}
