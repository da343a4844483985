import {
  behindInstructions,
  besideInstructions,
  followsProgram,
  instructionsIn,
} from './instructions.ts';
import { noWishChances } from '#src/domain/suggestion/learned/no-wish.ts';
import { isBoundary, type Language } from '#src/domain/suggestion/lexicon/phrases.ts';

/** From here on a sentence is taken for no wish, a little before even: leaving out beats inventing. */
const noWish = 0.4;

/** Below this a wish is taken to stand behind the instructions of a sentence. */
const likelyWish = 0.35;

/**
 * The sentences of a prompt that may hold a wish, by what was learned, without what instructs a
 * program, by rules.
 */
export function wishesAmong(
  prompt: string,
  sentences: readonly (readonly string[])[],
  language: Language,
): readonly (readonly string[])[] {
  const chances = noWishChances(prompt, sentences, language);
  const instructions = instructionsIn(sentences, language);
  const follows = followsProgram(sentences);
  return sentences.flatMap((sentence, at) => {
    const chance = chances[at] ?? 0;
    if (chance >= noWish || follows[at]) return [];
    const found = instructions[at] ?? [];
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
