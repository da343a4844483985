import { type Result, unavailable } from '#src/domain/failure.ts';
import type { HomewardDatabase } from './database.ts';
import type { MetaRow } from './schema.ts';

export type RetryAfterDeps = {
  database: HomewardDatabase;
  /** Milliseconds since 1970 by this device's own clock. */
  now: () => number;
};

/** The rest of the wait that the server requested, in milliseconds; 0 if there is none. */
export const readRetryAfter = async (database: HomewardDatabase, now: number): Promise<number> =>
  waitOf(await database.meta.get('retryAfter'), now);

/** The same, of the stored row. */
export function waitOf(stored: MetaRow | undefined, now: number): number {
  const [from = 0, until = 0] = stored?.value.split('/').map(Number) ?? [];
  // If `from` is in the future, the clock was set back, and `until` may be days away.
  return now >= from && now < until ? until - now : 0;
}

/**
 * S15: makes a request that no person asked for, unless the server wants to be left alone; stores
 * the wait that its answer requests.
 */
export async function unlessAskedToWait<Value>(
  { database, now }: RetryAfterDeps,
  request: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const remainingMs = await readRetryAfter(database, now());
  if (remainingMs > 0) return unavailable(remainingMs);
  const result = await request();
  await keepRetryAfter({ database, now }, result);
  return result;
}

/** Stores the wait that an answer requests, for every tab and the service worker, over reloads. */
export async function keepRetryAfter(
  { database, now }: RetryAfterDeps,
  result: Result,
): Promise<void> {
  if (result.kind !== 'unavailable' || !result.retryAfterMs) return;
  const from = now();
  // 1 h: if the server requests a longer wait, the device tries again after this.
  const until = from + Math.min(result.retryAfterMs, 3_600_000);
  // If the device is full, only this page knows of the wait; its request must not fail for that.
  await database.meta.put({ key: 'retryAfter', value: `${from}/${until}` }).catch(() => {});
}
