import type { HomewardDatabase } from './database.ts';

/** How much longer the server asked this device to wait, in milliseconds; 0 where it did not. */
export async function readRetryAfter(database: HomewardDatabase, now: number): Promise<number> {
  const kept = await database.meta.get('retryAfter');
  const [from = 0, until = 0] = kept?.value.split('/').map(Number) ?? [];
  // Before `from` the clock was put back, and `until` may be days away.
  return now >= from && now < until ? until - now : 0;
}

/** Keeps it for every tab and the service worker, and over a reload. */
export async function storeRetryAfter(
  database: HomewardDatabase,
  now: number,
  afterMs: number,
): Promise<void> {
  // 1 h: a server that asks for more is asked again.
  const until = now + Math.min(afterMs, 3_600_000);
  await database.meta.put({ key: 'retryAfter', value: `${now}/${until}` });
}
