import { searchKey } from './search.ts';

/**
 * One word of energy, care or shedding as the vocabulary has it: 'medium' means 'moderate' there.
 * Of these three only: a medium size is one.
 */
export const levelWord = (word: string): string => (word === 'medium' ? 'moderate' : word);

/** Whom a pet is good with, in words a person reads; 'otherPets' is how it is stored. */
export const companionWords = (who: string): string =>
  searchKey(who) === 'otherpets' ? 'other pets' : who;
