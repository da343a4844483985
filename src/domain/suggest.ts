import type { Suggestion } from './suggestion.ts';
import { breedIn } from './suggest-breed.ts';
import { petsAtHome } from './suggest-home.ts';
import { care, energy, shedding, size, training } from './suggest-levels.ts';
import { age, goodWith, specialNeeds, temperament } from './suggest-words.ts';

/**
 * Turns a description of a pet into the answer that the specification expects from a model. It uses
 * rules only: the same words always give the same answer, and no description is refused.
 */
export function suggest(prompt: string): Suggestion {
  // Only plain letters and digits, with one space between words, so that the rules can be short.
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

/** Leaves a field out if the description does not mention it: nothing may be filtered by it. */
function present<Key extends keyof Suggestion>(
  key: Key,
  value: Suggestion[Key] | undefined,
): Pick<Suggestion, Key> | undefined {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  // A computed key widens to string; the pair was checked by the parameters.
  return { [key]: value } as Pick<Suggestion, Key>;
}

/** The first animal that is wanted: in "a dog for my cat" that is the dog. */
function typeIn(text: string, ofBreed: Suggestion['type'] | undefined): Suggestion['type'] {
  const wished = text.replaceAll(petsAtHome, ' ');
  const dog = wished.search(/ (dogs?|doggy|doggie|puppy|puppies|pup|pups|canine|hound) /);
  const cat = wished.search(/ (cats?|kitty|kitties|kitten|kittens|feline|mouser) /);
  if (dog < 0 && cat < 0) return ofBreed ?? 'dog';
  if (dog < 0) return 'cat';
  return cat < 0 || dog < cat ? 'dog' : 'cat';
}
