import type { Result } from '#src/domain/failure.ts';
import type { ReasonCode, CommandResult } from '#src/domain/protocol.ts';

/** What to do now. Waits are in milliseconds. */
export type Next =
  | { next: 'go-on' }
  | { next: 'wait'; ms: number }
  /** Until the person has signed in again, or loaded the page again. */
  | { next: 'pause' }
  /** Not again as it is; what comes behind goes on. */
  | { next: 'park'; reason: ReasonCode };

const firstMs = 1_000;
// 2 min: a device that comes back is noticed by its `online` event anyway.
const longestMs = 120_000;
// 1 h: a server that asks for more is taken at its word for this long, then asked again.
const longestAskedMs = 3_600_000;

/**
 * What follows an exchange, a stream that ended, or the server's word about one command. `attempt`
 * counts failures in a row from 0, `random` is from 0 to 1.
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
    case 'ended':
      return { next: 'wait', ms: delayMs(attempt, random) };
  }
}

function delayMs(attempt: number, random: number, askedMs?: number): number {
  // Never sooner than asked, and not all devices in the same moment.
  if (askedMs !== undefined) return Math.min(askedMs, longestAskedMs) + random * firstMs;
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 20));
  return ceiling / 2 + (random * ceiling) / 2;
}
