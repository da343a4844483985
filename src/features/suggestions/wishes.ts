import { petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { companionWords } from '#src/domain/pet-words.ts';

/** One value of one field of the criteria. */
export type Wish = { field: keyof Criteria; value: string };

/** The fields in the order of their chips, with the values that a chip can be changed to. */
const fields = {
  type: petTypes,
  breed: [],
  age: petFields.age.vocabulary,
  size: petFields.size.vocabulary,
  energy: petFields.energy.vocabulary,
  goodWith: petFields.goodWith.vocabulary,
  care: petFields.care.vocabulary,
  shedding: petFields.shedding.vocabulary,
  training: petFields.training.vocabulary,
  temperament: [],
  specialNeeds: [],
} as const satisfies Record<keyof Criteria, readonly string[]>;
// The keys of a literal object are its own and no others.
export const wishFields = Object.keys(fields) as readonly (keyof Criteria)[];

export const wishesOf = (criteria: Criteria): readonly Wish[] =>
  wishFields.flatMap((field) => valuesOf(criteria, field).map((value) => ({ field, value })));

export const valuesOf = (criteria: Criteria, field: keyof Criteria): readonly string[] =>
  [criteria[field] ?? []].flat();

/** A wish in words: 'high energy', 'good with other pets', 'small'. */
export function wishWords({ field, value }: Wish): string {
  switch (field) {
    case 'energy':
    case 'care':
    case 'shedding':
      return `${value} ${field}`;
    case 'goodWith':
      return `good with ${companionWords(value)}`;
    case 'training':
      return value === 'basic' ? 'basic training' : value;
    case 'specialNeeds':
      return value === 'none' ? 'no special needs' : value;
    case 'type':
    case 'breed':
    case 'age':
    case 'size':
    case 'temperament':
      return value;
  }
}

/** What a wish can be changed to, itself included; empty for a field whose words are free. */
export function changesOf(criteria: Criteria, { field, value }: Wish): readonly string[] {
  const words: readonly string[] = fields[field];
  const others = valuesOf(criteria, field).filter((one) => one !== value);
  const free = words.filter((word) => !others.includes(word));
  return words.length === 0 || free.includes(value) ? free : [value, ...free];
}

/** The criteria with another value in place of a wish's; undefined takes the wish away. */
export function withWish(criteria: Criteria, { field, value }: Wish, next?: string): Criteria {
  if (typeof criteria[field] === 'string') return { ...criteria, [field]: next };
  const values = valuesOf(criteria, field).flatMap((one) =>
    one === value ? (next === undefined ? [] : [next]) : [one],
  );
  return { ...criteria, [field]: values.length === 0 ? undefined : values };
}

/** What a later answer says otherwise than an earlier one. */
export type Difference = { added: readonly Wish[]; dropped: readonly Wish[] };

export function differenceOf(before: Criteria, after: Criteria): Difference {
  const isIn =
    (criteria: Criteria) =>
    ({ field, value }: Wish) =>
      valuesOf(criteria, field).includes(value);
  return {
    added: wishesOf(after).filter((wish) => !isIn(before)(wish)),
    dropped: wishesOf(before).filter((wish) => !isIn(after)(wish)),
  };
}

/** "also: low shedding; without: small"; '' if nothing differs. */
export function differenceInWords({ added, dropped }: Difference): string {
  const part = (name: string, wishes: readonly Wish[]) =>
    wishes.length === 0 ? [] : [`${name}: ${wishes.map(wishWords).join(', ')}`];
  return [...part('also', added), ...part('without', dropped)].join('; ');
}

/** Criteria that a person may have changed, with what a later answer says otherwise. */
export function withDifference(criteria: Criteria, after: Criteria, difference: Difference) {
  const changed = new Set([...difference.added, ...difference.dropped].map(({ field }) => field));
  const taken = [...changed].map((field) => [field, after[field]]);
  // Each value is that of its field.
  return { ...criteria, ...Object.fromEntries(taken) } as Criteria;
}
