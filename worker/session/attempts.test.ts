import { describe, expect, it } from 'vitest';
import { createAttempts } from './attempts.ts';

describe('attempts', () => {
  it('lets through so many, then says how long to wait, then starts again', () => {
    let now = 0;
    const attempts = createAttempts({ limit: 2, windowMs: 60_000, now: () => now });
    attempts.count('kim');
    expect(attempts.waitS('kim')).toBe(0);
    now = 10_000;
    attempts.count('kim');
    expect(attempts.waitS('kim')).toBe(50);
    expect(attempts.waitS('lee')).toBe(0);
    now = 60_000;
    expect(attempts.waitS('kim')).toBe(0);
  });
});
