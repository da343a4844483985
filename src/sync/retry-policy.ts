const firstMs = 1_000;
// 2 min: a device that comes back is noticed by its `online` event anyway.
const longestMs = 120_000;
// 1 h: a server that asks for more is taken at its word for this long, then asked again.
const longestAskedMs = 3_600_000;

/**
 * How long to wait before trying again, in milliseconds. `attempt` counts failures in a row from 0,
 * `random` is from 0 to 1, `askedMs` is what the server named.
 */
export function retryDelayMs(attempt: number, random: number, askedMs?: number): number {
  // Never sooner than asked, and not all devices in the same moment.
  if (askedMs !== undefined) return Math.min(askedMs, longestAskedMs) + random * firstMs;
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 20));
  return ceiling / 2 + (random * ceiling) / 2;
}
