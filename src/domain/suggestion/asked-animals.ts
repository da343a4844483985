// Which sentences ask for an animal, before anything else is known of them.
import { animalsIn } from './animals-in.ts';
import { lexicons } from './lexicons.ts';
import { isBoundary, type Language } from './phrases.ts';

export const pets =
  /^(?:pets?|animals?|companion|buddy|friend|playmate|one|mascota|haustier|tier|bicho|animal|compagnon|companer[oa]|peludo|companheir[oa]|mitbewohner)$/;

/** Who asks about their own pet describes it. */
export const namesOwn = (sentence: readonly string[], language: Language) =>
  sentence.some((token) => /^(?:he|she|his|her|him)$/.test(token)) ||
  petsIn(sentence, language).some(({ from }) =>
    sentence.slice(Math.max(0, from - 3), from).some((token) => own.test(token)),
  );

const own = /^(?:my|our|mi|mis|mein|meine|meinen|unser|unsere|mon|ma|notre|meu|minha|nosso|nossa)$/;

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

/** "Small dog, calm.": an animal by its name alone. */
export function isNamedAlone(
  sentence: readonly string[],
  noise: readonly unknown[],
  language: Language,
): boolean {
  return (
    noise.length === 0 &&
    namesAnimal(sentence, language) &&
    !namesOwn(sentence, language) &&
    ((!sentence.some((token) => told.test(token)) && !namesKnown(sentence, language)) ||
      opensWithOne(sentence, language))
  );
}

/** "the cat": one that is known. */
const namesKnown = (sentence: readonly string[], language: Language) =>
  petsIn(sentence, language).some(({ from }) =>
    sentence.slice(Math.max(0, from - 2), from).includes('the'),
  );

/** "A cat who is talkative": one that is described and not there yet. */
const opensWithOne = (sentence: readonly string[], language: Language) =>
  indefinite.test(sentence[0] ?? '') &&
  petsIn(sentence, language).some(
    ({ from, to }) =>
      from < 4 && relatives.test(sentence[sentence[to] === ',' ? to + 1 : to] ?? ''),
  );

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

const relatives = /^(?:who|that|which|whose|que|qui|der|die|das)$/;

/** What tells of an animal that is there: a finite verb, or whose it is. */
const told =
  /^(?:your|his|her|is|are|was|were|has|have|had|keeps?|does|did|do|can|am|like|likes|love|loves|ate|got|found|saw|left|abandoned|dumped|bit|died|ran|came|went|brought|gave|took|bought|adopted|moved|said|says|hat|ist|sind|est|tem|tiene|esta|tengo)$/;

export const namesAnimal = (sentence: readonly string[], language: Language) =>
  petsIn(sentence, language).length > 0;

export function petsIn(sentence: readonly string[], language: Language) {
  const off = lexicons.noise
    .match(sentence, language)
    .filter(({ meaning }) => meaning === 'offTopic');
  return animalsIn(sentence, language).filter(
    ({ meaning, from, to }) =>
      meaning.type !== 'any' &&
      meaning.type !== 'other' &&
      !off.some((one) => one.from < to && from < one.to),
  );
}

export const wishing = new Set(
  'want wants wanted need needs fancy fancies ideally preferably hoping looking find please adopt prefer wish considering tempted torn decide choose thinking trusted busco quiero queremos buscamos quisiera gustaria suche suchen mochten plutot quiza quizas mochte cherche voudrais quero procuro quiere quieren necesito necesitamos prefiero wunscht wunschen brauche brauchen hoffentlich veut veulent voudrait cherchons quer querem gostaria queria preciso precisamos'.split(
    ' ',
  ),
);
