import { expect, test } from 'vitest';
import { suggest } from '#src/domain/suggest.ts';
import { examples } from './examples.ts';
import { readSuggestion } from './read-suggestion.ts';

test.each(examples)('the answer to the example $name is read as it was given', ({ prompt }) => {
  const answer = suggest(prompt);
  expect(readSuggestion(JSON.stringify(answer))).toEqual(answer);
});

test('medium energy is read as moderate, and a medium size stays medium', () => {
  expect(readSuggestion('{"type":"dog","energy":"medium","size":"medium"}')).toEqual({
    type: 'dog',
    energy: 'moderate',
    size: 'medium',
  });
});

test.each(['', 'I would suggest a beagle.', '[]', 'null', '{"type":"horse"}', '{"size":"small"}'])(
  'an answer like %j cannot be read',
  (response) => {
    expect(readSuggestion(response)).toBeUndefined();
  },
);
