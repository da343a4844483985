import type { Pet } from './pet.ts';
import { type FilterField, filterFields, fits } from './rank-pets.ts';
import type { Criteria } from './suggestion/suggestion.ts';

/** The wishes to give up, and how many pets fit then. */
export type Relaxed = { fields: readonly FilterField[]; pets: number };

// In this order: another size before another species.
const choices: readonly (readonly FilterField[])[][] = [
  [['size'], ['energy']],
  [['size', 'energy']],
  [['type']],
  [
    ['type', 'size'],
    ['type', 'energy'],
  ],
  [[...filterFields]],
];

/**
 * Where no pet fits: the fewest wishes of size and energy without which some do, and of those that
 * are as few the one that costs the most pets. The type is given up last. Undefined where nothing can
 * be given up, or nothing helps.
 */
export function tightestWishes(pets: readonly Pet[], criteria: Criteria): Relaxed | undefined {
  const isWished = (field: FilterField) => criteria[field] !== undefined;
  for (const choice of choices) {
    const [most] = choice
      .filter((fields) => fields.every(isWished))
      .map((fields) => ({ fields, pets: pets.filter(fits(without(criteria, fields))).length }))
      .toSorted((one, other) => other.pets - one.pets);
    if (most && most.pets > 0) return most;
  }
  return undefined;
}

export function without(criteria: Criteria, fields: readonly (keyof Criteria)[]): Criteria {
  return { ...criteria, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}
