import { companionWords } from '#src/domain/pet-words.ts';
import type { Suggestion } from '#src/domain/suggestion.ts';

type Search = { readonly [key: string]: string | readonly string[] | undefined };

const words = ['type', 'breed', 'age', 'size', 'energy', 'care', 'shedding', 'training'] as const;
const lists = ['goodWith', 'temperament', 'specialNeeds'] as const;

/** What the query parameters ask for; a list is one key several times. Others are ignored. */
export function criteriaFrom(search: Search): Partial<Suggestion> {
  const said = (key: string) => [search[key] ?? []].flat().filter((value) => value.trim() !== '');
  const entries = [
    ...words.map((key) => [key, said(key)[0]] as const),
    ...lists.map((key) => [key, said(key).length === 0 ? undefined : said(key)] as const),
  ];
  // Not checked against the closed vocabularies: an address may ask for a bird, or for a size that
  // only an imported pet has, and the filters compare words as they are.
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  ) as Partial<Suggestion>;
}

/** A suggestion in a few words: 'large dog · high energy · good with kids'. */
export function inWords(criteria: Partial<Suggestion>): string {
  const { type, breed, age, size, energy, shedding, training, goodWith = [] } = criteria;
  const who = [age, size, breed ?? type].filter((word) => word !== undefined).join(' ');
  return [
    who,
    energy && `${energy} energy`,
    shedding && `${shedding} shedding`,
    training === 'basic' ? 'basic training' : training,
    ...goodWith.map((one) => `good with ${companionWords(one)}`),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
}
