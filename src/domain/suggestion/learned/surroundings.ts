import type { MaskedWord } from './masked-words.ts';

const sentenceEnd = /^[.?!;]$/;

/**
 * The sentences of some words, what stands up to four words before and after, and the text's words.
 *
 * @param froms - the first token of each of those words
 */
export function surroundings(
  words: readonly MaskedWord[],
  froms: readonly number[],
): ReadonlySet<string> {
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
