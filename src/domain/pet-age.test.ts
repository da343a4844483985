import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { ageWords } from './pet-age.ts';
import { factsOf } from './pet-facts.ts';
import { ageGroupOf, completePet } from './pet.ts';

const today = new Date('2026-11-23T12:00:00Z');

it.each([
  ['2026-11-22', 'young', '0 months'],
  ['2026-10-23', 'young', '1 month'],
  ['2024-11-24', 'young', '23 months'],
  ['2024-11-23', 'adult', '2 years'],
  ['2018-11-24', 'adult', '7 years'],
  ['2018-11-23', 'senior', '8 years'],
])('a pet born on %s is %s: %s', (birthDate, group, words) => {
  expect(ageGroupOf(birthDate, today)).toBe(group);
  expect(ageWords({ birthDate, birthDateEstimated: false }, today)).toBe(words);
  expect(ageWords({ birthDate, birthDateEstimated: true }, today)).toBe(`about ${words}`);
});

it('a pet whose birth date is not known, or not past, has no age in words', () => {
  for (const birthDate of ['', '2026-11-24', 'soon'])
    expect(ageWords({ birthDate, birthDateEstimated: false }, today)).toBe('');
});

it('nobody grows younger', () => {
  const days = fc.integer({ min: 0, max: 12_000 });
  const born = '2001-02-28';
  const groups = ['young', 'adult', 'senior'];
  fc.assert(
    fc.property(days, days, (one, other) => {
      const at = (day: number) =>
        groups.indexOf(ageGroupOf(born, new Date(Date.UTC(2001, 1, 28 + day))));
      expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
    }),
  );
});

it('a pet that is read has the age of today, and its page says both', () => {
  const old = completePet(pet('old', { age: 'young', birthDate: '2001-01-01' }));
  expect(old.age).toBe('senior');
  expect(new Map(factsOf(old)).get('Age')).toMatch(/^senior \(\d+ years\)$/);
  expect(completePet(pet('unknown', { age: 'adult' })).age).toBe('adult');
});
