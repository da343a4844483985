import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { classifierOf, type Features, featuresAbout, featuresOf } from './linear-classifier.ts';
import { maskedWords, skeletons } from './masked-words.ts';
import { surroundings } from './surroundings.ts';
import { valueWeights } from './reading-weights.ts';

type Field = keyof Suggestion;

/** A value that the rules read of a field. */
export type ReadValue = {
  readonly field: Field;
  readonly value: string;
  readonly groups: readonly Features[];
};

const classify = classifierOf(valueWeights);

/** Of each value that was read of a text the chance that it was said, and said as a wish. */
export type ValueJudge = (
  read: Suggestion,
) => readonly (Pick<ReadValue, 'field' | 'value'> & { readonly chance: number })[];

export function valueJudge(text: MarkedText): ValueJudge {
  const valuesIn = valueReader(text);
  return (read) =>
    valuesIn(read).map(({ field, value, groups }) => ({
      field,
      value,
      chance: classify(...groups),
    }));
}

/**
 * Each value that was read, with what else was, what stands around its words, and the text; of that
 * everything that does not depend on what was read is found once.
 */
export function valueReader({
  tokens,
  language,
}: MarkedText): (read: Suggestion) => readonly ReadValue[] {
  const masked = maskedWords(tokens, language, (type) => type);
  const words = masked.map(({ word }) => word);
  const ofText = featuresOf([
    ...words.map((word) => `text ${word}`),
    ...words.map((word, at) => `${word} ${words[at + 1] ?? ''}`),
    ...skeletons(words, language),
  ]);
  const ofLength = [
    `language ${language}`,
    `length ${Math.min(8, Math.floor(words.length / 8))}`,
    `sentences ${Math.min(5, words.filter((word) => /^[.?!;]$/.test(word)).length)}`,
    ...(words.includes('?') ? ['asks'] : []),
  ];
  const known = new Map<Field, { named: ReturnType<typeof namedOf>; ofText: Features }>();
  const ofField = (field: Field) => {
    const found = known.get(field) ?? {
      named: namedOf(field, { tokens, language }),
      ofText: featuresAbout(field, ofText),
    };
    known.set(field, found);
    return found;
  };
  return (read) => {
    // No field is left out of the entries, nor another added.
    const filled = Object.entries(read) as [Field, string | string[]][];
    const ofAnswer = [
      ...ofLength,
      `filled ${Math.min(6, filled.length)}`,
      ...filled.map(([field]) => `has ${field}`),
    ];
    return filled.flatMap(([field, said]) => {
      const { named, ofText: textOfField } = ofField(field);
      const values = [said].flat();
      return values.map((value) => {
        const own = named.filter((one) => one.value === value).map(({ from }) => from);
        const around = featuresOf(surroundings(masked, own));
        const about = featuresOf([
          ...ofAnswer,
          ...values.filter((other) => other !== value).map((other) => `beside ${other}`),
          `values ${Math.min(3, values.length)}`,
          `own ${Math.min(3, own.length)}`,
          `named ${Math.min(3, named.length)}`,
        ]);
        return {
          field,
          value,
          groups: [
            [...about, ...featuresAbout(field, about), ...featuresOf([`${field} ${value}`])],
            [...around, ...featuresAbout(field, around)],
            ofText,
            textOfField,
          ],
        };
      });
    });
  };
}

/** Where the lexicons know a word for a value of a field, wished or not. */
function namedOf(
  field: Field,
  { tokens, language }: MarkedText,
): readonly { readonly value: string | undefined; readonly from: number }[] {
  if (field === 'type' || field === 'breed') {
    return animalsIn(tokens, language).map(({ meaning, from }) => ({
      value: field === 'type' ? meaning.type : 'name' in meaning ? meaning.name : undefined,
      from,
    }));
  }
  if (field === 'goodWith') {
    const people = lexicons.people.match(tokens, language);
    const animals = animalsIn(tokens, language).filter(({ meaning }) => meaning.type !== 'any');
    return [
      ...people.map(({ meaning, from }) => ({ value: meaning, from })),
      ...animals.map(({ from }) => ({ value: 'otherPets', from })),
    ];
  }
  return lexicons[field].match(tokens, language).map(({ meaning, from }) => ({
    value: typeof meaning === 'object' ? meaning.level : meaning,
    from,
  }));
}
