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
  const read: Readings = {
    type: typeIn(text, breed?.type),
    breed: breed?.name,
    age: age(text),
    size: size(text),
    energy: energy(text),
    goodWith: goodWith(text),
    care: care(text),
    temperament: temperament(text),
    specialNeeds: specialNeeds(text),
    shedding: shedding(text),
    training: training(text),
  };
  // A field of which nothing was said is left out: nothing may be filtered by it then.
  const said = Object.entries(read).filter(([, value]) => value !== undefined && value.length > 0);
  // Each value was checked by the type of `read`, and the type of pet is always among them.
  return Object.fromEntries(said) as Suggestion;
}

/** What was read of each field: a field of the suggestion that is not read does not compile. */
type Readings = { [Field in keyof Required<Suggestion>]: Suggestion[Field] | undefined };

/** The first animal that is wanted: in "a dog for my cat" that is the dog. */
function typeIn(text: string, ofBreed: Suggestion['type'] | undefined): Suggestion['type'] {
  const wished = text.replaceAll(petsAtHome, ' ');
  const dog = wished.search(/ (dogs?|doggy|doggie|puppy|puppies|pup|pups|canine|hound) /);
  const cat = wished.search(/ (cats?|kitty|kitties|kitten|kittens|feline|mouser) /);
  if (dog < 0 && cat < 0) return ofBreed ?? 'dog';
  if (dog < 0) return 'cat';
  return cat < 0 || dog < cat ? 'dog' : 'cat';
}
