import { adjectivesIn } from './adjectives-in.ts';
import { animalsIn, type NamedAnimal } from './animals-in.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import type { Person } from '#src/domain/suggestion/lexicon/people.ts';
import type { Sign } from '#src/domain/suggestion/lexicon/roles.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import {
  isBoundary,
  type Language,
  type Match,
  meaningful,
} from '#src/domain/suggestion/lexicon/phrases.ts';
import { signsIn } from './signs.ts';

/** A text cut into words, with the marks of `markClauses`. */
export type MarkedText = {
  readonly tokens: readonly string[];
  readonly language: Language;
};

/** A text cut into words and clauses, with everything that was found out about it. */
export type ParsedText = MarkedText & {
  /** Of each token: the number of its sentence, clause, and piece between two marks. */
  readonly sentence: readonly number[];
  readonly piece: readonly number[];
  readonly animals: readonly NamedAnimal[];
  readonly people: readonly Match<Person>[];
  /** People that are named, there or not. */
  readonly persons: readonly Match<Person>[];
  readonly places: readonly Match<string>[];
  readonly signs: readonly Match<Sign>[];
  /** The tokens that an adjective of any field covers. */
  readonly adjectives: ReadonlySet<number>;
  readonly isFunction: (at: number) => boolean;
};

export function parseText({ tokens, language }: MarkedText): ParsedText {
  const animals = animalsIn(tokens, language);
  const everybody = lexicons.people.match(tokens, language);
  // "gata idosa" is no person.
  const persons = lexicons.named
    .match(tokens, language)
    .filter(
      (person) =>
        !everybody.some(
          (one) =>
            one.meaning === undefined &&
            one.from <= person.from &&
            person.to <= one.to &&
            animals.some(({ from, to }) => one.from <= from && to <= one.to),
        ),
    );
  const counts = numbering(tokens);
  const words = functionWords[language];
  return {
    tokens,
    language,
    ...counts,
    animals,
    // "Ages 1 to 4, any size" are the pet's.
    people: meaningful(everybody).filter(
      ({ from }) => !(tokens[from] === 'ages' && isFirst(counts.sentence, from)),
    ),
    persons,
    places: lexicons.places.match(tokens, language),
    signs: signsIn(
      tokens,
      counts.sentence,
      persons,
      meaningful(lexicons.signs.match(tokens, language)),
    ),
    adjectives: adjectivesIn(tokens, language),
    isFunction: (at) => {
      const token = tokens[at];
      return token !== undefined && (words.has(token) || adverb.test(token));
    },
  };
}

const isFirst = (numbers: readonly number[], at: number) => numbers[at - 1] !== numbers[at];

/** "quickly", but no "reply". */
const adverb = /(?<!^(?:rep|fami|supp|assemb|bel|jel|ju|ita|f|al|bul|hol|lil|mol|sal))ly$/;

function numbering(tokens: readonly string[]) {
  let sentence = 0;
  let piece = 0;
  const sentences: number[] = [];
  const pieces: number[] = [];
  for (const token of tokens) {
    sentences.push(sentence);
    pieces.push(piece);
    if (isBoundary(token)) piece += 1;
    if (/[.?!;]/.test(token)) sentence += 1;
  }
  return { sentence: sentences, piece: pieces };
}
