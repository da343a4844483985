import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestionSchema } from '#src/domain/suggestion/suggestion.ts';
import { petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { parseSearch, stringifySearch } from '#src/start/search-params.ts';
import { criteriaFrom, inWords } from './criteria.ts';

const word = fc.stringMatching(/^[a-z][a-z ]{0,10}[a-z]$/);
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
const suggestion = fc.record(
  {
    type: fc.constantFrom(...petTypes),
    breed: word,
    age: some(fc.constantFrom(...petFields.age.vocabulary)),
    size: some(fc.constantFrom(...petFields.size.vocabulary)),
    energy: some(fc.constantFrom(...petFields.energy.vocabulary)),
    care: fc.constantFrom(...petFields.care.vocabulary),
    shedding: fc.constantFrom(...petFields.shedding.vocabulary),
    training: fc.constantFrom(...petFields.training.vocabulary),
    goodWith: some(fc.constantFrom(...petFields.goodWith.vocabulary)),
    temperament: some(word),
    specialNeeds: some(word),
  },
  { requiredKeys: [] },
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

test('an address of before the lists asks for what it asked for', () => {
  expect(criteriaFrom(parseSearch('?type=cat&age=senior&size=small&energy=low'))).toEqual({
    type: 'cat',
    age: ['senior'],
    size: ['small'],
    energy: ['low'],
  });
});

test('a list of one is still a list, and of a field with one value the first counts', () => {
  expect(criteriaFrom(parseSearch('?goodWith=kids&size=small&size=large'))).toEqual({
    goodWith: ['kids'],
    size: ['small', 'large'],
  });
  expect(criteriaFrom(parseSearch('?care=low&care=high'))).toEqual({ care: 'low' });
});

test('empty and unknown parameters ask for nothing', () => {
  expect(criteriaFrom(parseSearch('?size=&colour=red&temperament='))).toEqual({});
});

test('an address may ask for a bird', () => {
  expect(criteriaFrom(parseSearch('?type=bird'))).toEqual({ type: 'bird' });
});

test('a suggestion is said in a few words', () => {
  expect(
    inWords({ type: 'dog', size: ['large'], energy: ['high'], goodWith: ['kids', 'otherPets'] }),
  ).toBe('large dog · high energy · good with kids · good with other pets');
  expect(inWords({ size: ['small', 'medium'], energy: ['low', 'moderate'] })).toBe(
    'small or medium · low or moderate energy',
  );
});
