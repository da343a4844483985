import {
  asksFor,
  isNamedAlone,
  namesAnimal,
  namesOwn,
  opensWithPet,
  pets,
  petsIn,
  wishing,
} from './asked-animals.ts';
import { lexicons } from './lexicons.ts';
import { isBoundary, type Language } from './phrases.ts';
import { asksForThing, generalQuestions, headlines, opensClause } from './read-questions.ts';

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
  const ofPrograms = new Set(
    sentences.flatMap((sentence, at) =>
      (matched[at] ?? [])
        .filter(isInstruction)
        .map(({ from, to }) => sentence.slice(from, to).join(' ')),
    ),
  ).size;
  const found = sentences.map((sentence, at) => {
    // "Do greyhounds like cats? If so I'd like one": what it refers to asks for it.
    if (
      sentences.slice(at + 1, at + 3).some((one) => asksForOne.test(one.join(' '))) ||
      reasons.test(sentence.join(' '))
    )
      return [];
    return [
      ...(matched[at] ?? []).filter((one) =>
        one.meaning === 'asking' || one.meaning === 'command' || asksWhen(sentence, one)
          ? opensClause(sentence, one.from) && !asksWhether(sentence, one, language)
          : !(ofPrograms === 1 && isOwnWord(sentence, one)) && !asksToSee(sentence, one, language),
      ),
      ...generalQuestions(sentence, language),
      ...headlines(sentence, language),
    ];
  });
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
    if (isAddedWish(sentence, language)) {
      instructed = false;
      return [sentence];
    }
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
    return instructed && !wishes && !opensWithPet(sentence, language) ? [] : [sentence];
  });
}

/** "Ah, y un labrador", "Et trouve-moi un perroquet": a wish that is added to whatever came before. */
function isAddedWish(sentence: readonly string[], language: Language): boolean {
  const start = sentence
    .filter((token) => !isBoundary(token))
    .slice(0, 6)
    .join(' ');
  return added.test(start) && petsIn(sentence, language).some(({ from }) => from < 7);
}

const added =
  /^(?:(?:ah|oh|achso|ach)? ?(?:y|and|und|et|e|also|tambien|ademas|aussi|tambem|ausserdem) (?:(?:also|then|please|encuentrame|buscame|dame|trouve moi|donne moi|ache|find me|get me|i want|i need|i would like|quiero|ich suche|je veux|quero|me ache) )?(?:a|an|un|una|einen?|une|uma?|another)\b)/;

/** "volta quando chamo": within a sentence it asks nothing. */
const asksWhen = (sentence: readonly string[], { from, to }: { from: number; to: number }) =>
  to - from === 1 &&
  /^(?:wann|warum|wieviel|combien|comment|pourquoi|quand|quando)$/.test(sentence[from] ?? '');

/** "should I get one cat or two?": of what is not there yet. */
const asksWhether = (
  sentence: readonly string[],
  { to }: { to: number },
  language: Language,
): boolean =>
  sentence[to - 2] === 'should' &&
  /^(?:get|adopt|have|choose|pick|take|go|consider|look)$/.test(sentence[to] ?? '') &&
  namesAnimal(sentence, language);

const asksForOne =
  /\b(?:would (?:\w+ )?(?:like|love|take|have)|wants?|take|getting|get|adopt|need|fancy|have|(?:stretch|run) to) (?:an? (?:\w+ ){1,2})?(?:one|two|them|him|her|an? (?:dog|cat|rabbit|bird) like that)\b|\bone (?:please|of (?:those|them))\b|^(?:that|they|it|one|those|he|she) (?:would|might|could|sounds?) (?:suit|fit|be|do|work|like|perfect|ideal|great)\b|\b(?:quier[eo]|queremos|quer|quero) una?\b|\b(?:quer|quero|queria|queremos) uma?\b|\b(?:will|mochte|hatten?|wunscht sich|hatten sie|habt ihr) (?:ich )?(?:gern )?(?:eine?s?|einen)\b|\ben (?:veut|voudrais|veux|voudrait) une?\b/;

/** "how big do they get, because my wife wants one" */
const reasons =
  /\b(?:because|cause|cos|as|since|so|and) (?:\w+ ){1,3}(?:wants?|would (?:like|love)) one\b/;

const programs =
  /^(?:assistant|ai|bot|chatbot|chatgpt|gpt|llm|asistente|assistente|assistent|ki|ia)$/;

const users = /^(?:user|human|me|customer|client|usuario|utilisateur|nutzer)$/;

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
    (sentence.some((token) => speakers.test(token) || wishing.has(token)) || isLong(sentence)) &&
    !sentence.some((token) => /^(?:you|your|ur)$/.test(token))
  );
}

/** "needs to run beside me, two hour hacks most days": among many words of other things. */
const isLong = (sentence: readonly string[]) =>
  sentence.filter((one) => !isBoundary(one)).length > 7;

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
  /^(?:developers?|assistant|admin|administrator|cookies?|tokens?|python|shell|scripts?|server|root|console|functions?|output|passwords?|database|variables?|environment|dan|bitcoin|hack|hacks|hacking|instructions?|translate|credentials|persona|vocabulary|yaml|environment)$/;

/** Whether the speaker tells of themselves: their wish, or their home. */
function speaks(sentence: readonly string[], language: Language): boolean {
  return (
    sentence.some((token) => speakers.test(token)) &&
    lexicons.signs
      .match(sentence, language)
      .some(({ meaning }) => meaning === 'wish' || meaning === 'have' || meaning === 'not')
  );
}

const speakers =
  /^(?:i|we|my|our|me|us|yo|mi|ich|wir|mein|meine|je|nous|mon|ma|eu|meu|minha|tengo|tenemos|busco|quiero|suche|cherche|procuro|quero)$/;

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
