import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestionSchema } from '#src/domain/suggestion.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { parseSearch, stringifySearch } from '#src/start/search-params.ts';
import { criteriaFrom, inWords } from './criteria.ts';

const word = fc.stringMatching(/^[a-z][a-z ]{0,10}[a-z]$/);
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
const suggestion = fc.record(
  {
    type: fc.constantFrom('dog' as const, 'cat' as const),
    breed: word,
    age: fc.constantFrom(...petFields.age.vocabulary),
    size: fc.constantFrom(...petFields.size.vocabulary),
    energy: fc.constantFrom(...petFields.energy.vocabulary),
    care: fc.constantFrom(...petFields.care.vocabulary),
    shedding: fc.constantFrom(...petFields.shedding.vocabulary),
    training: fc.constantFrom(...petFields.training.vocabulary),
    goodWith: some(fc.constantFrom(...petFields.goodWith.vocabulary)),
    temperament: some(word),
    specialNeeds: some(word),
  },
  { requiredKeys: ['type'] },
);

test('a suggestion comes back whole from the address it was put into', () => {
  fc.assert(
    fc.property(suggestion, (given) => {
      const address = stringifySearch({ ...given });
      expect(suggestionSchema.parse(criteriaFrom(parseSearch(address)))).toEqual(given);
    }),
  );
});

test('an address may ask for each field of a suggestion', () => {
  const fields = Object.keys(suggestionSchema.shape);
  const address = Object.fromEntries(fields.map((field) => [field, 'x']));
  const missed = 'fields that src/features/suggestions/criteria.ts does not read';
  const read = Object.keys(criteriaFrom(address));
  expect(
    fields.filter((field) => !read.includes(field)),
    missed,
  ).toEqual([]);
});

test('each value of a list is a parameter of its own', () => {
  expect(stringifySearch({ type: 'dog', goodWith: ['kids', 'adults'] })).toBe(
    '?type=dog&goodWith=kids&goodWith=adults',
  );
});

test('a list of one is still a list, and a word said twice is the first of them', () => {
  expect(criteriaFrom(parseSearch('?goodWith=kids&size=small&size=large'))).toEqual({
    goodWith: ['kids'],
    size: 'small',
  });
});

test('empty and unknown parameters ask for nothing', () => {
  expect(criteriaFrom(parseSearch('?size=&colour=red&temperament='))).toEqual({});
});

test('an address may ask for a bird, though no suggestion does', () => {
  expect(criteriaFrom(parseSearch('?type=bird'))).toEqual({ type: 'bird' });
});

test('a suggestion is said in a few words', () => {
  expect(
    inWords({ type: 'dog', size: 'large', energy: 'high', goodWith: ['kids', 'otherPets'] }),
  ).toBe('large dog · high energy · good with kids · good with other pets');
});
