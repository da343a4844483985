// Which sentences ask for an animal, before anything else is known of them.
import { animalsIn } from './animals-in.ts';
import { lexicons } from './lexicons.ts';
import { isBoundary, type Language } from './phrases.ts';

const pets =
  /^(?:pets?|animals?|companion|buddy|friend|playmate|one|mascota|haustier|tier|bicho|animal|compagnon|companer[oa]|peludo|companheir[oa]|mitbewohner)$/;

/** Whether a sentence wishes for an animal that nobody has yet: "would like a dog", "need another". */
export function asksFor(sentence: readonly string[], language: Language): boolean {
  const at = sentence.findIndex(
    (token, place) =>
      wishing.has(token) ||
      likings.test(sentence.slice(Math.max(0, place - 2), place + 1).join(' ')),
  );
  if (at < 0) return false;
  const isOther = sentence
    .slice(at)
    .some((token) => /^(?:another|otr[oa]|outr[oa]|autre)$/.test(token));
  return (
    isOther ||
    sentence.slice(at).some((token) => pets.test(token)) ||
    petsIn(sentence, language).some(
      ({ from }) =>
        (from > at || sentence.includes('please')) &&
        !sentence.slice(Math.max(at, from - 4), from).some((token) => definite.test(token)),
    )
  );
}

const likings =
  /\bwould (?:\w+ )?(?:like|love|prefer|suit)$|\bi (?:think|suppose|guess|reckon) an?$|\b(?:do|would) (?:you|u) have$|\bhave (?:you|u) (?:any|got)$|\bi am after$/;

const definite =
  /^(?:my|our|the|his|her|their|this|these|him|them|it|mi|mis|mein|meine|meinen|unser|unsere|unseren|mon|ma|mes|notre|meu|minha|nosso|nossa|el|la|der|die|das|le|o)$/;

const indefinite = /^(?:an?|una?|un|une|eine?|einen|uma?)$/;

/** "Un chien calme", "older cat, good on laps": what is wanted, without a verb. */
export const opensWithPet = (sentence: readonly string[], language: Language) => {
  const at = sentence.findIndex((token) => !isBoundary(token) && !linking.test(token));
  const adjectives = [lexicons.size, lexicons.age, lexicons.temperament, lexicons.energy];
  return petsIn(sentence, language).some(
    ({ from }) =>
      at >= 0 &&
      from - at < 5 &&
      // "dog" alone is as well what somebody is told to say.
      sentence.length - at > 2 &&
      sentence
        .slice(at, from)
        .every(
          (token) =>
            indefinite.test(token) ||
            token === ',' ||
            adjectives.some((words) => words.match([token], language).length > 0),
        ),
  );
};

const linking = /^(?:and|oh|also|ps|so|but|anyway|just|y|und|et|e|ah)$/;

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
