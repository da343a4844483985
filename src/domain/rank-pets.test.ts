import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { petTypes } from './pet.ts';
import { petFields } from './pet-fields.ts';
import { doubtsAbout, rankPets } from './rank-pets.ts';
import { type Suggestion, suggestionSchema } from './suggestion/suggestion.ts';

const ids = (...args: Parameters<typeof rankPets>) =>
  rankPets(...args).map(({ pet: { id } }) => id);

describe('ranking pets by a suggestion', () => {
  it('shows only the wanted type, size and energy', () => {
    const pets = [
      pet('fits', { type: 'cat', size: 'small', energy: 'low' }),
      pet('large', { type: 'cat', size: 'large', energy: 'low' }),
      pet('wild', { type: 'cat', size: 'small', energy: 'high' }),
      pet('dog', { type: 'dog', size: 'small', energy: 'low' }),
    ];
    expect(ids(pets, { type: 'cat', size: ['small'], energy: ['low'] })).toEqual(['fits']);
    expect(ids(pets, { type: 'cat', size: ['small', 'large'], energy: ['low', 'high'] })).toEqual([
      'fits',
      'large',
      'wild',
    ]);
    expect(ids(pets, {})).toEqual(['fits', 'large', 'wild', 'dog']);
  });

  it('reads medium as moderate, for energy, care and shedding only', () => {
    const medium = pet('m', {
      size: 'moderate',
      energy: 'Medium',
      care: 'medium',
      shedding: 'medium',
    });
    const [first] = rankPets([medium], {
      energy: ['moderate'],
      care: 'moderate',
      shedding: 'moderate',
    });
    expect(first?.reasons).toEqual(['moderate care', 'moderate shedding']);
    expect(ids([medium], { size: ['medium'] })).toEqual([]);
  });

  it('counts whom a pet is not good with as a concern, whatever else is said', () => {
    const pets = [
      pet('warned', { goodWith: [], notGoodWith: ['Kids'] }),
      pet('unknown', { goodWith: [] }),
      pet('both', { goodWith: ['kids', 'seniors'], notGoodWith: ['kids'] }),
      pet('good', { goodWith: ['kids'], notGoodWith: ['otherPets'] }),
    ];
    const wishes = { goodWith: ['kids'] } satisfies Suggestion;
    expect(ids(pets, wishes)).toEqual(['good', 'unknown', 'warned', 'both']);
    const doubts = pets.map(doubtsAbout(wishes));
    const warned = { concerns: ['not good with kids'], unknowns: [] };
    const none = { concerns: [], unknowns: [] };
    const unknowns = ['not known with kids: ask'];
    expect(doubts).toEqual([warned, { concerns: [], unknowns }, warned, none]);
  });

  it('puts those first that fit most of the other wishes, and says why', () => {
    const pets = [
      pet('none', { goodWith: [], shedding: 'high', specialNeeds: ['Diet'] }),
      pet('both', { goodWith: ['kids', 'otherPets'], shedding: 'low' }),
      pet('one', { goodWith: ['kids'], shedding: 'high', specialNeeds: ['Diet'] }),
    ];
    const ranked = rankPets(pets, {
      goodWith: ['kids', 'otherPets'],
      shedding: 'low',
      specialNeeds: ['none'],
    });
    expect(ranked.map(({ pet: { id }, reasons }) => [id, reasons])).toEqual([
      ['both', ['good with kids', 'good with other pets', 'low shedding', 'no special needs']],
      ['one', ['good with kids']],
      ['none', []],
    ]);
  });

  it('prefers pets of any of the ages that are wished for', () => {
    const pets = ['young', 'adult', 'senior'].map((age) => pet(age, { age }));
    const ranked = rankPets(pets, { age: ['adult', 'senior'] });
    expect(ranked.map(({ pet: { id }, reasons }) => [id, ...reasons])).toEqual([
      ['adult', 'adult'],
      ['senior', 'senior'],
      ['young'],
    ]);
  });

  /** A pet has one value of them, a suggestion lists those that fit. */
  const anyOf = ['age', 'size', 'energy'];

  it('prefers a pet for each field that a suggestion may name', () => {
    const told = pet('told');
    for (const field of Object.keys(suggestionSchema.shape) as (keyof Suggestion)[]) {
      const other = Array.isArray(told[field]) ? ['something else'] : 'something else';
      const pets = [{ ...told, id: 'other', [field]: other }, told];
      const wished = anyOf.includes(field) ? [told[field]] : told[field];
      const best = rankPets(pets, { [field]: wished })[0]?.pet.id;
      expect(best, `src/domain/rank-pets.ts has no wish for "${field}"`).toBe('told');
    }
  });

  it('takes words it does not know for no match, and keeps the pet among the others', () => {
    const odd = pet('odd', { shedding: 'a blizzard', care: '', temperament: ['Zany'] });
    expect(rankPets([odd], { shedding: 'low', care: 'low' })).toEqual([{ pet: odd, reasons: [] }]);
    expect(rankPets([odd], { temperament: ['zany'] })[0]?.reasons).toEqual(['Zany']);
  });

  it('says what speaks against a pet, next to what was asked for', () => {
    const loud = pet('loud', {
      energy: 'High',
      temperament: ['Vocal', 'Playful'],
      goodWith: ['adults'],
      shedding: 'high',
      care: 'low',
      training: 'untrained',
      age: 'senior',
      breed: 'Beagle',
      specialNeeds: ['Deaf'],
    });
    const criteria = {
      breed: 'Poodle',
      age: ['young', 'adult'],
      goodWith: ['kids', 'adults'],
      shedding: 'low',
      care: 'moderate',
      training: 'basic',
      temperament: ['calm', 'quiet'],
      specialNeeds: ['none'],
    };
    expect(doubtsAbout(criteria)(loud)).toEqual({
      concerns: [
        'another breed than Poodle',
        'senior, and you asked for young or adult',
        'not said to be good with kids',
        'high shedding, and you asked for low',
        'untrained, and you asked for basic training',
        'vocal, and you said quiet',
        'high energy, and you said calm',
        'deaf, and you asked for no special needs',
      ],
      unknowns: [],
    });
  });

  it('says what is not known, for the shelter to be asked', () => {
    const blank = pet('blank', {
      goodWith: [],
      temperament: [],
      shedding: '',
      age: '',
      specialNeeds: ['Unknown'],
    });
    const criteria = {
      age: ['young'],
      goodWith: ['otherPets'],
      shedding: 'low',
      temperament: ['calm'],
      specialNeeds: ['none'],
    };
    expect(doubtsAbout(criteria)(blank)).toEqual({
      concerns: [],
      unknowns: [
        'age not known: ask',
        'not known with other pets: ask',
        'shedding not known: ask',
        'temperament not known: ask',
        'special needs not known: ask',
      ],
    });
  });

  it('puts a concern behind what is not known, and both behind what fits', () => {
    const pets = [
      pet('wild', { goodWith: ['adults'] }),
      pet('asked', { goodWith: [] }),
      pet('good', { goodWith: ['kids'] }),
    ];
    expect(ids(pets, { goodWith: ['kids'] })).toEqual(['good', 'asked', 'wild']);
  });

  const wishes: fc.Arbitrary<Partial<Suggestion>> = fc.record(
    {
      type: fc.constantFrom(...petTypes),
      size: fc.subarray([...petFields.size.vocabulary], { minLength: 1 }),
      energy: fc.subarray([...petFields.energy.vocabulary], { minLength: 1 }),
      care: fc.constantFrom(...petFields.care.vocabulary),
      shedding: fc.constantFrom(...petFields.shedding.vocabulary),
      goodWith: fc.subarray([...petFields.goodWith.vocabulary]),
    },
    { requiredKeys: [] },
  );
  const somePets = fc.uniqueArray(
    fc
      .record({
        id: fc.integer().map(String),
        type: fc.constantFrom(...petTypes),
        size: fc.constantFrom(...petFields.size.vocabulary, 'odd'),
        energy: fc.constantFrom(...petFields.energy.vocabulary, 'medium', 'odd'),
        care: fc.constantFrom(...petFields.care.vocabulary, 'medium'),
        goodWith: fc.subarray([...petFields.goodWith.vocabulary]),
      })
      .map(({ id, ...changes }) => pet(id, changes)),
    { selector: (one) => one.id },
  );

  it('never makes up a pet, never repeats one, and keeps best first', () => {
    fc.assert(
      fc.property(somePets, wishes, (pets, criteria) => {
        const ranked = rankPets(pets, criteria);
        const counts = ranked.map(({ reasons }) => reasons.length);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        expect(new Set(ranked.map((one) => one.pet)).size).toBe(ranked.length);
        expect(ranked.every((one) => pets.includes(one.pet))).toBe(true);
        const { type } = criteria;
        if (type) expect(ranked.every((one) => one.pet.type === type)).toBe(true);
      }),
    );
  });

  it('says of each wish at most one thing of a pet: it fits, it does not, or it is not known', () => {
    fc.assert(
      fc.property(somePets, wishes, (pets, criteria) => {
        const doubts = doubtsAbout(criteria);
        for (const { pet: one, reasons } of rankPets(pets, criteria)) {
          const { concerns, unknowns } = doubts(one);
          const said = [...reasons, ...concerns, ...unknowns];
          expect(new Set(said).size).toBe(said.length);
          const asked = (criteria.goodWith?.length ?? 0) + Object.keys(criteria).length;
          expect(said.length).toBeLessThanOrEqual(asked);
        }
      }),
    );
  });

  it('drops a pet only for its type, size or energy', () => {
    fc.assert(
      fc.property(somePets, wishes, (pets, { goodWith, care, shedding }) => {
        const criteria = {
          ...(goodWith && { goodWith }),
          ...(care && { care }),
          ...(shedding && { shedding }),
        };
        expect(ids(pets, criteria).toSorted()).toEqual(pets.map((one) => one.id).toSorted());
      }),
    );
  });
});
