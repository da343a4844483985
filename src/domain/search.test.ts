import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { findExact } from './search.ts';

const pets = [
  pet('1', { name: 'Buddy', breed: 'Golden Retriever', type: 'dog', age: 'young' }),
  pet('2', { name: 'Bella', breed: 'Siamese', type: 'cat', age: 'senior' }),
];
const found = (query: string) => findExact(pets, query).map((one) => one.name);

describe('exact matches', () => {
  it.each([
    ['buddy', ['Buddy']],
    ['  GOLDEN retriever ', ['Buddy']],
    ['cat', ['Bella']],
    ['senior', ['Bella']],
    ['Golden', []],
    ['moderate', []],
    ['   ', []],
  ])('for %j are %j', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('do not depend on case or surrounding space', () => {
    const words = fc.constantFrom('Buddy', 'Siamese', 'dog', 'young', 'nothing');
    const space = fc.constantFrom('', ' ', '\t', '  ');
    fc.assert(
      fc.property(words, space, space, fc.boolean(), (word, before, after, loud) => {
        const query = `${before}${loud ? word.toUpperCase() : word}${after}`;
        expect(found(query)).toEqual(found(word));
      }),
    );
  });
});
