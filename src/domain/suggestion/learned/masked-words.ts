import { adjectiveFields } from '#src/domain/suggestion/clauses/adjectives-in.ts';
import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';

/** A word as a classifier sees it, and the first of the tokens that it stands for. */
export type MaskedWord = { readonly word: string; readonly from: number };

/**
 * The words, with `<dog>`, `<kids>`, `<size>` or `<number>` in place of those that the lexicons know:
 * what is learned of "my dog limps" then also holds for "our canary limps".
 *
 * @param nameOf - what stands for an animal, from the type that its word means
 */
export function maskedWords(
  tokens: readonly string[],
  language: Language,
  nameOf: (type: string) => string,
): readonly MaskedWord[] {
  const masks = new Map<number, { word: string; to: number }>();
  const mask = (word: string, { from, to }: { from: number; to: number }) => {
    for (const at of masks.keys()) if (at >= from && at < to) masks.delete(at);
    masks.set(from, { word, to });
  };
  for (const field of adjectiveFields) {
    for (const match of lexicons[field].match(tokens, language)) mask(`<${field}>`, match);
  }
  for (const match of lexicons.people.match(tokens, language)) {
    mask(`<${match.meaning ?? 'nobody'}>`, match);
  }
  for (const match of animalsIn(tokens, language)) {
    mask(`<${nameOf(match.meaning.type)}>`, match);
  }
  const words: MaskedWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const known = masks.get(at);
    const token = tokens[at] ?? '';
    words.push({ word: known?.word ?? (/^\d/.test(token) ? '<number>' : token), from: at });
    at = Math.max(at + 1, known?.to ?? 0);
  }
  return words;
}

/**
 * All runs of three and four words, with a gap for each that no table knows: what is learned of "do
 * cats purr?" then also holds for "do rabbits burrow?".
 */
export function skeletons(words: readonly string[], language: Language): readonly string[] {
  const bones = words.map((word) =>
    word.startsWith('<') || functionWords[language].has(word) || !/[a-z]/.test(word) ? word : '_',
  );
  const framed = ['^', ...bones, '$'];
  return [3, 4].flatMap((length) =>
    framed
      .slice(0, Math.max(0, framed.length - length + 1))
      .map((_, at) => `bones ${framed.slice(at, at + length).join(' ')}`),
  );
}
