import type { PetType } from '#src/domain/pet.ts';
import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { classifierOf } from './linear-classifier.ts';
import { type MaskedWord, maskedWords } from './masked-words.ts';
import { householdWeights, wantedWeights } from './weights.ts';

/** With the marks of `markClauses`. */
type Words = Pick<ParsedText, 'tokens' | 'language'>;

const classifyWanted = classifierOf(wantedWeights);
const classifyHousehold = classifierOf(householdWeights);

/** Of each species that is named, the chance that it is the wanted one. */
export function wantedChances(text: Words): ReadonlyMap<PetType, number> {
  return new Map(
    [...wantedFeatures(text)].map(([type, features]) => [type, classifyWanted(features)]),
  );
}

/** The chance that one of the animals that are named lives there, or must be got on with. */
export function householdChance(text: Words): number {
  return classifyHousehold(householdFeatures(text));
}

/** Of each species that is named: what stands around it, and the words of the text. */
export function wantedFeatures({
  tokens,
  language,
}: Words): ReadonlyMap<PetType, ReadonlySet<string>> {
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
      return [type, new Set([...around(words, own), `type ${type}`, `species ${types.size}`])];
    }),
  );
}

/** What stands around all animals that are named, and the words of the text. */
export function householdFeatures({ tokens, language }: Words): ReadonlySet<string> {
  const animals = animalsIn(tokens, language).filter(({ meaning }) => meaning.type !== 'any');
  const others = lexicons.people
    .match(tokens, language)
    .filter(({ meaning }) => meaning === 'otherPets');
  const words = maskedWords(tokens, language, (type) =>
    type === 'any' || type === 'other' ? type : 'pet',
  );
  return around(
    words,
    [...animals, ...others].map(({ from }) => from),
  );
}

const sentenceEnd = /^[.?!;]$/;

/** The sentences of some words, what stands up to four words before and after, and the text's words. */
function around(words: readonly MaskedWord[], froms: readonly number[]): ReadonlySet<string> {
  const features = new Set(words.map(({ word }) => `text ${word}`));
  features.add(`mentions ${Math.min(3, froms.length)}`);
  for (const from of froms) {
    const at = words.findLastIndex((one) => one.from <= from);
    const start =
      words.findLastIndex(({ word }, place) => place < at && sentenceEnd.test(word)) + 1;
    const next = words.findIndex(({ word }, place) => place > at && sentenceEnd.test(word));
    const end = next < 0 ? words.length : next;
    const word = (place: number) => words[place]?.word ?? '';
    for (let place = start; place < end; place += 1) {
      features.add(`in ${word(place)}`);
      features.add(`in ${word(place)} ${word(place + 1)}`);
    }
    for (let distance = 1; distance <= 4; distance += 1) {
      features.add(`-${distance} ${word(at - distance)}`);
      features.add(`+${distance} ${word(at + distance)}`);
      features.add(`before ${word(at - distance)}`);
      features.add(`after ${word(at + distance)}`);
    }
    features.add(`before ${word(at - 2)} ${word(at - 1)}`);
    features.add(`between ${word(at - 1)} ${word(at + 1)}`);
    features.add(`after ${word(at + 1)} ${word(at + 2)}`);
    features.add(`begins ${word(start)}`);
    features.add(`begins ${word(start)} ${word(start + 1)}`);
    features.add(`ends ${word(end)}`);
    if (start === 0) features.add('in first');
    if (end >= words.length - 1) features.add('in last');
  }
  return features;
}
