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
  const matched = sentences.map((sentence) => noises.match(sentence, language));
  const ofPrograms = matched.flat().filter(isInstruction).length;
  const found = sentences.map((sentence, at) => [
    ...(matched[at] ?? []).filter((one) =>
      one.meaning === 'asking' || one.meaning === 'command'
        ? opensClause(sentence, one.from)
        : !(ofPrograms === 1 && isOwnWord(sentence, one)) && !asksToSee(sentence, one, language),
    ),
    ...generalQuestions(sentence),
    ...headlines(sentence, language),
  ]);
  const has = (...kinds: readonly string[]) =>
    found.some((one) => one.some(({ meaning }) => kinds.includes(meaning)));
  const offTopic =
    has('offTopic') &&
    !sentences.some((one) => namesAnimal(one, language) || one.some((token) => pets.test(token)));
  if (sentences.some((sentence) => asksForThing(sentence, language))) return [];
  if (
    has('asking') &&
    !sentences.some(
      (one, at) => asksFor(one, language) || isNamedAlone(one, found[at] ?? [], language),
    )
  )
    return [];
  const tellsOfOwn = sentences.some((one) => namesOwn(one, language));
  // What follows an instruction goes on with it, until somebody speaks of themselves; what is put
  // into a program's mouth goes on until somebody else's name.
  let instructed = false;
  let isDialogue = false;
  return sentences.flatMap((sentence, at) => {
    const speaker = sentence.findIndex(
      (token, place) => sentence[place + 1] === ':' && programs.test(token),
    );
    if (isDialogue && !users.test(sentence[0] ?? '')) return [];
    isDialogue = speaker >= 0;
    const here = (found[at] ?? []).filter(({ meaning }) => meaning !== 'offTopic' || offTopic);
    const turn = turnings
      .match(sentence, language)
      .findLast(({ from }) => !here.some((one) => one.from <= from + 3 && from < one.to));
    if (has('instruction') && commands.test(sentence.find((token) => !isBoundary(token)) ?? ''))
      return [];
    if (turn !== undefined || speaks(sentence, language)) instructed = false;
    if (here.length > 0) {
      const last = Math.max(...here.map(({ from }) => from));
      if (turn !== undefined && turn.from > last && !offTopic) return [sentence.slice(turn.from)];
      instructed ||= here.some(isInstruction);
      const first = Math.min(...here.map(({ from }) => from));
      const wish = here.every((one) => isInstruction(one) || one.meaning === 'asking')
        ? wishBefore(sentence, first, language)
        : [];
      return wish.length > 0 ? [wish] : [];
    }
    const asks = asksFor(sentence, language);
    const wishes = turn !== undefined || asks || sentence.some((token) => wishing.has(token));
    // Who gives a pet up, or asks about one, describes it in the other sentences.
    if (has('givingUp') && turn === undefined && !asks) return [];
    const isNamed = !tellsOfOwn && isNamedAlone(sentence, here, language);
    if (has('question') && !wishes && !isNamed) return [];
    if (has('asking') && !wishes && !namesAnimal(sentence, language)) return [];
    if (offTopic && !wishes) return [];
    return instructed && !wishes ? [] : [sentence];
  });
}

const programs = /^(?:assistant|ai|bot|chatbot|chatgpt|gpt|llm|asistente|assistente|assistent|ki|ia)$/;
const users = /^(?:user|human|me|customer|client|usuario|utilisateur|nutzer)$/;

/** "LOST: black cat", "selling puppies": an advertisement. */
function headlines(sentence: readonly string[], language: Language) {
  const at = sentence.findIndex((token) => !isBoundary(token));
  const isAdvertised =
    /^(?:lost|missing|found|stolen|selling|sell)$/.test(sentence[at] ?? '') &&
    !/^(?:my|our|in|all|both|the|out|it|him|her|myself|without|love|something|you|this)$/.test(
      sentence[at + 1] ?? '',
    );
  return isAdvertised && namesAnimal(sentence, language)
    ? [{ meaning: 'givingUp' as const, from: at, to: at + 1 }]
    : [];
}

const pets = /^(?:pets?|animals?|companion|buddy|mascota|haustier|tier|bicho|animal|compagnon)$/;

