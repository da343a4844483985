import type { Pet } from './pet.ts';
import { companionWords, levelWord } from './words.ts';
import { searchKey } from './search.ts';
import type { Criteria } from './suggestion/suggestion.ts';

export type RankedPet = { pet: Pet; reasons: readonly string[] };

/** Why a pet fits one wish, in words; empty if it does not. */
type Wish = (pet: Pet) => readonly string[];

/**
 * The pets of the wanted type, of any of the wanted sizes and energies. Those that fit most of the other wishes come first,
 * each with its reasons in words ("good with kids"). A field without a wish has no effect. A pet
 * with an unknown word is left out by a filter on that field, and not ranked up by a wish for it.
 */
export function rankPets(pets: readonly Pet[], criteria: Criteria): readonly RankedPet[] {
  const { type, size } = criteria;
  const energy = criteria.energy?.map(level);
  const wishes = wishesOf(criteria);
  return (
    pets
      .filter(
        (pet) =>
          (type === undefined || pet.type === type) &&
          (size === undefined || size.includes(searchKey(pet.size))) &&
          (energy === undefined || energy.includes(level(pet.energy))),
      )
      .map((pet) => ({ pet, reasons: wishes.flatMap((wish) => wish(pet)) }))
      // The sort is stable: equals keep the catalogue's order.
      .toSorted((a, b) => b.reasons.length - a.reasons.length)
  );
}

// Computed once for all pets: there may be 10,000 of them, and a frame is 16 ms.
function wishesOf(criteria: Criteria): readonly Wish[] {
  const { breed, age, goodWith, training, temperament, specialNeeds } = criteria;
  const care = criteria.care && level(criteria.care);
  const shedding = criteria.shedding && level(criteria.shedding);
  const wishes: Wish[] = [];
  if (breed !== undefined) {
    const key = searchKey(breed);
    wishes.push((pet) => (searchKey(pet.breed) === key ? [pet.breed.trim()] : []));
  }
  if (age) {
    const wanted = sharedWith(age);
    wishes.push((pet) => wanted([pet.age]).map(searchKey));
  }
  if (goodWith) {
    const wanted = sharedWith(goodWith);
    wishes.push((pet) => wanted(pet.goodWith).map((who) => `good with ${companionWords(who)}`));
  }
  if (care) wishes.push((pet) => (level(pet.care) === care ? [`${care} care`] : []));
  if (shedding) {
    wishes.push((pet) => (level(pet.shedding) === shedding ? [`${shedding} shedding`] : []));
  }
  if (training) {
    const words = training === 'basic' ? 'basic training' : training;
    wishes.push((pet) => (searchKey(pet.training) === training ? [words] : []));
  }
  if (temperament) {
    const wanted = sharedWith(temperament);
    wishes.push((pet) => wanted(pet.temperament));
  }
  if (specialNeeds) wishes.push(needsWish(specialNeeds));
  return wishes;
}

function needsWish(needs: readonly string[]): Wish {
  const isNone = (need: string) => searchKey(need) === 'none';
  if (needs.every(isNone)) {
    return (pet) => (pet.specialNeeds.every(isNone) ? ['no special needs'] : []);
  }
  const wanted = sharedWith(needs);
  return (pet) => wanted(pet.specialNeeds);
}

function level(value: string): string {
  return levelWord(searchKey(value));
}

/** Finds the wanted words in a list, each once and as the list spells it. */
function sharedWith(wanted: readonly string[]): (values: readonly string[]) => readonly string[] {
  const keys = new Set(wanted.map(searchKey));
  return (values) => {
    const found = values.filter((value) => keys.has(searchKey(value)));
    if (found.length < 2) return found.map((value) => value.trim());
    return [...new Map(found.map((value) => [searchKey(value), value.trim()])).values()];
  };
}
