import { liveQuery } from 'dexie';

/**
 * Calls `onValue` with the result of `query`, now and whenever a tab or the service worker changes
 * the rows that it has read; the returned function stops that.
 */
export function watch<Value>(
  query: () => Promise<Value>,
  onValue: (value: Value) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({
    next: onValue,
    error: (error: unknown) => console.error('A watch on this device ended.', error),
  });
  return () => subscription.unsubscribe();
}
