import type { HomewardDatabase } from './database.ts';

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
