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
  if ('outcome' in outcome) {
    switch (outcome.outcome) {
      case 'accepted':
        return { next: 'go-on' };
      case 'rejected':
        return { next: 'park', reason: outcome.reason };
      case 'retry':
        return { next: 'wait', ms: delayMs(attempt, random, outcome.afterMs) };
    }
  }
  switch (outcome.kind) {
    case 'ok':
      return { next: 'go-on' };
    case 'signed-out':
    case 'outdated':
      return { next: 'pause' };
    case 'unavailable':
      return { next: 'wait', ms: delayMs(attempt, random, outcome.retryAfterMs) };
    case 'offline':
    case 'refused':
    case 'session-expired':
    case 'owner-changed':
    case 'reset':
    case 'storage':
    case 'other-tab':
    case 'ended':
      return { next: 'wait', ms: delayMs(attempt, random) };
  }
}

function delayMs(attempt: number, random: number, retryAfterMs?: number): number {
  // Never sooner than requested, and not all devices at the same moment.
  if (retryAfterMs !== undefined)
    return Math.min(retryAfterMs, longestRetryAfterMs) + random * firstMs;
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 20));
  return ceiling / 2 + (random * ceiling) / 2;
}
