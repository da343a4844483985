import { expect, test } from 'vitest';
import type { PetChange } from '#src/domain/pet-history.ts';
import { changesOverMine } from './standing-changes.ts';

let id = 0;
const change = (field: string, byId: string, at = '2026-01-05T15:04:00.000Z'): PetChange => {
  id += 1;
  return { id, field, byId, by: byId, at };
};
const nowMs = Date.parse('2026-01-06T09:00:00.000Z');
/** In the order they were made; the server gives the newest first. */
const over = (...made: PetChange[]) => [...changesOverMine(made.toReversed(), 'me', nowMs)];

test('a field that somebody else changed after me says whose change stands', () => {
  const theirs = change('breed', 'kim');
  expect(over(change('breed', 'me'), change('breed', 'alex'), theirs)).toEqual([['breed', theirs]]);
});

test('a field that I changed last, or never, says nothing', () => {
  expect(over(change('name', 'kim'), change('name', 'me'))).toEqual([]);
  expect(over(change('name', 'kim'))).toEqual([]);
});

test('another field than mine says nothing', () => {
  expect(over(change('name', 'me'), change('breed', 'kim'))).toEqual([]);
});

test('what I changed long ago is told no more, and nobody minds who saw the pet last', () => {
  const longAgo = '2025-12-24T15:04:00.000Z';
  expect(over(change('breed', 'me', longAgo), change('breed', 'kim'))).toEqual([]);
  expect(over(change('verifiedAt', 'me'), change('verifiedAt', 'kim'))).toEqual([]);
});
