/**
 * The wait a Retry-After header asks for, in milliseconds, in both of its forms (RFC 9110, 10.2.3).
 * A date is measured against the same answer's Date header: two machines' clocks never meet.
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
