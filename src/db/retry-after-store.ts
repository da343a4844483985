import { type Result, unavailable } from '#src/domain/failure.ts';
import type { HomewardDatabase } from './database.ts';

export type RetryAfterDeps = {
  database: HomewardDatabase;
  /** Milliseconds since 1970 by this device's own clock. */
  now: () => number;
};

/** The rest of the wait that the server requested, in milliseconds; 0 if there is none. */
export async function readRetryAfter(database: HomewardDatabase, now: number): Promise<number> {
  const stored = await database.meta.get('retryAfter');
  const [from = 0, until = 0] = stored?.value.split('/').map(Number) ?? [];
  // If `from` is in the future, the clock was set back, and `until` may be days away.
  return now >= from && now < until ? until - now : 0;
}

/** Stores the requested wait, for every tab and the service worker, and across a reload. */
export async function storeRetryAfter(
  database: HomewardDatabase,
  now: number,
  afterMs: number,
): Promise<void> {
  // 1 h: if the server requests a longer wait, the device tries again after this.
  const until = now + Math.min(afterMs, 3_600_000);
  await database.meta.put({ key: 'retryAfter', value: `${now}/${until}` });
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

/** Stores the wait that an answer requests, if it does. */
export async function keepRetryAfter(
  { database, now }: RetryAfterDeps,
  result: Result,
): Promise<void> {
  if (result.kind !== 'unavailable' || !result.retryAfterMs) return;
  // If the device is full, only this page knows of the wait; its request must not fail for that.
  await storeRetryAfter(database, now(), result.retryAfterMs).catch(() => {});
}
