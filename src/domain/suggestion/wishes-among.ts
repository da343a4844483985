import { noWishChances } from './learned/no-wish.ts';
import type { Language } from './phrases.ts';
import { instructs, withoutInstructions } from './instructions.ts';

/** From here on a sentence is taken for no wish. */
const noWish = 0.6;

/** Below this a sentence is taken for a wish, though a rule takes it for noise, but no instruction. */
const surelyWish = 0.02;

/** The sentences that may hold a wish, by what was learned and by rules. */
export function wishesAmong(
  sentences: readonly (readonly string[])[],
  language: Language,
): readonly (readonly string[])[] {
  const chances = noWishChances(sentences, language);
  const kept = withoutInstructions(sentences, language);
  return sentences.flatMap((sentence, at) => {
    const chance = chances[at] ?? 0;
    if (chance >= noWish) return [];
    const wish = kept[at] ?? [];
    if (wish.length > 0) return [wish];
    return chance < surelyWish && !instructs(sentence, language) ? [sentence] : [];
  });
}
