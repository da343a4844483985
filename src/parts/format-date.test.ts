import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDate } from './format-date.ts';

describe('longDate', () => {
  it('is a long US date with hour and minute', () => {
    const local = new Date(2026, 0, 5, 15, 4).toISOString();
    expect(longDate(local)).toBe('January 5, 2026 at 3:04 PM');
  });

  it('reads as the platform itself would write it', () => {
    const platform = new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    const times = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, (time) => {
        // JavaScript engines differ in the space before AM and PM.
        expect(longDate(time.toISOString())).toBe(platform.format(time).replaceAll(/\s/g, ' '));
      }),
      { numRuns: 5_000 },
    );
  });

  it('says so when there is no date to show', () => {
    expect(longDate('')).toBe('Unknown date');
  });
});
