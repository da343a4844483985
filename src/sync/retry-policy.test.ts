import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, unavailable } from '#src/domain/failure.ts';
import { nextAfter } from './retry-policy.ts';

const attempts = fc.nat({ max: 1000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });
const id = '0197f000-0000-7000-8000-000000000001';

const waitMs = (...args: Parameters<typeof nextAfter>) => {
  const after = nextAfter(...args);
  return after.next === 'wait' ? after.ms : Number.NaN;
};

describe('what follows', () => {
  it('goes on after an exchange that was done and a command that was accepted', () => {
    expect(nextAfter(done)).toEqual({ next: 'go-on' });
    expect(nextAfter({ id, outcome: 'accepted' })).toEqual({ next: 'go-on' });
  });

  it('[S13] is a pause where only the person can go on', () => {
    expect(nextAfter({ kind: 'signed-out' })).toEqual({ next: 'pause' });
    expect(nextAfter({ kind: 'outdated', message: 'Reload.' })).toEqual({ next: 'pause' });
  });

  it('[S5] parks what the server refused for good, with its reason', () => {
    const parked = { next: 'park', reason: 'pet-gone' };
    expect(nextAfter({ id, outcome: 'rejected', reason: 'pet-gone' })).toEqual(parked);
  });

  it('[S15] is a wait after everything that time may mend', () => {
    for (const outcome of [
      { kind: 'offline' },
      unavailable(),
      { kind: 'refused', status: 403, message: 'No.' },
      { kind: 'session-expired' },
      { kind: 'owner-changed' },
      { kind: 'reset' },
      { kind: 'storage' },
      { kind: 'ended' },
      { id, outcome: 'retry', afterMs: 1000 },
    ] as const) {
      expect(nextAfter(outcome).next).toBe('wait');
    }
  });
});

describe('how long to wait before trying again', () => {
  it('[S15] is never sooner than the server asked, up to an hour', () => {
    fc.assert(
      fc.property(attempts, chance, fc.nat({ max: 3_600_000 }), (attempt, random, afterMs) => {
        expect(waitMs(unavailable(afterMs), attempt, random)).toBeGreaterThanOrEqual(afterMs);
        const result = { id, outcome: 'retry', afterMs } as const;
        expect(waitMs(result, attempt, random)).toBeGreaterThanOrEqual(afterMs);
      }),
    );
    expect(waitMs(unavailable(999_999_999))).toBe(3_600_000);
  });

  it('[S15] is between half a second and two minutes where nothing was asked', () => {
    fc.assert(
      fc.property(attempts, chance, (attempt, random) => {
        const delay = waitMs({ kind: 'offline' }, attempt, random);
        expect(delay).toBeGreaterThanOrEqual(500);
        expect(delay).toBeLessThanOrEqual(120_000);
      }),
    );
  });

  it('[S15] differs between devices, and grows with each failure', () => {
    expect(waitMs({ kind: 'offline' }, 3, 0)).toBe(4000);
    expect(waitMs({ kind: 'offline' }, 3, 1)).toBe(8000);
    const growing = [0, 1, 2].map((attempt) => waitMs({ kind: 'offline' }, attempt));
    expect(growing).toEqual([500, 1000, 2000]);
  });
});
