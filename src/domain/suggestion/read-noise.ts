import { functionWords } from './lexicon/function-words.ts';
import { lexicons, tellingWords } from './lexicons.ts';
import { isBoundary, type Language } from './phrases.ts';

const { noise: noises, turns: turnings } = lexicons;

/**
 * The sentences that may hold a wish: not instructions to the program, pets to be given up, questions
 * and other topics. What follows a wish within such a sentence ("… but I am looking for") is kept.
 */
export function wishesAmong(
  sentences: readonly (readonly string[])[],
  language: Language,
): readonly (readonly string[])[] {
  const found = sentences.map((sentence) =>
    noises
      .match(sentence, language)
      .filter(({ meaning, from }) => meaning !== 'asking' || opens(sentence, from)),
  );
  const has = (...kinds: readonly string[]) =>
    found.some((one) => one.some(({ meaning }) => kinds.includes(meaning)));
  const offTopic =
    has('offTopic') && !sentences.some((sentence) => namesAnimal(sentence, language));
  if (sentences.some((sentence) => asksForThing(sentence, language))) return [];
  return sentences.flatMap((sentence, at) => {
    const here = (found[at] ?? []).filter(({ meaning }) => meaning !== 'offTopic' || offTopic);
    const turn = turnings
      .match(sentence, language)
      .findLast(({ from }) => !here.some((one) => one.from <= from + 3 && from < one.to));
    if (here.length > 0) {
      const last = Math.max(...here.map(({ from }) => from));
      return turn !== undefined && turn.from > last && !offTopic ? [sentence.slice(turn.from)] : [];
    }
    const wishes = turn !== undefined || sentence.some((token) => wishing.has(token));
    // Who gives a pet up, or asks about one, describes it in the other sentences.
    if (has('givingUp', 'question', 'asking') && turn === undefined && !(wishes && !has('givingUp')))
      return [];
    if (offTopic && !wishes) return [];
    const words = sentence.filter((token) => !isBoundary(token)).length;
    return has('instruction') && words < 2 ? [] : [sentence];
  });
}

/** Whether a phrase stands at the beginning, but for "so", "hi" and the like. */
function opens(sentence: readonly string[], from: number): boolean {
  return sentence
    .slice(0, from)
    .every(
      (token) =>
        isBoundary(token) || /^(?:so|hi|hello|hey|and|ok|well|please|also|question)$/.test(token),
    );
}

/** "best stroller for jogging?", "which shoes": what is asked for is no animal, and none is named. */
function asksForThing(sentence: readonly string[], language: Language): boolean {
  const at = sentence.findIndex((token) => asked.test(token));
  if (at < 0 || !opens(sentence, at) || namesAnimal(sentence, language)) return false;
  const known = [...tellingWords(language), functionWords[language]];
  const thing = sentence
    .slice(at + 1)
    .find((token) => !functionWords[language].has(token) && !isBoundary(token));
  const isKnown = thing === undefined || known.some((words) => words.has(thing));
  const names = lexicons.animals.match(sentence, language);
  return !isKnown && names.length === 0;
}

const asked = /^(?:best|which|cheapest|welche[rs]?|beste[rs]?|quelles?|quels?|meilleure?s?|cual|cuales|mejor|mejores|qual|quais|melhor|melhores)$/;

function namesAnimal(sentence: readonly string[], language: Language): boolean {
  const off = noises.match(sentence, language).filter(({ meaning }) => meaning === 'offTopic');
  return lexicons.animals
    .match(sentence, language)
    .some(
      ({ meaning, from, to }) =>
        meaning.type !== 'any' &&
        meaning.type !== 'other' &&
        !off.some((one) => one.from < to && from < one.to),
    );
}

const wishing = new Set(
  'want need looking find please adopt prefer wish busco quiero suche mochte cherche voudrais quero procuro'.split(
    ' ',
  ),
);
