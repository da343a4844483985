import { expect, test } from 'vitest';
import { pictureWords } from './import-words.ts';

test('of pictures that nobody agreed to fetch, a run says that they were not fetched', () => {
  // Who left the box unticked must not read that a server failed.
  expect(pictureWords({ wanted: 54, fetched: 0, failed: 54 })).toBe('54 pictures not fetched');
});

test('a run counts the pictures that it has, waits for and lacks, and says nothing of none', () => {
  expect(pictureWords({ wanted: 14, fetched: 1, failed: 1 })).toBe(
    '1 picture fetched, 12 pictures still to be fetched, 1 picture not fetched',
  );
  expect(pictureWords({ wanted: 0, fetched: 0, failed: 0 })).toBe('');
});
