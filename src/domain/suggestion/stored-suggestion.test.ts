import { expect, test } from 'vitest';
import { readSuggestion, suggestionText } from './stored-suggestion.ts';
import { suggest } from './suggest.ts';

test.each(['a calm cat', 'a small or medium dog', 'anything low maintenance', 'asdf'])(
  'the answer to %j is read as it was given',
  (prompt) => {
    const answer = suggest(prompt);
    expect(readSuggestion(suggestionText(answer))).toEqual(answer);
  },
);

test('an answer of before the lists is read: one value is a list of one', () => {
  expect(readSuggestion('{"type":"dog","age":"senior","size":"small","energy":"low"}')).toEqual({
    type: 'dog',
    age: ['senior'],
    size: ['small'],
    energy: ['low'],
  });
});

test('several values are read, and so is an answer without a type', () => {
  const answer = { size: ['small', 'medium'], energy: ['low', 'moderate'] };
  expect(readSuggestion(JSON.stringify({ ...answer, energy: ['low', 'medium'] }))).toEqual(answer);
});

test('medium energy is read as moderate, and a medium size stays medium', () => {
  expect(readSuggestion('{"type":"dog","energy":"medium","size":"medium"}')).toEqual({
    type: 'dog',
    energy: ['moderate'],
    size: ['medium'],
  });
});

test.each([
  '',
  'I would suggest a beagle.',
  '[]',
  'null',
  '{"type":"horse"}',
  '{"size":"huge"}',
  '{"size":[]}',
])('an answer like %j cannot be read', (response) => {
  expect(readSuggestion(response)).toBeUndefined();
});
