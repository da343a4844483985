import { isNumberOrUnit } from '#src/domain/suggestion/words/number-words.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { sentencesOf } from '#src/domain/suggestion/clauses/clauses.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary, type Language } from '#src/domain/suggestion/lexicon/phrases.ts';
import { characterRuns, classifierOf, type Features, featuresOf } from './linear-classifier.ts';
import { maskedWords, skeletons } from './masked-words.ts';
import { noWishWeights } from './reading-weights.ts';

const classify = classifierOf(noWishWeights);

/**
 * Of each sentence the chance that it is no wish: that it gives a pet up, tells of a sick one, asks,
 * instructs a program or is about something else. 0 where its letters are of no language that was
 * learned, which a model may know, and of one or two words that all are known.
 *
 * @param prompt - the text of the sentences, as it was typed
 */
export function noWishChances(
  prompt: string,
  sentences: readonly (readonly string[])[],
  text: MarkedText,
): readonly number[] {
  if (plain.test(prompt) && isKnown(sentences, text.language)) return [0];
  const runs = runsOf(prompt);
  return sentenceFeatures(prompt, text).map((features, at) =>
    sentences[at]?.some((token) => /[a-z]/.test(token)) ? classify(features, runs) : 0,
  );
}

/**
 * All runs of three to six characters of a text, as it was typed: parts of words that were not learned
 * whole, and what stands between them.
 */
export const runsOf = (prompt: string): Features =>
  characterRuns(prompt.slice(0, 500).toLowerCase().replaceAll(/\d/g, '0'), 3, 6);

/** "grooming: low" */
const levels = ['careTopics', 'energyTopics', 'sheddingTopics', 'quantities'] as const;

/** Words on one line, without signs of code. */
const plain = /^(?!.*(?:\s-|--))[\p{L}\p{M}\d ,.:!'’+-]+$/u;

/** "mi abuela", "from eight up": a text of one or two words that all are known instructs and tells of nothing. */
function isKnown(sentences: readonly (readonly string[])[], language: Language): boolean {
  const [only, next] = sentences;
  if (only === undefined || next !== undefined || only.length > 4 || only.includes('?'))
    return false;
  const content = maskedWords(only, language, (type) => type)
    .map(({ word }) => word)
    .filter((word) => !functionWords[language].has(word) && !isBoundary(word));
  return (
    content.length > 0 &&
    content.length < 3 &&
    content.every(
      (word) =>
        word.startsWith('<') ||
        isNumberOrUnit(word) ||
        levels.some((one) => lexicons[one].words(language).has(word)),
    )
  );
}

/**
 * Of each sentence its words, in pairs too, how many of them the lexicons know, and of the whole text
 * the words and what looks like code in it.
 */
export function sentenceFeatures(
  prompt: string,
  { tokens, language }: MarkedText,
): readonly Features[] {
  const words = maskedWords(tokens, language, (type) => type).map(({ word }) => word);
  const masked = sentencesOf(words).map((sentence) =>
    sentence.filter((word) => !/^[,;:()|]$/.test(word)),
  );
  const length = masked.length === 1 ? 'one' : masked.length > 3 ? 'long' : 'few';
  const ofText = featuresOf([
    ...masked.flat().map((word) => `text ${word}`),
    `text begins ${masked[0]?.[0] ?? ''}`,
    ...marksOf(prompt),
  ]);
  return masked.map((words, at) => {
    const [first = '', second = ''] = words;
    const ofSentence = featuresOf([
      `length ${length}`,
      `place ${at === 0 ? 'first' : at === masked.length - 1 ? 'last' : 'middle'}`,
      `before this begins ${masked[at - 1]?.[0] ?? ''}`,
      `begins ${first}`,
      `begins ${first} ${second}`,
      ...knownAmong(words, language),
      ...words,
      ...words.map((word, place) => `${word} ${words[place + 1] ?? ''}`),
      ...skeletons(words, language),
    ]);
    return [...ofText, ...ofSentence];
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

/** How a text looks that is not only sentences: code, markup, commands, logs, tables, quotations. */
const marks: readonly RegExp[] = [
  /(?:^|\s|=)[.~]{0,2}\/[\w.-]+/,
  /\s\|{1,2}\s|\w\|\w/,
  /\s--?[a-z][\w-]*/i,
  /\w\([^)\s]*/,
  /\(\)/,
  /\$[\w({]/,
  /[{}]/,
  /[[\]]/,
  /<[/!?%a-z]/i,
  /[^\s=]=[^\s=]/,
  /\s=\s/,
  /[!=]==?|&&|\|\||[<>]=/,
  /[=-]>/,
  /::/,
  /;/,
  /;\s*(?:$|\n)/,
  /\\/,
  /#/,
  /@\w/,
  /\w_\w/,
  /[a-z]\.[a-z]+[.(]|\w\.\w+\.\w/i,
  /[a-z][A-Z]/,
  /\b[A-Z]{3,}\b/,
  /\b[A-Z]{3,}\W+[A-Z]{3,}\b/,
  /"\w+"\s*:/,
  /^\s*[\w-]+:\s*\S+\s*$/m,
  /^\W*[\w ]{2,20}:\s/m,
  /`/,
  /\*/,
  /\\[swdb]|\(\?|\^\w|\.\*/,
  /%/,
  /["“„«]/,
  /["“„«][^"]{20,}/,
  /(?:^|\s)'[^']+'/,
  /\d{5,}|\d\d:\d\d/,
  /\n/,
  /---|===|___|~~/,
  /(?:^|\s)(?:\/\/|\/\*|#\s|--\s)/,
  /\b[A-Za-z0-9+/]{12,}={0,2}(?:\s|$)/,
  /\S{20,}/,
];

function marksOf(prompt: string): readonly string[] {
  const found = marks.flatMap((mark, at) => (mark.test(prompt) ? [`mark ${at}`] : []));
  return [...found, `marks ${Math.min(6, found.length)}`];
}
