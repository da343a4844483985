import type { PetType } from '#src/domain/pet.ts';
import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { classifierOf, type Features, featuresOf } from './linear-classifier.ts';
import { maskedWords } from './masked-words.ts';
import { surroundings } from './surroundings.ts';
import { householdWeights, wantedWeights } from './animal-weights.ts';

const classifyWanted = classifierOf(wantedWeights);
const classifyHousehold = classifierOf(householdWeights);

/** Of each species that is named, the chance that it is the wanted one. */
export function wantedChances(text: MarkedText): ReadonlyMap<PetType, number> {
  return new Map(
    [...wantedFeatures(text)].map(([type, features]) => [type, classifyWanted(features)]),
  );
}

/** The chance that one of the animals that are named lives there, or must be got on with. */
export function householdChance(text: MarkedText): number {
  return classifyHousehold(householdFeatures(text));
}

/** Of each species that is named: what stands around it, and the words of the text. */
export function wantedFeatures({ tokens, language }: MarkedText): ReadonlyMap<PetType, Features> {
  const found = animalsIn(tokens, language);
  const types = new Set(
    found.flatMap(({ meaning: { type } }) => (type === 'any' || type === 'other' ? [] : [type])),
  );
  return new Map(
    [...types].map((type) => {
      const own = found.filter(({ meaning }) => meaning.type === type).map(({ from }) => from);
      const words = maskedWords(tokens, language, (named) =>
        named === type ? 'this' : named === 'any' || named === 'other' ? named : 'pet',
      );
      return [
        type,
        featuresOf([...surroundings(words, own), `type ${type}`, `species ${types.size}`]),
      ];
    }),
  );
}

/** What stands around all animals that are named, and the words of the text. */
export function householdFeatures({ tokens, language }: MarkedText): Features {
  const animals = animalsIn(tokens, language).filter(({ meaning }) => meaning.type !== 'any');
  const others = lexicons.people
    .match(tokens, language)
    .filter(({ meaning }) => meaning === 'otherPets');
  const words = maskedWords(tokens, language, (type) =>
    type === 'any' || type === 'other' ? type : 'pet',
  );
  return featuresOf(
    surroundings(
      words,
      [...animals, ...others].map(({ from }) => from),
    ),
  );
}
