import { languageOf } from './language.ts';
import { tellingWords } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';
import { plainText } from './plain-text.ts';
import { corrected } from './spelling.ts';
import { namesIn, tokensOf, writtenOut } from './tokens.ts';

/** The words of a prompt, spelled out and mended, and the language that most of them are of. */
export function wordsOf(prompt: string): {
  readonly tokens: readonly string[];
  readonly language: Language;
} {
  const typed = tokensOf(plainText(prompt));
  const language = languageOf(typed, tellingWords, prompt);
  return { tokens: corrected(writtenOut(typed, language), language, namesIn(prompt)), language };
}
