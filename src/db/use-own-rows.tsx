import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useDatabase } from './database-context.tsx';
import { type MergedRows, readChange, readMerged } from './read-merged.ts';
import { useDeviceQuery } from './use-device-query.ts';

const OwnRowsContext = createContext<MergedRows | undefined>(undefined);

/** The own rows of the owner signed in here, with the outbox applied; undefined until read. */
export const useOwnRows = (): MergedRows | undefined => useContext(OwnRowsContext);

/**
 * Reads the own rows, once for all who use them. An admin's device may have 10,000, and a first sync
 * changes them twenty times: after each reading it rests three times as long as that took.
 */
export function OwnRowsProvider({ children }: { children: ReactNode }) {
  const database = useDatabase();
  const change = useDeviceQuery(async () => readChange(database), [database]);
  const [rows, setRows] = useState<MergedRows>();
  const rested = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    let latest = change !== undefined;
    void Promise.resolve(rested.current).then(() => {
      if (!latest) return;
      const beganMs = performance.now();
      // What was read before stays; the next change reads again.
      const reading = readMerged(database).then(setRows, console.error);
      rested.current = reading.then(
        () => new Promise((done) => setTimeout(done, 3 * (performance.now() - beganMs))),
      );
    });
    return () => {
      latest = false;
    };
  }, [database, change]);
  // Nobody sees what was read for somebody else.
  const shown = rows?.owner === change?.owner ? rows : undefined;
  return <OwnRowsContext value={shown}>{children}</OwnRowsContext>;
}
