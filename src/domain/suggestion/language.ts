import { abbreviations } from './lexicon/abbreviations.ts';
import { functionWords } from './lexicon/function-words.ts';
import { type Language, languages } from './phrases.ts';

/** The language most words belong to; English if two are as likely. */
export function languageOf(
  tokens: readonly string[],
  wordsOf: (language: Language) => readonly ReadonlySet<string>[],
): Language {
  const scores = languages.map((language) => {
    const content = wordsOf(language);
    const points = tokens.map((token) =>
      functionWords[language].has(token) ||
      (token.length > 1 && abbreviations[language].has(token)) ||
      content.some((words) => words.has(token)) ? 1 : 0,
    );
    return { language, score: points.reduce<number>((sum, one) => sum + one, 0) };
  });
  const best = scores.toSorted((one, other) => other.score - one.score)[0];
  return best?.language ?? 'en';
}
