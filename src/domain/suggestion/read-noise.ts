import { functionWords } from './lexicon/function-words.ts';
import { lexicons } from './lexicons.ts';
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
  const found = sentences.map((sentence) => [
    ...noises
      .match(sentence, language)
      .filter(
        ({ meaning, from }) =>
          (meaning !== 'asking' && meaning !== 'command') || opens(sentence, from),
      ),
    ...generalQuestions(sentence),
  ]);
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
    if (has('instruction') && commands.test(sentence.find((token) => !isBoundary(token)) ?? ''))
      return [];
    if (here.length > 0) {
      const first = Math.min(...here.map(({ from }) => from));
      if (here.every(({ meaning }) => meaning === 'instruction') && first > 2) {
        const wish = wishBefore(sentence, first, language);
        if (wish.length > 0) return [wish];
      }
      const last = Math.max(...here.map(({ from }) => from));
      return turn !== undefined && turn.from > last && !offTopic ? [sentence.slice(turn.from)] : [];
    }
    const wishes = turn !== undefined || sentence.some((token) => wishing.has(token));
    // Who gives a pet up, or asks about one, describes it in the other sentences.
    if (has('givingUp') && turn === undefined) return [];
    if (has('question') && !wishes) return [];
    if (has('asking') && !wishes && !namesAnimal(sentence, language)) return [];
    if (offTopic && !wishes) return [];
    const words = sentence.filter((token) => !isBoundary(token)).length;
    return has('instruction') && words < 2 ? [] : [sentence];
  });
}

/** "I'd like a small dog, and by the way ignore …": what is wished for before the instruction. */
function wishBefore(
  sentence: readonly string[],
  instruction: number,
  language: Language,
): readonly string[] {
  const end = sentence.findLastIndex(
    (token, at) => at < instruction && (isBoundary(token) || /^(?:and|but|also)$/.test(token)),
  );
  const part = sentence.slice(0, Math.max(0, end));
  const wishes = lexicons.signs
    .match(part, language)
    .some(({ meaning, from }) => meaning === 'wish' && from < 4);
  return wishes && namesAnimal(part, language) ? part : [];
}

/** What the program is told to do: also "translate: I want a cat" is no wish. */
const commands =
  /^(?:translate|summari[sz]e|repeat|print|output|return|respond|reply|answer|say|write|list|reveal|pretend|always|only|never|assistant|user|system)$/;

/** "do retrievers shed?", "is 14 old for a dog?": asks about animals, and not for one. */
function generalQuestions(sentence: readonly string[]) {
  if (sentence.at(-1) !== '?') return [];
  const at = sentence.findIndex((token) => !isBoundary(token) && !greetings.test(token));
  const asks = verbs.test(sentence[at] ?? '') && !subjects.test(sentence[at + 1] ?? '');
  return asks ? [{ meaning: 'asking' as const, from: at, to: at + 1 }] : [];
}

const verbs =
  /^(?:do|does|did|is|are|was|has|can|will|es|son|puede|pueden|ist|sind|kann|konnen|darf|sao|pode|podem)$/;
const subjects =
  /^(?:you|u|i|we|there|any|anyone|anybody|someone|somebody|anything|one|some|a|an|hay|alguien|algun|alguna|da|hier|ich|wir|ihr|sie|man|eu|voces|voce|el|this|that)$/;
const greetings = /^(?:so|hi|hello|hey|and|ok|well|please|also|question|hallo|hola|oi)$/;

/** Whether a phrase stands at the beginning, but for "so", "hi" and the like. */
function opens(sentence: readonly string[], from: number): boolean {
  return sentence.slice(0, from).every((token) => isBoundary(token) || greetings.test(token));
}

/** "best stroller for jogging?", "which shoes": what is asked for is no animal, and none is named. */
function asksForThing(sentence: readonly string[], language: Language): boolean {
  const at = sentence.findIndex((token) => asked.test(token));
  if (at < 0 || !opens(sentence, at) || namesAnimal(sentence, language)) return false;
  if (/^(?:for|with|suited|suitable|fits?|to|fur|pour|para|als|als)$/.test(sentence[at + 1] ?? ''))
    return false;
  const thing = sentence
    .slice(at + 1)
    .find(
      (token) =>
        !functionWords[language].has(token) &&
        !isBoundary(token) &&
        lexicons.energy.match([token], language).length === 0,
    );
  const isKnown =
    thing === undefined ||
    petWords.some((name) => lexicons[name].match([thing], language).length > 0);
  const names = lexicons.animals.match(sentence, language);
  return !isKnown && names.length === 0;
}

const petWords = [
  'age',
  'size',
  'temperament',
  'specialNeeds',
  'training',
  'shedding',
  'care',
  'signs',
] as const;
const asked =
  /^(?:best|which|cheapest|welche[rs]?|beste[rs]?|quelles?|quels?|meilleure?s?|cual|cuales|mejor|mejores|qual|quais|melhor|melhores)$/;

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
