import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-policy.ts';

const attempts = fc.nat({ max: 1000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('how long to wait before trying again', () => {
  it('[S15] is never sooner than the server asked, up to an hour', () => {
    fc.assert(
      fc.property(attempts, chance, fc.nat({ max: 3_600_000 }), (attempt, random, asked) => {
        expect(retryDelayMs(attempt, random, asked)).toBeGreaterThanOrEqual(asked);
      }),
    );
    expect(retryDelayMs(0, 0, 999_999_999)).toBe(3_600_000);
  });

  it('[S15] is between half a second and two minutes where nothing was asked', () => {
    fc.assert(
      fc.property(attempts, chance, (attempt, random) => {
        const delay = retryDelayMs(attempt, random);
        expect(delay).toBeGreaterThanOrEqual(500);
        expect(delay).toBeLessThanOrEqual(120_000);
      }),
    );
  });

  it('[S15] differs between devices, and grows with each failure', () => {
    expect(retryDelayMs(3, 0)).toBe(4000);
    expect(retryDelayMs(3, 1)).toBe(8000);
    expect([0, 1, 2].map((attempt) => retryDelayMs(attempt, 0))).toEqual([500, 1000, 2000]);
  });
});