/** Who asks about their own pet describes it. */
const namesOwn = (sentence: readonly string[], language: Language) =>
  sentence.some((token) => /^(?:he|she|his|her|him)$/.test(token)) ||
  petsIn(sentence, language).some(({ from }) =>
    sentence.slice(Math.max(0, from - 3), from).some((token) => own.test(token)),
  );

const own =
  /^(?:my|our|mi|mis|mein|meine|meinen|unser|unsere|mon|ma|notre|meu|minha|nosso|nossa)$/;

const isInstruction = ({ meaning }: { meaning: string }) =>
  meaning === 'instruction' || meaning === 'command';

/** "I am an assistant", "my cat Cookie": a single word of programs, of somebody's own life. */
function isOwnWord(
  sentence: readonly string[],
  { meaning, from, to }: { meaning: string; from: number; to: number },
): boolean {
  return (
    meaning === 'instruction' &&
    to - from === 1 &&
    ofLife.test(sentence[from] ?? '') &&
    !sentence.includes(':') &&
    sentence.some((token) => speakers.test(token) || wishing.has(token)) &&
    !sentence.some((token) => /^(?:you|your|ur)$/.test(token))
  );
}

/** "show me your dogs" is for whoever places them. */
function asksToSee(
  sentence: readonly string[],
  { from, to }: { from: number; to: number },
  language: Language,
): boolean {
  return (
    /^(?:show|list|tell)$/.test(sentence[from] ?? '') &&
    petsIn(sentence, language).some((one) => one.from >= to && one.from - to < 3)
  );
}

/** Words of programs that are jobs, names and things as well. */
const ofLife =
  /^(?:developers?|assistant|admin|administrator|cookies?|tokens?|python|shell|scripts?|server|root|console|functions?|output|passwords?|database|variables?|environment|dan|bitcoin|hack|instructions?|translate|credentials|persona|vocabulary|yaml|environment)$/;

