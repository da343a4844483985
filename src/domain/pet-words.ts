import { searchKey } from './search.ts';

/**
 * A word for energy, care or shedding as the vocabulary has it: there 'medium' means 'moderate'.
 * Not for sizes, where 'medium' is a value of its own.
 */
export const levelWord = (word: string): string => (word === 'medium' ? 'moderate' : word);

/** Whom a pet is good with, in words for a person; 'otherPets' is the stored form. */
export const companionWords = (who: string): string =>
  searchKey(who) === 'otherpets' ? 'other pets' : who;
