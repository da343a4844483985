import { describe, expect, it } from 'vitest';
import { longDate } from './format-date.ts';

describe('longDate', () => {
  it('is a long US date with hour and minute', () => {
    const local = new Date(2026, 0, 5, 15, 4).toISOString();
    expect(longDate(local)).toBe('January 5, 2026 at 3:04 PM');
  });

  it('says so when there is no date to show', () => {
    expect(longDate('')).toBe('Unknown date');
  });
});
