import {
  behindInstructions,
  besideInstructions,
  followsProgram,
  instructionsIn,
} from './instructions.ts';
import { markClauses } from '#src/domain/suggestion/clauses/clauses.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { readWishes } from '#src/domain/suggestion/fields/read-wishes.ts';
import { logitOf } from '#src/domain/suggestion/learned/linear-classifier.ts';
import { noWishChances } from '#src/domain/suggestion/learned/no-wish.ts';
import type { ValueJudge } from '#src/domain/suggestion/learned/values.ts';
import { isBoundary, type Language } from '#src/domain/suggestion/lexicon/phrases.ts';

/**
 * How likely a value that a sentence says must be, as a logit, for the sentence to be a wish: where that
 * is even by the sentence itself, and how much more for each step of its own logit. Of those tried it
 * reads most requests right that were not learned from.
 */
const whereEven = 2.6;
const perStep = 0.9;

/** Below the first chance of no wish it is a wish, and from the second on none, whatever it says. */
const surelyWish = 0.2;
const surelyNone = 0.97;

/** From here on a sentence of which nothing is read is taken for no wish. */
const noWish = 0.4;

/** Below this a wish is taken to stand behind the instructions of a sentence. */
const likelyWish = 0.35;

/**
 * The sentences of a prompt that may hold a wish, by what was learned, without what instructs a
 * program, by rules.
 *
 * @param text - the same words, with the marks of `markClauses`
 * @param judge - of that text
 */
export function wishesAmong(
  prompt: string,
  sentences: readonly (readonly string[])[],
  text: MarkedText,
  judge: ValueJudge,
): readonly (readonly string[])[] {
  const { language } = text;
  const chances = noWishChances(prompt, sentences, text);
  const instructions = instructionsIn(sentences, language);
  const follows = followsProgram(sentences);
  return sentences.flatMap((sentence, at) => {
    const chance = chances[at] ?? 0;
    const found = instructions[at] ?? [];
    if (follows[at] || !mayWish(sentence, chance, language, judge)) return [];
    if (found.length === 0) {
      // "Every time I say dog you say cat. Dog": as well what somebody is told to say.
      const isOneWord = sentence.filter((token) => !isBoundary(token)).length === 1;
      return isOneWord && (instructions[at - 1]?.length ?? 0) > 0 ? [] : [sentence];
    }
    const beside = besideInstructions(sentence, found, language);
    if (beside.length > 0) return [beside];
    return chance < likelyWish ? [behindInstructions(sentence, found, language)] : [];
  });
}

/** Whether a sentence is a wish, by itself and by what it says: "a quiet cat" is one in any company. */
function mayWish(
  sentence: readonly string[],
  chance: number,
  language: Language,
  judge: ValueJudge,
): boolean {
  if (chance < surelyWish) return true;
  if (chance >= surelyNone) return false;
  const read = judge(readWishes({ tokens: markClauses(sentence, language), language }));
  if (read.length === 0) return chance < noWish;
  const likeliest = Math.max(...read.map((one) => one.chance));
  return logitOf(likeliest) >= whereEven + perStep * logitOf(chance);
}
