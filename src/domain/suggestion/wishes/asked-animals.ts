// What tells of a wish in a sentence, before anything else is known of it.
import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';

export const namesAnimal = (sentence: readonly string[], language: Language) =>
  petsIn(sentence, language).length > 0;

export const petsIn = (sentence: readonly string[], language: Language) =>
  animalsIn(sentence, language).filter(
    ({ meaning }) => meaning.type !== 'any' && meaning.type !== 'other',
  );

export const wishing = new Set(
  'want wants wanted need needs fancy fancies ideally preferably hoping looking find please adopt prefer wish considering tempted torn decide choose thinking trusted busco quiero queremos buscamos quisiera gustaria suche suchen mochten plutot quiza quizas mochte cherche voudrais quero procuro quiere quieren necesito necesitamos prefiero wunscht wunschen brauche brauchen hoffentlich veut veulent voudrait cherchons quer querem gostaria queria preciso precisamos'.split(
    ' ',
  ),
);