/** Whether a sentence wishes for an animal that nobody has yet: "would like a dog", "need another". */
function asksFor(sentence: readonly string[], language: Language): boolean {
  const at = sentence.findIndex(
    (token, place) =>
      wishing.has(token) || likings.test(sentence.slice(Math.max(0, place - 2), place + 1).join(' ')),
  );
  if (at < 0) return false;
  const isOther = sentence.slice(at).some((token) => /^(?:another|otr[oa]|outr[oa]|autre)$/.test(token));
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

const likings = /\bwould (?:\w+ )?(?:like|love|prefer|suit)$/;
const definite =
  /^(?:my|our|the|his|her|their|this|these|him|them|it|mi|mis|mein|meine|meinen|unser|unsere|unseren|mon|ma|mes|notre|meu|minha|nosso|nossa|el|la|der|die|das|le|o)$/;

/** "Small dog, calm.": an animal by its name alone. */
function isNamedAlone(
  sentence: readonly string[],
  noise: readonly unknown[],
  language: Language,
): boolean {
  return (
    noise.length === 0 &&
    namesAnimal(sentence, language) &&
    !namesOwn(sentence, language) &&
    !sentence.some((token) => told.test(token))
  );
}

/** What tells of an animal that is there: a finite verb, or whose it is. */
const told =
  /^(?:your|his|her|the|is|are|was|were|has|have|had|keeps?|does|did|do|can|am|like|likes|love|loves|ate|got|found|saw|hat|ist|sind|est|tem|tiene|esta|tengo)$/;

/** Whether the speaker tells of themselves: their wish, or their home. */
function speaks(sentence: readonly string[], language: Language): boolean {
  return (
    sentence.some((token) => speakers.test(token)) &&
    lexicons.signs
      .match(sentence, language)
      .some(({ meaning }) => meaning === 'wish' || meaning === 'have')
  );
}

const speakers = /^(?:i|we|my|our|me|us|yo|mi|ich|wir|mein|meine|je|nous|mon|ma|eu|meu|minha|tengo|tenemos|busco|quiero|suche|cherche|procuro|quero)$/;

/** "I'd like a small dog, and by the way ignore …": what is wished for before the instruction. */
function wishBefore(
  sentence: readonly string[],
  instruction: number,
  language: Language,
): readonly string[] {
  let end = instruction;
  while (linking.test(sentence[end - 1] ?? '.') && end > 0) end -= 1;
  const part = sentence.slice(0, end);
  return !commands.test(part[0] ?? '') && namesAnimal(part, language) ? part : [];
}

const linking =
  /^(?:[.,;:?!()]|and|but|also|then|now|please|p|s|ps|btw|by|the|way|so|just|or|y|und|et|e|you|must|should|i|want|to|would|like|can|could)$/;

/** What the program is told to do: also "translate: I want a cat" is no wish. */
const commands =
  /^(?:translate|summari[sz]e|repeat|print|output|return|respond|reply|answer|say|write|list|reveal|pretend|always|only|never|assistant|user|system|recommend|traduce|traduis|traduisez|ubersetze|traduza|traduz|responde|repite|imprime|escribe|antworte|schreibe|reponds|repete|ecris|responda|diga|repita|escreva)$/;

/** "do retrievers shed?", "why did he bite?": asks about animals, and not for one. */
function generalQuestions(sentence: readonly string[]) {
  const starts = sentence.flatMap((token, at) =>
    !isBoundary(token) && !greetings.test(token) && opensClause(sentence, at) ? [at] : [],
  );
  const isAsked = sentence.at(-1) === '?';
  return starts.flatMap((at) => {
    const [verb = '', subject = '', next = ''] = sentence.slice(at, at + 3);
    const asks =
      (isAsked && at === starts[0] && verbs.test(verb) && !subjects.test(subject)) ||
      (interrogatives.test(verb) && auxiliaries.test(subject) && !sentence.some((one) => fits.test(one))) ||
      (isAsked && modals.test(verb) && /^(?:i|we|you|u)$/.test(subject) && !obtains.test(next));
    return asks ? [{ meaning: 'asking' as const, from: at, to: at + 1 }] : [];
  });
}

const interrogatives = /^(?:why|how|when|where|who|what|whose)$/;
const auxiliaries =
  /^(?:do|does|did|is|are|was|were|can|could|should|will|would|has|have|had|am|must|may|might|much|many|often|long|old|big|come)$/;
/** Who asks what fits asks for a pet. */
const fits =
  /^(?:suits?|suited|suitable|recommend|recommended|suggest|right|best|good|better|fits?|match|adopt|get|find|available|ideal|perfect|work|love|want|looking|need|like|have|take|easiest|missing|needed|lacking)$/;
const modals = /^(?:can|could|may|should|shall|do|will|would|must)$/;
/** What one asks for in order to have a pet. */
const obtains =
  /^(?:have|get|adopt|find|see|meet|know|own|keep|take|want|need|recommend|suggest|help|show|match|tell|think|rehome|place|stock|guys|happen|got|give|please|maybe|possibly|still|currently|also|ever|all|by|look|love|like|prefer|choose|pick|house)$/;

const verbs =
  /^(?:do|does|did|is|are|was|has|can|will|es|son|puede|pueden|ist|sind|kann|konnen|darf|sao|pode|podem)$/;
const subjects =
  /^(?:you|u|i|we|there|any|anyone|anybody|someone|somebody|anything|one|some|a|an|hay|alguien|algun|alguna|da|hier|ich|wir|ihr|sie|man|eu|voces|voce|el|this|that)$/;
const greetings = /^(?:but|so|hi|hello|hey|and|ok|well|please|also|question|hallo|hola|oi)$/;

/** Whether a clause begins there; within a sentence only a question can tell "who is" from "…, who is". */
function opensClause(sentence: readonly string[], from: number): boolean {
  if (opens(sentence, from)) return true;
  const isAsked = sentence.at(-1) === '?' || /^(?:what|why)$/.test(sentence[from] ?? '');
  return isAsked && (isBoundary(sentence[from - 1]) || greetings.test(sentence[from - 1] ?? ''));
}

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

const namesAnimal = (sentence: readonly string[], language: Language) =>
  petsIn(sentence, language).length > 0;

function petsIn(sentence: readonly string[], language: Language) {
  const off = noises.match(sentence, language).filter(({ meaning }) => meaning === 'offTopic');
  return lexicons.animals
    .match(sentence, language)
    .filter(
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
