import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import type { Language } from '#src/domain/suggestion/phrases.ts';
import { classifierOf } from './linear-classifier.ts';
import { maskedWords } from './masked-words.ts';
import { noWishWeights } from './weights.ts';

const classify = classifierOf(noWishWeights);

/**
 * Of each sentence the chance that it is no wish: that it gives a pet up, tells of a sick one, asks,
 * instructs a program or is about something else. 0 where its letters are of no language that was
 * learned: a model may know it.
 */
export function noWishChances(
  sentences: readonly (readonly string[])[],
  language: Language,
): readonly number[] {
  return sentenceFeatures(sentences, language).map((features, at) =>
    sentences[at]?.some((token) => /[a-z]/.test(token)) ? classify(features) : 0,
  );
}

/**
 * Of each sentence its words, in pairs too, how many of them the lexicons know, and the words of the
 * whole text.
 */
export function sentenceFeatures(
  sentences: readonly (readonly string[])[],
  language: Language,
): readonly ReadonlySet<string>[] {
  const masked = sentences.map((sentence) =>
    maskedWords(sentence, language, (type) => type)
      .map(({ word }) => word)
      .filter((word) => !/^[,;:()]$/.test(word)),
  );
  const length = masked.length === 1 ? 'one' : masked.length > 3 ? 'long' : 'few';
  const ofText = [...new Set(masked.flat())].map((word) => `text ${word}`);
  ofText.push(`text begins ${masked[0]?.[0] ?? ''}`);
  return masked.map((words, at) => {
    const [first = '', second = ''] = words;
    return new Set([
      ...ofText,
      `length ${length}`,
      `place ${at === 0 ? 'first' : at === masked.length - 1 ? 'last' : 'middle'}`,
      `before this begins ${masked[at - 1]?.[0] ?? ''}`,
      `begins ${first}`,
      `begins ${first} ${second}`,
      ...knownAmong(words, language),
      ...words,
      ...words.map((word, place) => `${word} ${words[place + 1] ?? ''}`),
    ]);
  });
}

/** How many words the lexicons know, and how many they do not: of other topics they know little. */
function knownAmong(words: readonly string[], language: Language): readonly string[] {
  const content = words.filter(
    (word) => !functionWords[language].has(word) && !/^[.?!;|"]$/.test(word),
  );
  const known = content.filter((word) => word.startsWith('<'));
  const unknown = content.length - known.length;
  const kinds = new Set(known.filter((word) => word !== '<number>')).size;
  return [
    `known ${content.length === 0 ? 'none' : Math.round((4 * known.length) / content.length)}`,
    `unknown ${Math.min(8, unknown)}`,
    `kinds ${Math.min(4, kinds)}`,
    `kinds ${Math.min(3, kinds)} unknown ${Math.min(6, unknown)}`,
  ];
}
