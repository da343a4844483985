import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';

describe('what is said of something else is not wished for', () => {
  it.each([
    ['My wife is not house-trained, ha. We want a cat.', { type: 'cat' }],
    ["My hubby is untrained and sheds. I'd love a dog.", { type: 'dog' }],
    ['Your page is slow today. I want a cat.', { type: 'cat' }],
    ["Paper trained lawyer here. I'd love a cat.", { type: 'cat' }],
    ['The lawn is easy to look after. A big dog.', { type: 'dog', size: ['large'] }],
  ])('%s', (prompt, answer) => {
    expect(suggest(prompt)).toEqual(answer);
  });
});

describe('the same words of the pet are', () => {
  it.each([
    ['An untrained dog is fine', { type: 'dog', training: 'untrained' }],
    ['A slow cat, please', { type: 'cat', energy: ['low'] }],
    ['I am allergic. I want a cat.', { type: 'cat', shedding: 'low' }],
    ['A quiet kitten', { type: 'cat', age: ['young'], temperament: ['quiet'] }],
  ])('%s', (prompt, answer) => {
    expect(suggest(prompt)).toEqual(answer);
  });
});
