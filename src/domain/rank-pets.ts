import type { Pet } from './pet.ts';
import {
  ageFinding,
  breedFinding,
  companionFinding,
  type Doubts,
  type Finding,
  level,
  levelFinding,
  mannerFinding,
  needsFinding,
  temperamentFinding,
  trainingFinding,
} from './pet-findings.ts';
import { searchKey } from './search.ts';
import type { Criteria } from './suggestion/suggestion.ts';

/** `reasons`: why it fits the wishes beside type, size and energy, in words ("good with kids"). */
export type RankedPet = { pet: Pet; reasons: readonly string[] };

/** `rank`: one number for the order alone, which nobody is shown. */
type Judged = Required<Finding> & { rank: number };
type Wish = (pet: Pet) => Judged;

/**
 * The pets of the wanted type, of any of the wanted sizes and energies. Those that fit most of the
 * other wishes come first; among equals those with the fewest concerns, then the fewest unknowns. A
 * field without a wish has no effect. A pet with an unknown word is left out by a filter on that
 * field, and not ranked up by a wish for it.
 */
export function rankPets(pets: readonly Pet[], criteria: Criteria): readonly RankedPet[] {
  const wishes = wishesOf(criteria);
  const isShown = fits(criteria);
  // Pets of the same rank, in the catalogue's order.
  const ranks = new Map<number, RankedPet[]>();
  for (const pet of pets) {
    if (!isShown(pet)) continue;
    let rank = 0;
    const reasons: string[] = [];
    for (const wish of wishes) {
      const judged = wish(pet);
      rank += judged.rank;
      for (const reason of judged.reasons) reasons.push(reason);
    }
    const equals = ranks.get(rank);
    if (equals) equals.push({ pet, reasons });
    else ranks.set(rank, [{ pet, reasons }]);
  }
  return [...ranks].sort(([one], [other]) => other - one).flatMap(([, equals]) => equals);
}

/** Gives what a pet's page would have to be read for: only the pets on screen are asked about. */
export function doubtsAbout(criteria: Criteria): (pet: Pet) => Doubts {
  const wishes = wishesOf(criteria);
  return (pet) => {
    const findings = wishes.map((wish) => wish(pet));
    return {
      concerns: findings.flatMap(({ concerns }) => concerns),
      unknowns: findings.flatMap(({ unknowns }) => unknowns),
    };
  };
}

/** The wishes that a pet must fit to be shown. */
export const filterFields = ['size', 'energy', 'type'] as const satisfies (keyof Criteria)[];
export type FilterField = (typeof filterFields)[number];

/** Whether a pet is of the wanted type, and of any of the wanted sizes and energies. */
export function fits({ type, size, energy }: Criteria): (pet: Pet) => boolean {
  const sizes = size && new Set(size.map(searchKey));
  const energies = energy && new Set(energy.map(level));
  const isSize = remembered((word) => !sizes || sizes.has(searchKey(word)));
  const isEnergy = remembered((word) => !energies || energies.has(level(word)));
  return (pet) =>
    (type === undefined || pet.type === type) && isSize(pet.size) && isEnergy(pet.energy);
}

function wishesOf(criteria: Criteria): readonly Wish[] {
  const { breed, age, energy, goodWith, care, shedding, training, temperament, specialNeeds } =
    criteria;
  const wishes: Wish[] = [];
  const ofText = (field: TextField, find: (text: string) => Finding) => {
    const judge = remembered((text) => judged(find(text)));
    wishes.push((pet) => judge(pet[field]));
  };
  const ofList = (field: ListField, find: (words: readonly string[]) => Finding) => {
    const judge = rememberedList((words) => judged(find(words)));
    wishes.push((pet) => judge(pet[field]));
  };
  if (breed) ofText('breed', breedFinding(breed));
  if (age) ofText('age', ageFinding(age));
  if (goodWith) {
    const find = companionFinding(goodWith);
    const judge = rememberedList((words) => judged(find(words)));
    // Of few pets it is said with whom they do not get along.
    wishes.push((pet) =>
      pet.notGoodWith.length === 0
        ? judge(pet.goodWith)
        : judged(find(pet.goodWith, pet.notGoodWith)),
    );
  }
  if (care) ofText('care', levelFinding('care', care));
  if (shedding) ofText('shedding', levelFinding('shedding', shedding));
  if (training) ofText('training', trainingFinding(training));
  if (temperament) ofList('temperament', temperamentFinding(temperament));
  if (temperament && !energy) ofText('energy', mannerFinding(temperament));
  if (specialNeeds) ofList('specialNeeds', needsFinding(specialNeeds));
  return wishes;
}

type TextField = 'breed' | 'age' | 'care' | 'shedding' | 'training' | 'energy';
type ListField = 'temperament' | 'specialNeeds';

function judged({ reasons = [], concerns = [], unknowns = [] }: Finding): Judged {
  // No wish has a hundred words: the first difference decides.
  const rank = reasons.length * 10_000 - concerns.length * 100 - unknowns.length;
  return { reasons, concerns, unknowns, rank };
}

/** Each text is judged once: 10,000 pets share few words, and a frame is 16 ms. */
function remembered<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = find(text)));
    return result;
  };
}

type Known<Result> = { result?: Result; next: Map<string, Known<Result>> };

/** The same for lists; a path of maps is quicker than a key that is joined for each pet. */
function rememberedList<Result>(
  find: (words: readonly string[]) => Result,
): (words: readonly string[]) => Result {
  const root: Known<Result> = { next: new Map() };
  return (words) => {
    let known = root;
    for (const word of words) {
      let next = known.next.get(word);
      if (next === undefined) known.next.set(word, (next = { next: new Map() }));
      known = next;
    }
    return (known.result ??= find(words));
  };
}
