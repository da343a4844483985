import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';

/** The fields whose words describe a noun. */
export const adjectiveFields = [
  'size',
  'age',
  'temperament',
  'energy',
  'specialNeeds',
  'training',
  'shedding',
  'care',
] as const;

/** The tokens that an adjective of any field covers. */
export function adjectivesIn(tokens: readonly string[], language: Language): ReadonlySet<number> {
  const found = new Set<number>();
  for (const field of adjectiveFields) {
    for (const { from, to } of lexicons[field].match(tokens, language)) {
      for (let at = from; at < to; at += 1) found.add(at);
    }
  }
  return found;
}
