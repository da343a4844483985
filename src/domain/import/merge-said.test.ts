import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldValues, isBlank, isSame, mergedFields, mergeSaid } from './merge-said.ts';

const meeting = (
  pet: FieldValues,
  before: FieldValues | null,
  says: FieldValues,
  take: Parameters<typeof mergeSaid>[0]['take'] = [],
) => mergeSaid({ pet, before, says, take });

test.each([
  ['what the file says as before is left alone', 'Lab', 'Lab', 'Lab', 'nothing'],
  ['what only the file changed becomes what it says', 'Lab', 'Lab', 'Pug', 'changed'],
  ['what only staff changed stays', 'Pug', 'Lab', 'Lab', 'kept'],
  ['what both changed stays as staff wrote it', 'Pug', 'Lab', 'Beagle', 'kept'],
  ['what both changed alike needs nothing', 'Pug', 'Lab', 'Pug', 'nothing'],
  ['what staff emptied stays empty', '', 'Lab', 'Lab', 'kept'],
  ['what the file empties is emptied', 'Lab', 'Lab', '', 'changed'],
  ['what the file never said is filled where it is blank', '', undefined, 'Lab', 'changed'],
  ['what the file never said stays where it is filled', 'Pug', undefined, 'Lab', 'kept'],
  ['what the file has no column for is left alone', 'Pug', 'Lab', undefined, 'nothing'],
])('%s', (_, breed, last, said, outcome) => {
  const merged = meeting(
    { breed },
    last === undefined ? {} : { breed: last },
    said === undefined ? {} : { breed: said },
  );
  expect(merged).toEqual({
    changed: outcome === 'changed' ? ['breed'] : [],
    kept: outcome === 'kept' ? ['breed'] : [],
  });
});

test('a pet to which staff gave its ID keeps what is filled, and gets what is blank', () => {
  const pet = {
    name: 'Rex',
    breed: '',
    fee: null,
    goodWith: [],
    notGoodWith: [],
    location: { city: '', state: '', country: '' },
  };
  const says = {
    name: 'Max',
    breed: 'Lab',
    fee: { amount: 0, currency: 'EUR' },
    goodWith: ['kids'],
    notGoodWith: [],
    location: { city: 'Bern', state: '', country: '' },
  };
  const merged = meeting(pet, null, says);
  expect(merged.kept).toEqual(['name']);
  expect(new Set(merged.changed)).toEqual(new Set(['breed', 'fee', 'goodWith', 'location']));
});

test('a birth date that staff corrected is not called estimated by the file', () => {
  const before = { birthDate: '2020-01-01', birthDateEstimated: true };
  const pet = { birthDate: '2020-05-17', birthDateEstimated: false };
  expect(meeting(pet, before, before).changed).toEqual([]);
  const dateOnly = { ...pet, birthDateEstimated: true };
  const says = { birthDate: '2020-02-01', birthDateEstimated: false };
  expect(meeting(dateOnly, before, says)).toEqual({
    changed: [],
    kept: ['birthDate', 'birthDateEstimated'],
  });
});

test('no pet becomes good with kids and not good with kids by half of a merge', () => {
  const before = { goodWith: [], notGoodWith: [] };
  const pet = { goodWith: ['kids'], notGoodWith: [] };
  const says = { goodWith: [], notGoodWith: ['kids'] };
  expect(meeting(pet, before, says).kept).toEqual(['goodWith', 'notGoodWith']);
  expect(meeting(pet, before, says, ['notGoodWith']).changed).toEqual(['goodWith', 'notGoodWith']);
});

test('photos whose origin nobody knows are not replaced', () => {
  const pictures = ['https://a.example/1.jpg'];
  expect(meeting({ pictures: undefined }, { pictures }, { pictures: [] }).kept).toEqual([
    'pictures',
  ]);
  expect(meeting({ pictures }, { pictures }, { pictures: [] }).changed).toEqual(['pictures']);
});

const words = fc.constantFrom('', 'a', 'b');
const lists = fc.constantFrom([], ['a'], ['a', 'b'], ['unknown']);
const valueOf = {
  name: words,
  breed: words,
  birthDate: words,
  birthDateEstimated: fc.boolean(),
  goodWith: lists,
  notGoodWith: lists,
  specialNeeds: lists,
  fee: fc.constantFrom(null, { amount: 0, currency: 'EUR' }, { currency: 'EUR', amount: 5 }),
  location: fc.constantFrom({ city: '', state: '' }, { state: '', city: 'Bern' }),
  pictures: lists,
};
const whole = fc.record(valueOf);
const some = fc.record(valueOf, { requiredKeys: [] });
const anyMeeting = fc.record({
  pet: whole,
  before: fc.option(some),
  says: some,
  take: fc.subarray([...mergedFields]),
});

test('each field that the file brings is as it says, changed, or kept: one of them', () => {
  fc.assert(
    fc.property(anyMeeting, ({ pet, before, says, take }) => {
      const { changed, kept } = mergeSaid({ pet, before, says, take });
      const after: FieldValues = { ...pet, ...valuesFrom(says, changed) };
      for (const field of mergedFields) {
        const isKept = kept.includes(field);
        expect(changed.includes(field) && isKept).toBe(false);
        const value: FieldValues = says;
        if (value[field] !== undefined) expect(isSame(after[field], value[field])).toBe(!isKept);
      }
      for (const field of take) expect(kept).not.toContain(field);
    }),
  );
});

test('the same file again changes nothing, and keeps what it kept', () => {
  fc.assert(
    fc.property(anyMeeting, ({ pet, before, says, take }) => {
      const { changed, kept } = mergeSaid({ pet, before, says, take });
      const after = { ...pet, ...valuesFrom(says, changed) };
      expect(mergeSaid({ pet: after, before: says, says, take: [] })).toEqual({
        changed: [],
        kept,
      });
    }),
  );
});

test('what differs from what was said last never changes unless it, or its other half, is taken', () => {
  fc.assert(
    fc.property(anyMeeting, ({ pet, before, says }) => {
      const last: FieldValues = before ?? {};
      const here: FieldValues = pet;
      for (const field of mergeSaid({ pet, before, says, take: [] }).changed)
        if (last[field] === undefined) expect(isBlank(here[field])).toBe(true);
        else expect(here[field]).toEqual(last[field]);
    }),
  );
});

const valuesFrom = (says: FieldValues, fields: readonly (keyof FieldValues)[]) =>
  Object.fromEntries(fields.map((field) => [field, says[field]]));
