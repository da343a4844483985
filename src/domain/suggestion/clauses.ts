import type { Language } from './phrases.ts';

/** Words that begin a clause; the others do only before a subject. */
const conjunctions: Record<Language, { always: string; beforeSubject: string; subjects: string }> =
  {
    en: {
      always: 'but because since although though while however whereas unless',
      beforeSubject: 'and or plus so',
      subjects:
        'i we my our he she it they there his her the someone no not want would preferably ideally maybe must should looking is are has can likes loves gets fine good great',
    },
    es: {
      always: 'pero porque aunque pues',
      beforeSubject: 'y o',
      subjects: 'yo mi mis nosotros nuestro nuestra queremos quiero busco tengo tenemos que no',
    },
    de: {
      always: 'aber weil denn sondern obwohl',
      beforeSubject: 'und oder',
      subjects: 'ich wir mein meine unser unsere er sie es nicht kein keine',
    },
    fr: {
      always: 'mais car parce quoique',
      beforeSubject: 'et ou',
      subjects: 'je nous on mon ma mes notre il elle pas',
    },
    pt: {
      always: 'mas porque pois embora',
      beforeSubject: 'e ou',
      subjects: 'eu meu minha nos nosso nossa quero queremos temos tenho que nao',
    },
  };

const sentenceEnd = /^[.?!;]$/;

/** The sentences, each with the mark that ends it. */
export function sentencesOf(tokens: readonly string[]): readonly (readonly string[])[] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (sentenceEnd.test(token)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.some((token) => !sentenceEnd.test(token)));
}

/** Puts the mark | where a clause begins without a comma: "… | but not loud". */
export function markClauses(tokens: readonly string[], language: Language): readonly string[] {
  const { always, beforeSubject, subjects } = sets[language];
  return tokens.flatMap((token, at) => {
    const begins =
      always.has(token) || (beforeSubject.has(token) && subjects.has(tokens[at + 1] ?? ''));
    const isPhrase = /^(?:anything|nothing|all|any|everything)$/.test(tokens[at - 1] ?? '');
    return begins && at > 0 && !isPhrase ? ['|', token] : [token];
  });
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
// One entry for each language.
const sets = Object.fromEntries(
  Object.entries(conjunctions).map(([language, { always, beforeSubject, subjects }]) => [
    language,
    { always: set(always), beforeSubject: set(beforeSubject), subjects: set(subjects) },
  ]),
) as Record<Language, Record<'always' | 'beforeSubject' | 'subjects', ReadonlySet<string>>>;
