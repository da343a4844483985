import { feeWords } from './fee.ts';
import { companionWords } from './pet-words.ts';
import { ageWords } from './pet-age.ts';
import type { Pet } from './pet.ts';
import { petFieldNames } from './pet-field-kinds.ts';
import { type PetField, petFields } from './pet-fields.ts';

/** Everything known about a pet, with labels; in the words of the specification. */
export function factsOf(pet: Pet): readonly (readonly [label: string, value: string])[] {
  const facts = petFieldNames.map((name) => {
    const { label, none = 'Not known' }: PetField = petFields[name];
    const value = name === 'age' ? agesOf(pet) : pet[name];
    return [label, typeof value === 'string' ? value || none : listed(value, none)] as const;
  });
  const fee = pet.fee ? [['Adoption fee', feeWords(pet.fee)] as const] : [];
  return [...facts, ...fee, ['Location', placeOf(pet) || 'Not known']];
}

function listed(values: readonly string[], none: string): string {
  return values.length === 0 ? none : values.map(companionWords).join(', ');
}

/** 'young (5 months)' where the birth date is known. */
function agesOf(pet: Pet): string {
  const words = ageWords(pet, new Date());
  return words === '' ? pet.age : `${pet.age} (${words})`;
}

/** 'City, State, Country' without the parts that are blank. */
export function placeOf(pet: Pet): string {
  const { city, state, country } = pet.location;
  return [city, state, country].filter((part) => part.trim() !== '').join(', ');
}
