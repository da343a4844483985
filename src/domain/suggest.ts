import type { Suggestion } from './suggestion.ts';
import { breedIn } from './suggest-breed.ts';
import { petsAtHome } from './suggest-home.ts';
import { care, energy, shedding, size, training } from './suggest-levels.ts';
import { age, goodWith, specialNeeds, temperament } from './suggest-words.ts';

/**
 * Reads a description of a pet into the answer that the specification asks a model for, by rules
 * alone: the same words always give the same answer, and no description is refused.
 */
export function suggest(prompt: string): Suggestion {
  // One space between words, and none but plain letters, so that each rule may stay short.
  const text = ` ${prompt
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const breed = breedIn(text);
  return {
    type: typeIn(text, breed?.type),
    ...(breed && { breed: breed.name }),
    ...present('age', age(text)),
    ...present('size', size(text)),
    ...present('energy', energy(text)),
    ...present('goodWith', goodWith(text)),
    ...present('care', care(text)),
    ...present('temperament', temperament(text)),
    ...present('specialNeeds', specialNeeds(text)),
    ...present('shedding', shedding(text)),
    ...present('training', training(text)),
  };
}

/** Leaves a field out where nothing was said, since nothing may be filtered by it then. */
function present<Key extends keyof Suggestion>(
  key: Key,
  value: Suggestion[Key] | undefined,
): Pick<Suggestion, Key> | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  // A computed key widens to string; the pair was checked by the parameters.
  return { [key]: value } as Pick<Suggestion, Key>;
}

/** The first animal that is wished for: in "a dog for my cat" the cat lives there already. */
function typeIn(text: string, ofBreed: Suggestion['type'] | undefined): Suggestion['type'] {
  const wished = text.replaceAll(petsAtHome, ' ');
  const dog = wished.search(/ (dogs?|doggy|doggie|puppy|puppies|pup|pups|canine|hound) /);
  const cat = wished.search(/ (cats?|kitty|kitties|kitten|kittens|feline|mouser) /);
  if (dog < 0 && cat < 0) return ofBreed ?? 'dog';
  if (dog < 0) return 'cat';
  return cat < 0 || dog < cat ? 'dog' : 'cat';
}
