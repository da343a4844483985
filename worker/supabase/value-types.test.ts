import { expect, test } from 'vitest';
import { isoTimestamp, postgresTypes } from './value-types.ts';

test('a time comes out as PostgREST writes it, and as browsers read it', () => {
  expect(isoTimestamp('2026-01-01 00:00:00+00')).toBe('2026-01-01T00:00:00+00:00');
  expect(isoTimestamp('2026-01-01 00:00:00.123456+05:30')).toBe('2026-01-01T00:00:00.123456+05:30');
  expect(isoTimestamp('2026-01-01 00:00:00-0330')).toBe('2026-01-01T00:00:00-03:30');
  expect(isoTimestamp('2026-01-01 00:00:00')).toBe('2026-01-01T00:00:00');
  expect(isoTimestamp('infinity')).toBe('infinity');
});

test('JSON that is text already is not made a string in JSON', () => {
  expect(postgresTypes.jsonb.serialize('[{"kind":"clearCart"}]')).toBe('[{"kind":"clearCart"}]');
  expect(postgresTypes.jsonb.serialize({ kind: 'clearCart' })).toBe('{"kind":"clearCart"}');
  expect(postgresTypes.jsonb.parse('{"a":[1]}')).toEqual({ a: [1] });
});
