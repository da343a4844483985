/**
 * The wait that a Retry-After header asks for, in milliseconds; reads both of its forms (RFC 9110,
 * 10.2.3). A date is compared with the Date header of the same answer, not with this device's
 * clock.
 */
export function retryAfterMs(
  retryAfter: string | null,
  answeredAt: string | null,
): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  if (answeredAt === null) return undefined;
  const wait = Date.parse(retryAfter) - Date.parse(answeredAt);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
