import type { Result } from '#src/domain/failure.ts';
import type { ReasonCode, CommandResult } from '#src/domain/protocol.ts';

/** What to do next. Waits are in milliseconds. */
export type Next =
  | { next: 'go-on' }
  | { next: 'wait'; ms: number }
  /** Until the person signs in again or reloads the page. */
  | { next: 'pause' }
  /** Do not send this command again as it is; those behind it go on. */
  | { next: 'park'; reason: ReasonCode };

const firstMs = 1_000;
// 2 min: long enough to spare the server; when the network returns, `online` ends the wait anyway.
const longestMs = 120_000;
// 1 h: if a server requests a longer wait, the device tries again after this.
const longestRetryAfterMs = 3_600_000;

/**
 * What follows an exchange, a stream that ended, or the server's result for one command. `attempt`
 * counts consecutive failures from 0, `random` is from 0 to 1.
 */
export function nextAfter(
  outcome: Result | { kind: 'ended' } | CommandResult,
  attempt = 0,
  random = 0,
): Next {
  if ('reason' in outcome) return { next: 'park', reason: outcome.reason };
  if ('outcome' in outcome) {
    if (outcome.outcome === 'accepted') return { next: 'go-on' };
    return { next: 'wait', ms: delayMs(attempt, random, outcome.afterMs) };
  }
  if (outcome.kind === 'ok') return { next: 'go-on' };
  if (outcome.kind === 'signed-out' || outcome.kind === 'outdated') return { next: 'pause' };
  const retryAfterMs = outcome.kind === 'unavailable' ? outcome.retryAfterMs : undefined;
  return { next: 'wait', ms: delayMs(attempt, random, retryAfterMs) };
}

function delayMs(attempt: number, random: number, retryAfterMs?: number): number {
  // Never sooner than requested, and not all devices at the same moment.
  if (retryAfterMs !== undefined)
    return Math.min(retryAfterMs, longestRetryAfterMs) + random * firstMs;
  const ceiling = Math.min(longestMs, firstMs * 2 ** attempt);
  return (ceiling * (1 + random)) / 2;
}
