import fc from 'fast-check';
import { expect, test } from 'vitest';
import { petFields } from '#src/domain/pet-fields.ts';
import {
  changesOf,
  differenceInWords,
  differenceOf,
  wishesOf,
  wishWords,
  withDifference,
  withWish,
} from './wishes.ts';

const criteria = {
  type: 'dog',
  size: ['small', 'medium'],
  goodWith: ['otherPets'],
  specialNeeds: ['none'],
};

test('each value is a wish of its own, in words', () => {
  expect(wishesOf(criteria).map(wishWords)).toEqual([
    'dog',
    'small',
    'medium',
    'good with other pets',
    'no special needs',
  ]);
});

test('a wish can be taken away or changed, and the others stay', () => {
  const small = { field: 'size', value: 'small' } as const;
  expect(withWish(criteria, small).size).toEqual(['medium']);
  expect(withWish(criteria, small, 'large').size).toEqual(['large', 'medium']);
  expect(withWish({ size: ['small'] }, small).size).toBeUndefined();
  expect(withWish(criteria, { field: 'type', value: 'dog' }, 'cat').type).toBe('cat');
});

test('a wish can be changed to the words of its field that are not wished for yet', () => {
  expect(changesOf(criteria, { field: 'size', value: 'small' })).toEqual(['small', 'large']);
  expect(changesOf({ size: ['enormous'] }, { field: 'size', value: 'enormous' })).toEqual([
    'enormous',
    'small',
    'medium',
    'large',
  ]);
  expect(changesOf({ breed: 'Beagle' }, { field: 'breed', value: 'Beagle' })).toEqual([]);
});

test('a later answer is told by what it says otherwise', () => {
  const later = { ...criteria, size: ['medium'], shedding: 'low' };
  const difference = differenceOf(criteria, later);
  expect(differenceInWords(difference)).toBe('also: low shedding; without: small');
  expect(differenceInWords(differenceOf(criteria, { ...criteria }))).toBe('');
});

test('what is taken from a later answer leaves alone what a person has changed meanwhile', () => {
  const later = { ...criteria, shedding: 'low' };
  const changed = { ...criteria, type: 'cat', goodWith: undefined };
  expect(withDifference(changed, later, differenceOf(criteria, later))).toEqual({
    ...changed,
    shedding: 'low',
  });
});

test('taking a later answer whole makes it the criteria', () => {
  const some = fc.record(
    {
      age: fc.subarray([...petFields.age.vocabulary], { minLength: 1 }),
      size: fc.subarray([...petFields.size.vocabulary], { minLength: 1 }),
      care: fc.constantFrom(...petFields.care.vocabulary),
      temperament: fc.subarray(['calm', 'gentle', 'brave'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(some, some, (before, after) => {
      const taken = withDifference(before, after, differenceOf(before, after));
      expect(wishesOf(taken)).toEqual(wishesOf(after));
    }),
  );
});
