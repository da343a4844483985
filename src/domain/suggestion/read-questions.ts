import { animalsIn } from './animals-in.ts';
import { namesAnimal, petsIn } from './asked-animals.ts';
import { functionWords } from './lexicon/function-words.ts';
import { lexicons } from './lexicons.ts';
import { isBoundary, type Language } from './phrases.ts';

/** "LOST: black cat", "selling puppies": an advertisement. */
export function headlines(sentence: readonly string[], language: Language) {
  const at = sentence.findIndex((token) => !isBoundary(token));
  const isAdvertised =
    /^(?:lost|missing|found|stolen|selling|sell)$/.test(sentence[at] ?? '') &&
    !/^(?:my|our|in|all|both|the|out|it|him|her|myself|without|love|something|you|this)$/.test(
      sentence[at + 1] ?? '',
    );
  const isAlone = sentence.slice(at + 1).every(isBoundary);
  return isAdvertised && (isAlone || namesAnimal(sentence, language))
    ? [{ meaning: 'givingUp' as const, from: at, to: at + 1 }]
    : [];
}

/** "do retrievers shed?", "why did he bite?": asks about animals, and not for one. */
export function generalQuestions(sentence: readonly string[], language: Language) {
  const starts = sentence.flatMap((token, at) =>
    !isBoundary(token) && !greetings.test(token) && opensClause(sentence, at) ? [at] : [],
  );
  const isAsked = sentence.at(-1) === '?';
  if (isWishAsked.test(sentence.join(' '))) return [];
  return starts.flatMap((at) => {
    const [verb = '', subject = '', next = ''] = sentence.slice(at, at + 3);
    const asks =
      (isAsked &&
        at === starts[0] &&
        verbs.test(verb) &&
        !subjects.test(subject) &&
        next !== 'be') ||
      // "my mum, who is 84, …": who goes on asks nothing.
      (!(verb === 'who' && at !== starts[0]) &&
        (isAsked || at === starts[0]) &&
        interrogatives.test(verb) &&
        auxiliaries.test(subject) &&
        !sentence.some((one) =>
          /^(?:who|what|whose)$/.test(verb)
            ? fits.test(one) || isOffered(sentence)
            : /^(?:adopt|adopting|adoption)$/.test(one),
        )) ||
      (isAsked && asksWhatFor(sentence.slice(at), language)) ||
      (verbs.test(verb) && namesKind(sentence, at + 1, language)) ||
      (isAsked && at === starts[0] && others.test(verb) && !provides.test(subject)) ||
      (isAsked &&
        modals.test(verb) &&
        /^(?:i|we|you|u)$/.test(subject) &&
        !obtains.test(next) &&
        !(next === 'come' && sentence.some((one) => /^(?:see|meet)$/.test(one))));
    return asks ? [{ meaning: 'asking' as const, from: at, to: at + 1 }] : [];
  });
}

/** "is 70 too old for a puppy?", "why is it so hard to find a plain dog?": who asks so wants one. */
const isWishAsked =
  /\b(?:too (?:old|young|late|early|busy|poor) (?:for|to (?:get|adopt|have|own))|(?:hard|difficult|impossible|tricky) to (?:find|get|adopt)) (?:a|an|another|one)\b/;

/** "can cats eat tuna": a kind in the plural, right after the verb. */
const namesKind = (sentence: readonly string[], at: number, language: Language) =>
  (sentence[at] ?? '').endsWith('s') && petsIn(sentence, language).some(({ from }) => from === at);

/** "what vaccines does a puppy need?", but not "what breed does well in a flat?" */
const asksWhatFor = (
  [which = '', thing = '', verb = '', subject = '']: readonly string[],
  language: Language,
): boolean =>
  /^(?:what|which)$/.test(which) &&
  /^(?:do|does|did|should|can)$/.test(verb) &&
  /^(?:a|an|my|our|the|puppies|kittens|dogs|cats|birds|rabbits)$/.test(subject) &&
  !/^(?:breed|kind|type|sort|pet|animal)s?$/.test(thing) &&
  petsIn([thing], language).length === 0;

/** "voces castram gatos?" asks what is done there, "voces tem gatos?" for one. */
const others = /^(?:voces|voce|ustedes|usted|vosotros|ihr|vous)$/;
const provides =
  /^(?:tem|teriam|podem|poderiam|recomendam|sugerem|conhecem|sabem|acham|tienen|teneis|tendrian|pueden|podrian|recomiendan|habt|hattet|konnt|kennt|avez|auriez|pouvez|pourriez|connaissez|recommandez)$/;

const interrogatives = /^(?:why|how|when|where|who|what|whose)$/;

const auxiliaries =
  /^(?:do|does|did|is|are|was|were|can|could|should|will|would|has|have|had|am|to|must|may|might|much|many|often|long|old|big|come)$/;

/** Who asks what fits asks for a pet. */
const fits =
  /^(?:suits?|suited|suitable|recommend|recommended|suggest|right|best|good|better|fits?|match|adopt|get|find|available|ideal|perfect|work|love|want|looking|need|like|have|take|easiest|missing|needed|lacking)$/;

/** "what is your laziest dog?" */
const isOffered = (sentence: readonly string[]) =>
  /\b(?:your|ur) (?:\w+ )?(?:most|least|\w{3,}est)\b/.test(sentence.join(' '));

const modals = /^(?:can|could|may|should|shall|do|will|would|must)$/;

/** What one asks for in order to have a pet. */
const obtains =
  /^(?:have|get|adopt|find|see|meet|know|own|keep|take|want|need|recommend|suggest|help|show|match|tell|think|rehome|place|stock|guys|happen|got|give|please|maybe|possibly|still|currently|also|ever|all|by|look|love|like|prefer|choose|pick|house|let|consider|trust|place|borrow|try|foster|trial|be|put|offer|point|advise|maybe|finally|handle|cope|still|ask|enquire|inquire|respectfully|kindly|interest)$/;

const verbs =
  /^(?:do|does|did|is|are|was|has|can|will|es|son|puede|pueden|ist|sind|kann|konnen|darf|sao|pode|podem)$/;

const subjects =
  /^(?:you|u|i|we|there|any|anyone|anybody|someone|somebody|anything|one|some|a|an|hay|alguien|algun|alguna|da|hier|ich|wir|ihr|sie|man|eu|voces|voce|el|this|that)$/;

const greetings = /^(?:but|so|hi|hello|hey|and|ok|well|please|also|question|hallo|hola|oi)$/;

/** Whether a clause begins there; within a sentence only a question can tell "who is" from "…, who is". */
export function opensClause(sentence: readonly string[], from: number): boolean {
  if (opens(sentence, from)) return true;
  const isAsked = sentence.at(-1) === '?' || /^(?:what|why)$/.test(sentence[from] ?? '');
  return isAsked && (isBoundary(sentence[from - 1]) || greetings.test(sentence[from - 1] ?? ''));
}

/** Whether a phrase stands at the beginning, but for "so", "hi" and the like. */
function opens(sentence: readonly string[], from: number): boolean {
  return sentence.slice(0, from).every((token) => isBoundary(token) || greetings.test(token));
}

/** "best stroller for jogging?", "which shoes": what is asked for is no animal, and none is named. */
export function asksForThing(sentence: readonly string[], language: Language): boolean {
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
  const names = animalsIn(sentence, language);
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
