import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { petTypes } from './pet.ts';
import { petFields } from './pet-fields.ts';
import { rankPets } from './rank-pets.ts';
import { tightestWishes, without } from './relax-wishes.ts';

test('the wish that costs the most pets is given up', () => {
  const pets = [
    pet('a', { type: 'cat', size: 'small', energy: 'high' }),
    pet('b', { type: 'cat', size: 'small', energy: 'high' }),
    pet('c', { type: 'cat', size: 'large', energy: 'low' }),
  ];
  const wish = { type: 'cat', size: ['small'], energy: ['low'] };
  expect(tightestWishes(pets, wish)).toEqual({ fields: ['energy'], pets: 2 });
});

test('another species comes last, after size and energy together', () => {
  const cat = pet('cat', { type: 'cat', size: 'small', energy: 'high' });
  const dog = pet('dog', { type: 'dog', size: 'large', energy: 'low' });
  const wish = { type: 'dog', size: ['small'], energy: ['high'] };
  expect(tightestWishes([cat, dog], wish)).toEqual({ fields: ['size', 'energy'], pets: 1 });
  expect(tightestWishes([cat], wish)).toEqual({ fields: ['type'], pets: 1 });
});

test('nothing is given up where nothing was wished, or no pet is there', () => {
  expect(tightestWishes([], { type: 'dog' })).toBeUndefined();
  expect(tightestWishes([], {})).toBeUndefined();
});

test('whatever was wished, giving up leads to as many pets as were promised', () => {
  const some = fc.record(
    {
      type: fc.constantFrom(...petTypes),
      size: fc.subarray([...petFields.size.vocabulary], { minLength: 1 }),
      energy: fc.subarray([...petFields.energy.vocabulary], { minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  const aPet = fc.record({
    type: fc.constantFrom(...petTypes),
    size: fc.constantFrom(...petFields.size.vocabulary, 'odd'),
    energy: fc.constantFrom(...petFields.energy.vocabulary, 'odd'),
  });
  fc.assert(
    fc.property(fc.array(aPet, { minLength: 1 }), some, (given, wish) => {
      const pets = given.map((one, at) => pet(String(at), one));
      fc.pre(rankPets(pets, wish).length === 0);
      const relaxed = tightestWishes(pets, wish);
      expect(relaxed?.pets).toBeGreaterThan(0);
      const shown = rankPets(pets, without(wish, relaxed?.fields ?? []));
      expect(shown).toHaveLength(relaxed?.pets ?? 0);
    }),
  );
});
