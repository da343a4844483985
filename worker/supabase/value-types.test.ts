import { expect, test } from 'vitest';
import { isoTimestamp } from './value-types.ts';

test('a time comes out as PostgREST writes it, and as browsers read it', () => {
  expect(isoTimestamp('2026-01-01 00:00:00+00')).toBe('2026-01-01T00:00:00+00:00');
  expect(isoTimestamp('2026-01-01 00:00:00.123456+05:30')).toBe('2026-01-01T00:00:00.123456+05:30');
  expect(isoTimestamp('2026-01-01 00:00:00-0330')).toBe('2026-01-01T00:00:00-03:30');
  expect(isoTimestamp('2026-01-01 00:00:00')).toBe('2026-01-01T00:00:00');
  expect(isoTimestamp('infinity')).toBe('infinity');
});
