import { companionWords } from '#src/domain/pet-words.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';

type Search = { readonly [Field in keyof Criteria]?: string | readonly string[] | undefined };

/**
 * Reads the criteria from the search parameters; a list is one key several times. The closed
 * vocabularies do not apply: an address may name a size that only an
 * imported pet has.
 */
export function criteriaFrom(search: Search): Criteria {
  const every = (key: keyof Criteria) =>
    [search[key] ?? []].flat().filter((value) => value.trim() !== '');
  const one = (key: keyof Criteria) => every(key)[0];
  const some = (key: keyof Criteria) => (every(key).length === 0 ? undefined : every(key));
  return {
    type: one('type'),
    breed: one('breed'),
    age: some('age'),
    size: some('size'),
    energy: some('energy'),
    care: one('care'),
    shedding: one('shedding'),
    training: one('training'),
    goodWith: some('goodWith'),
    temperament: some('temperament'),
    specialNeeds: some('specialNeeds'),
  };
}

/** A suggestion in a few words: 'large dog · high energy · good with kids'. */
export function inWords(criteria: Criteria): string {
  const { type, breed, age, size, energy, shedding, training, goodWith = [] } = criteria;
  const who = [age && either(age), size && either(size), breed ?? type]
    .filter((word) => word !== undefined)
    .join(' ');
  return [
    who,
    energy && `${either(energy)} energy`,
    shedding && `${shedding} shedding`,
    training === 'basic' ? 'basic training' : training,
    ...goodWith.map((one) => `good with ${companionWords(one)}`),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
}

const either = (values: readonly string[]): string => values.join(' or ');
