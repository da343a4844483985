import { adjectivesIn } from './adjectives-in.ts';
import { ambiguousBreeds, type Animal } from '#src/domain/suggestion/lexicon/animals.ts';
import type { Breed } from '#src/domain/suggestion/lexicon/breeds.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import {
  isBoundary,
  type Language,
  type Match,
  meaningful,
} from '#src/domain/suggestion/lexicon/phrases.ts';

/** A word for an animal or a breed. */
export type NamedAnimal = Match<Animal | Breed>;

/** The animals and breeds that are named: without "raining cats and dogs", "a Persian rug", "Mr Fox". */
export function animalsIn(tokens: readonly string[], language: Language): readonly NamedAnimal[] {
  const adjectives = adjectivesIn(tokens, language);
  const found = meaningful(lexicons.animals.match(tokens, language));
  const named = found.filter(
    (one) =>
      one.to - one.from > 1 ||
      !ambiguousBreeds.has(tokens[one.from] ?? '') ||
      standsAsAnimal(tokens, language, one, found),
  );
  // "einen tauben Hund": no doves; "un lapin bélier": no ram.
  return named.filter(
    ({ meaning, from, to }) =>
      !(to - from === 1 && adjectives.has(from) && named.some((one) => one.from === to)) &&
      !(
        meaning.type === 'other' &&
        named.some((one) => one.from === from && one.to === to && one.meaning.type !== 'other')
      ),
  );
}

/** "a Persian who", "golden or lab", "want a dutch", but not "I am Dutch" nor "my golden years". */
function standsAsAnimal(
  tokens: readonly string[],
  language: Language,
  { from, to, meaning }: NamedAnimal,
  found: readonly NamedAnimal[],
): boolean {
  const isBeside = (one: NamedAnimal) =>
    one.meaning.type === meaning.type &&
    one.from !== from &&
    ((one.from >= to && one.from - to < 2) || (one.to <= from && from - one.to < 2));
  if (found.some(isBeside)) return true;
  const next = tokens[to] ?? '.';
  // "un golden bobo": adjectives may follow.
  const isFollowed =
    isBoundary(next) ||
    functionWords[language].has(next) ||
    /^(?:mix|cross|x|type|style|bred|please|pls|who|with)$/.test(next) ||
    !/^(?:en|de)$/.test(language);
  return isFollowed && !elsewhere.test(tokens[from - 1] ?? '.');
}

/** Before the name of a people or a place. */
const elsewhere =
  /^(?:am|are|is|was|were|be|being|in|from|at|near|speaks?|born|north|south|west|east|bin|ist|sind|aus|soy|es|son|somos|desde|hablo|suis|est|sont|sommes|depuis|parle|sou|e|sao|falo|fala)$/;
