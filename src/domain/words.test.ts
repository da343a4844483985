import { expect, test } from 'vitest';
import { counted } from './words.ts';

test('one thing is counted as one, and all other numbers as several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'pet'))).toEqual(['0 pets', '1 pet', '2 pets']);
});
