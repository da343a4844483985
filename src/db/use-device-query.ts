import { useEffect, useRef, useState } from 'react';
import { watch } from './watch.ts';

type Shown<Value> = { value: Value | undefined; error?: Error };

/**
 * The result of `query`, now and whenever a tab or the service worker changes the rows that it has
 * read; `first` until then. `query` must be an async function: only then does Dexie keep the
 * transaction alive across native awaits. A plain arrow failed with PrematureCommitError in
 * Chromium. It is read anew when one of `deps` changes.
 *
 * Where the storage fails later, the last result stays: an error would take away the page, and what
 * somebody types on it. Throws only if nothing could ever be read.
 */
export function useDeviceQuery<Value>(
  query: () => Promise<Value>,
  deps: readonly unknown[],
  first?: Value,
): Value | undefined {
  const [shown, show] = useState<Shown<Value>>({ value: first });
  const last = useRef<Shown<Value>>(first === undefined ? undefined : shown);
  useEffect(
    () =>
      watch(
        async (): Promise<Shown<Value>> => {
          try {
            return (last.current = { value: await query() });
          } catch (error) {
            if (!last.current)
              return {
                value: undefined,
                error: new Error('This device cannot be read', { cause: error }),
              };
            console.error('This device could not be read again.', error);
            return last.current;
          }
        },
        (next) => show((now) => (now.value === next.value && !next.error ? now : next)),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what its query reads
    [...deps],
  );
  if (shown.error) throw shown.error;
  return shown.value;
}
