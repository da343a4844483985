import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';

/**
 * The result of `query`, now and whenever a tab or the service worker changes the rows that it has
 * read; `first` until then. `query` must be an async function: only then does Dexie keep the
 * transaction alive across native awaits. A plain arrow failed with PrematureCommitError in
 * Chromium.
 *
 * Where the storage fails later, the last result stays: an error would take away the page, and what
 * somebody types on it. Throws only if nothing could ever be read.
 */
export function useDeviceQuery<Value>(
  query: () => Promise<Value>,
  deps: readonly unknown[],
  first?: Value,
): Value | undefined {
  const last = useRef<{ value: Value } | undefined>(
    first === undefined ? undefined : { value: first },
  );
  return useLiveQuery(
    async () => {
      try {
        const value = await query();
        last.current = { value };
        return value;
      } catch (error) {
        if (last.current === undefined) throw error;
        console.error('This device could not be read again.', error);
        return last.current.value;
      }
    },
    [...deps],
    first,
  );
}
