// The words that files use, and ours for them. A word that is not here is kept as it came.
import type { PetStatus } from '#src/domain/pet-status.ts';
import type { PetType } from '#src/domain/pet.ts';

/** From a word of the file, in lower case, to ours. */
export type Words<Ours extends string = string> = ReadonlyMap<string, Ours>;

/** `{ young: 'baby puppy' }`: words of the file by ours. A word with a space has _ in it. */
export function words<Ours extends string>(theirs: Record<Ours, string>): Words<Ours> {
  const pairs = Object.entries<string>(theirs).flatMap(([ours, all]) =>
    all.split(' ').map((word) => [word.replaceAll('_', ' '), ours] as const),
  );
  return new Map(pairs as [string, Ours][]); // The keys of `theirs`.
}

/** As a file means nothing by them: "unknown" is no value, and never "no". */
const unknown = /^(?:unknown|not known|not sure|unsure|u|n\/?a|none given|null|undefined|[?-]+)$/i;
export const known = (word: string): string => (unknown.test(word) ? '' : word);

/** Our word for one of the file; '' where it says nothing; as it came where we have none. */
export const translated = (theirs: string, dictionary: Words): string =>
  known(theirs) && (dictionary.get(theirs.toLowerCase()) ?? theirs);

/** Our word for a number or letter that stands for something; '' where we have none. */
export const decoded = (theirs: string, dictionary: Words): string =>
  dictionary.get(theirs.toLowerCase()) ?? '';

export const typeWords = words<PetType>({
  dog: 'dog dogs puppy puppies canine',
  cat: 'cat cats kitten kittens feline',
  bird: 'bird birds avian parrot parakeet parakeet_(other) budgie canary cockatiel cockatoo conure dove finch lovebird macaw pigeon',
  rabbit: 'rabbit rabbits bunny bunny_rabbit',
});

export const ageWords = words({
  young: 'baby puppy kitten young juvenile',
  adult: 'adult',
  senior: 'senior geriatric',
});

export const sizeWords = words({
  small: 's small xs x-small extra_small toy tiny',
  medium: 'm medium med',
  large: 'l large xl x-large xlarge extra_large very_large xxl giant',
});

export const sexWords = words({
  female: 'f female spayed_female intact_female',
  male: 'm male neutered_male intact_male',
});

export const levelWords = words({
  low: 'low none slight',
  moderate: 'moderate medium',
  high: 'high',
});

export type Answer = 'yes' | 'no' | '';
export const answerWords = words<'yes' | 'no'>({ yes: '1 y yes true t', no: '0 n no false f' });

/** Whom a pet is good with; other words are kept. */
export const companionWords = words({
  kids: 'kids children child kid',
  dogs: 'dogs dog',
  cats: 'cats cat',
  otherPets: 'otherpets other_pets other_animals pets animals',
  seniors: 'seniors elderly',
  adults: 'adults adult',
});

/** What became of an animal; 'dead' and 'deleted' are no pets. */
export const statusWords = words<PetStatus | 'dead' | 'deleted'>({
  available: 'available adoptable active a available_for_adoption',
  reserved: 'reserved pending adoption_pending hold on_hold h p',
  adopted: 'adopted x adoption return_to_owner returned_to_owner rto-adopt',
  hidden: 'hidden found f unavailable not_available transfer transferred inactive',
  dead: 'dead died deceased euthanized euthanised euthanasia disposal passed_over_rainbow_bridge',
  deleted: 'delete deleted removed',
});
