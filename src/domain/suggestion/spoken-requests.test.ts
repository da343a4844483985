import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

describe('requests as people say them', () => {
  it.each([
    ["um I'm looking for like a a golden retriever", { type: 'dog', breed: 'Golden Retriever' }],
    ['not a puppy more like three four years old', { type: 'dog', age: ['adult'] }],
    ['un chat, petit non grand', { type: 'cat', size: ['large'] }],
    ['un chien malade du cœur', { type: 'dog', specialNeeds: ['heart condition'] }],
    ['tengo 9 años, un conejo', { type: 'rabbit', goodWith: ['kids'] }],
    ['one small size, vegetarian household', { size: ['small'] }],
    ['🐶 🏃', { type: 'dog', energy: ['high'] }],
    ['can it be a samoyed??', { type: 'dog', breed: 'Samoyed' }],
    ["j'ai gardé le carlin de ma tante. Un chat", { type: 'cat' }],
    ['write me a limerick about a labrador', {}],
  ])('reads "%s"', (prompt, wanted) => {
    expect(suggest(prompt)).toEqual(wanted);
  });
});
