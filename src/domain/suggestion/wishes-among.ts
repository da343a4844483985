import { instructs, withoutInstructions } from './instructions.ts';
import { noWishChances } from './learned/no-wish.ts';
import type { Language } from './phrases.ts';

/** From here on a sentence is taken for no wish: above even, since a wish that is dropped costs more. */
const noWish = 0.6;

/** Below this a sentence is taken for a wish, though it stands behind an instruction, unless it has words of one. */
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
