import { abbreviations } from '#src/domain/suggestion/lexicon/abbreviations.ts';
import { functionWords } from '#src/domain/suggestion/lexicon/function-words.ts';
import { namesOfBreeds, namesSpecies } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { type Language, languages } from '#src/domain/suggestion/lexicon/phrases.ts';
import { partsOfCompound } from './compounds.ts';

/**
 * The language most words belong to; English if two are as likely. Function words alone decide where
 * they are clear: the tables of a language cost time when they are first asked for.
 */
export function languageOf(
  tokens: readonly string[],
  wordsOf: (language: Language) => readonly ReadonlySet<string>[],
  prompt: string,
): Language {
  const accented =
    prompt
      .toLowerCase()
      .normalize('NFC')
      .match(/\S*[^\s\p{ASCII}]\S*/gu) ?? [];
  const isFunction = (token: string, language: Language) =>
    // Of no language.
    token !== 'ok' &&
    (functionWords[language].has(token) ||
      (token.length > 1 && abbreviations[language].has(token)));
  const [first, second] = ranked(tokens, accented, isFunction);
  if (first && second && first.score >= 2 * second.score + 2) return first.language;
  // "Golden Retriever Welpe": names of breeds, which all languages share, are no English.
  const isName = (token: string, language: Language) =>
    language === 'en' && namesOfBreeds.has(token);
  const isOf = (token: string, language: Language) =>
    isFunction(token, language) ||
    (!isName(token, language) && wordsOf(language).some((words) => words.has(token)));
  // "chat fiv ok", "Langhaarkatze": a word for the animal itself tells most.
  const isSpecies = (token: string, language: Language) =>
    !functionWords.en.has(token) &&
    !namesSpecies(token, 'en') &&
    (namesSpecies(token, language) ||
      (language === 'de' && !namesOfBreeds.has(token) && partsOfCompound(token) !== undefined));
  // None can have more, and the words of the others need not be gathered; but "chat" is a cat, too.
  const isSpeciesElsewhere = (token: string) =>
    languages.some((language) => isSpecies(token, language));
  if (
    accented.length === 0 &&
    tokens.every((token) => !/[a-z]/.test(token) || isOf(token, 'en')) &&
    !tokens.some(isSpeciesElsewhere)
  )
    return 'en';
  const [best] = ranked(tokens, accented, isOf, isSpecies);
  return best?.language ?? 'en';
}

/** What is written with the letters of a language: "chat âgé" is French. */
const letters: Partial<Record<Language, RegExp>> = {
  es: /[áéíóúñ¿¡]/,
  de: /[äöüß]/,
  fr: /[àâçéèêëîïôœùû]/,
  pt: /[ãõáâàçéêíóôú]/,
};

function ranked(
  tokens: readonly string[],
  accented: readonly string[],
  counts: (token: string, language: Language) => boolean,
  countsTwice: (token: string, language: Language) => boolean = () => false,
): readonly { language: Language; score: number }[] {
  return languages
    .map((language) => ({
      language,
      score:
        tokens.filter((token) => counts(token, language)).length +
        tokens.filter((token) => countsTwice(token, language)).length +
        accented.filter((word) => letters[language]?.test(word)).length,
    }))
    .toSorted((one, other) => other.score - one.score);
}
