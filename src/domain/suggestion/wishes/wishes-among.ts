import {
  behindInstructions,
  besideInstructions,
  followsProgram,
  instructionsIn,
} from './instructions.ts';
import { noWishChances } from '#src/domain/suggestion/learned/no-wish.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** From here on a sentence is taken for no wish, a little before even: leaving out beats inventing. */
const noWish = 0.4;

/** The same beside a sentence that is plainly none. */
const noWishBesideOne = 0.25;
const plainlyNone = 0.6;

/** The same where the rules know the part that instructs: mostly that is what tells against it. */
const noWishInstructing = 0.6;

/** Below this a wish is taken to stand behind the instructions of a sentence. */
const likelyWish = 0.35;

/**
 * The sentences of a prompt that may hold a wish, by what was learned, without what instructs a
 * program, by rules.
 *
 * @param text - the same words, with the marks of `markClauses`
 */
export function wishesAmong(
  prompt: string,
  sentences: readonly (readonly string[])[],
  text: MarkedText,
): readonly (readonly string[])[] {
  const { language } = text;
  const chances = noWishChances(prompt, sentences, text);
  const instructions = instructionsIn(sentences, language);
  const follows = followsProgram(sentences);
  return sentences.flatMap((sentence, at) => {
    const chance = chances[at] ?? 0;
    const found = instructions[at] ?? [];
    const bound = found.length > 0 ? noWishInstructing : boundBeside(chances.toSpliced(at, 1));
    if (chance >= bound || follows[at]) return [];
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

/** "Tell me a joke. A dog and a cat walk into a bar.": what stands beside tells. */
const boundBeside = (others: readonly number[]): number =>
  others.some((other) => other >= plainlyNone) ? noWishBesideOne : noWish;
