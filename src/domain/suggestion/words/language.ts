import { abbreviations } from '#src/domain/suggestion/lexicon/abbreviations.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import { type Language, languages } from '#src/domain/suggestion/lexicon/phrases.ts';

/**
 * The language most words belong to; English if two are as likely. Function words alone decide where
 * they are clear: the tables of a language cost time when they are first asked for.
 */
export function languageOf(
  tokens: readonly string[],
  wordsOf: (language: Language) => readonly ReadonlySet<string>[],
): Language {
  const isFunction = (token: string, language: Language) =>
    functionWords[language].has(token) || (token.length > 1 && abbreviations[language].has(token));
  const [first, second] = ranked(tokens, isFunction);
  if (first && second && first.score >= 2 * second.score + 2) return first.language;
  const isOf = (token: string, language: Language) =>
    isFunction(token, language) || wordsOf(language).some((words) => words.has(token));
  // None can have more, and the words of the others need not be gathered.
  if (tokens.every((token) => !/[a-z]/.test(token) || isOf(token, 'en'))) return 'en';
  const [best] = ranked(tokens, isOf);
  return best?.language ?? 'en';
}

function ranked(
  tokens: readonly string[],
  counts: (token: string, language: Language) => boolean,
): readonly { language: Language; score: number }[] {
  return languages
    .map((language) => ({
      language,
      score: tokens.filter((token) => counts(token, language)).length,
    }))
    .toSorted((one, other) => other.score - one.score);
}
