import { descriptions, isPetItself } from './described-as-people.ts';
import { isOfStranger } from './neighbours.ts';
import { isGeneral } from './animal-relations.ts';
import type { AnimalMention } from './animal-roles.ts';
import { isBoundary } from './phrases.ts';
import type { ParsedText } from './parsed-text.ts';
import { goesOn, opensWithPronoun, pronouns } from './predicates.ts';

/** Whom a word is about. */
export type Subject =
  | 'pet'
  /** The pet's heart, soul or nature: "goofy" tells of the pet, "big" does not. */
  | 'nature'
  | 'speaker'
  | 'person'
  | 'stranger'
  | 'household'
  | 'thing';

const speakers =
  /^(?:i|we|me|us|myself|yo|nosotros|ich|wir|je|nous|on|eu|nos|soy|somos|bin|sou|suis|sommes|tengo|tenemos|tenho|temos)$/;
const wishful =
  /^(?:should|must|wants|wanting|would|has|needs|need|can|could|will|may|might|likes|loves|to|debe|soll|sollte|muss|darf|doit|deve)$/;

const modals = /^(?:should|must|would|could|soll|sollte|muss|darf|debe|deve|doit)$/;

/** Whom an adjective is about: the noun after it, or else the subject before it. */
export function subjectOf(
  text: ParsedText,
  animals: readonly AnimalMention[],
  { from, to }: { from: number; to: number },
  strictly = true,
): Subject {
  // "chien calme appart personne âgée": where adjectives follow their noun.
  const before =
    text.language === 'en' || text.language === 'de'
      ? undefined
      : animals.find(
          (one) =>
            one.to === from &&
            (one.role === 'wanted' || one.role === 'named') &&
            one.meaning.type !== 'any' &&
            one.meaning.type !== 'other',
        );
  if (before && text.adjectives.has(from)) return animalSubject(before);
  // "our deaf cat": where the phrase ends in the noun.
  if (opensWish(text, from)) return 'pet';
  const own = animals.find((one) => one.to === to && one.from > from);
  if (own && isKept(own) && !/^(?:any|other)$/.test(own.meaning.type)) return 'household';
  const after = nounAfter(text, animals, to, strictly && to - from === 1);
  if (after !== undefined && after !== 'nature') return after;
  const subject = subjectBefore(text, animals, from);
  return after === 'nature' && subject === 'pet' ? 'nature' : subject;
}

function nounAfter(
  text: ParsedText,
  animals: readonly AnimalMention[],
  to: number,
  strictly: boolean,
): Subject | undefined {
  let unknown = false;
  // "guards the sheep": what a verb governs is not described by it.
  if (governing.test(text.tokens[to - 1] ?? '')) return undefined;
  // "an oldie nobody wants": it is a noun itself.
  if (nouns.test(text.tokens[to - 1] ?? '') && !animals.some(({ from }) => from === to))
    return undefined;
  for (let at = to; at < to + 5; at += 1) {
    const token = text.tokens[at];
    if (token === ',' && at === to && text.adjectives.has(at + 1)) continue;
    if (token === undefined || isBoundary(token)) break;
    const animal = animals.find(({ from }) => from === at);
    // "a gentle horse-sized dog"
    if (animal && text.tokens[animal.to] === 'sized') continue;
    if (animal) return animalSubject(animal);
    if (/^(?:things?|stuff)$/.test(token)) return 'thing';
    if (/^\d/.test(token)) break;
    // "a small older girl who …"
    if (isPetItself(text, at)) return 'pet';
    // "a soppy family dog"
    if (
      text.people.some(
        ({ meaning, from, to: end }) =>
          from === at &&
          // "healthy, loves strangers"
          !(text.tokens[to] === ',' && meaning === 'person' && text.adjectives.has(at)) &&
          !animals.some((one) => one.from === end),
      )
    )
      return 'person';
    if (
      /^(?:round|near|towards?|past|beside|alongside|among|all|con|com|avec|bleiben|bleibt|mochte)$/.test(
        token,
      )
    )
      break;
    if (text.adjectives.has(at)) continue;
    // "the same goofy heart"
    if (ofCharacter.test(token)) return 'nature';
    // "a friendly family dog", but "a friendly family"
    if (
      text.places.some(
        ({ from, to: end }) => from === at && !animals.some((one) => one.from === end),
      )
    )
      return 'thing';
    if (/^(?:and|or|y|o|und|oder|et|ou|e)$/.test(token) && text.adjectives.has(at + 1)) continue;
    if (descriptions.test(token)) continue;
    // "a big cloud of a dog".
    if (token === 'von') continue;
    if (token === 'of' && /^an?$/.test(text.tokens[at + 1] ?? '')) {
      at += 1;
      continue;
    }
    // "an older pair of cats"
    if (/^(?:pair|couple|duo|sort|kind|type|breed)$/.test(token) && text.tokens[at + 1] === 'of') {
      at += 1;
      continue;
    }
    if (text.isFunction(at) || /^\d/.test(token)) break;
    if (unknown) break;
    unknown = text.tokens[to] !== ',';
  }
  return unknown && strictly && isEnglishLike(text) ? 'thing' : undefined;
}

const ofCharacter =
  /^(?:hearts?|souls?|natures?|personality|character|temperament|disposition|spirit|type|typ|herz|seele|wesen|charakter|gemut)$/;

/** Where adjectives stand before their noun, an unknown word after one is that noun. */
const isEnglishLike = ({ language }: ParsedText) => language === 'en' || language === 'de';

const nouns =
  /^(?:oldie|oldy|oldster|youngster|veteran|senior|tripod|amputee|softie|pensioner|codger|geezer|oap|elder|wrinkly)s?$/;

const governing =
  /^(?:the|a|an|my|our|his|her|to|with|for|of|at|in|on|from|around|by|over|plays|talks|sings|whistles|guards|cuddles|snuggles|purrs|kuschelt|schmust|spielt|singt|spricht|bellt)$/;

const isKept = ({ role }: Pick<AnimalMention, 'role'>) => role === 'household' || role === 'past';

function animalSubject({ role }: AnimalMention): Subject {
  if (isKept({ role })) return 'household';
  return role === 'compared' ? 'thing' : 'pet';
}

export function subjectBefore(
  text: ParsedText,
  animals: readonly AnimalMention[],
  from: number,
): Subject {
  // "un piso pequeño y ruidoso": where adjectives follow their noun.
  let start = from;
  while (/^(?:y|e|et)$/.test(text.tokens[start - 1] ?? '') && text.adjectives.has(start - 2)) {
    start -= 2;
    while (text.adjectives.has(start - 1)) start -= 1;
  }
  const isOfPlace =
    !isEnglishLike(text) &&
    text.places.some(({ to }) => to === start || (to === start - 1 && text.isFunction(to)));
  if (isOfPlace) return 'thing';
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = text.tokens[at] ?? '';
    if (token === '(') continue;
    // "our old boy (labrador, 13) sleeps": what stands before the brackets.
    if (token === ')') {
      at = Math.max(0, text.tokens.lastIndexOf('(', at));
      continue;
    }
    // "the last one (thyroid, kidneys)": a list in brackets is of what stands before them.
    const open = token === ',' ? text.tokens.lastIndexOf('(', at) : -1;
    if (open > text.tokens.lastIndexOf(')', at) && text.sentence[open] === text.sentence[at]) {
      at = open;
      continue;
    }
    if (/^[,|]$/.test(token) && goesOn(text, at, from)) {
      const subject = subjectBefore(text, animals, at);
      // "our income is low but stable"
      const isThing =
        subject === 'thing' && !animals.some((one) => text.piece[one.from] === text.piece[at]);
      return subject === 'household' || isThing || opensWithPronoun(text, at) ? subject : 'pet';
    }
    if (isBoundary(token) || opensWish(text, at)) return 'pet';
    if (text.signs.some((sign) => sign.meaning === 'wish' && sign.to - 1 === at))
      // "my last cat needed pills"
      return animals.some((one) => one.to === at && isKept(one)) && token.startsWith('need')
        ? 'household'
        : 'pet';
    // "my wife is pregnant so gentler"
    if (isTherefore(text, at)) return 'pet';
    // "we think medium sized"
    if (/^(?:think|thinking|reckon|guess|suppose|imagine)$/.test(token)) return 'pet';
    const animal = animals.find((one) => one.to - 1 === at);
    if (animal) return isGeneral(text, animal) ? 'thing' : animalSubject(animal);
    // "era enorme y terco": what was is not what is wanted.
    if (/^(?:era|eran|eram|etait|etaient|war|waren)$/.test(token)) return 'household';
    // "il lui faudrait une copine calme"
    if (
      /^(?:une?|eine?n?|um|uma)$/.test(text.tokens[at - 1] ?? '') &&
      friends.test(token) &&
      text.signs.some(({ meaning, to }) => meaning === 'wish' && to < at && at - to < 3)
    )
      return 'pet';
    if (text.persons.some((one) => one.to - 1 === at))
      return isOfStranger(text, at + 1) ? 'stranger' : 'person';
    const isTime = /^(?:hour|day|week|minute)s?$/.test(token);
    if (!isTime && isState(text.tokens[at + 1]) && text.places.some((one) => one.to - 1 === at))
      return 'thing';
    if (isSubject(text, at)) return 'thing';
    // "some are loud": of many, and none is asked for.
    if (
      /^(?:some|others|many|most|people|everyone|everybody)$/.test(token) &&
      /^(?:is|are|was|were|get|can|say|says|have|tend|seem)$/.test(text.tokens[at + 1] ?? '')
    )
      return 'thing';
    if (/^(?:ours|mine)$/.test(token)) return 'household';
    // "the best dog I ever had was …"
    const having = animals.find((one) => one.to === at);
    if (having && /\b(?:had|owned|lost|met|knew)\b/.test(text.tokens.slice(at, from).join(' ')))
      return animalSubject(having);
    if (speakers.test(token) && (token !== 'on' || text.language === 'fr')) return 'speaker';
    if (pronouns.test(token)) {
      // "darf es klein sein"
      if (modals.test(text.tokens[at - 1] ?? '')) return 'pet';
      const meant = antecedent(text, animals, at);
      const next = text.tokens[at + 1] ?? '';
      // "it should be calm" is the wanted pet; "they need brushing" may well be others.
      const isOther = !modals.test(next) && meant === 'household';
      return wishful.test(next) && !isOther ? 'pet' : meant;
    }
  }
  return 'pet';
}

/** "… is pregnant so …", but not "… is so big", "he snores so loud". */
const isTherefore = ({ tokens, piece }: ParsedText, at: number) =>
  /^(?:therefore|deshalb|daher|darum|donc|entao|por_eso)$/.test(tokens[at] ?? '') ||
  (tokens[at] === 'so' &&
    /\b(?:is|are|am|have|has) (?:\w+ )*(?!(?:is|are|am|been?|being|have|has|not|and|or|just|always|ever|also|even|\w+ing) $)\w+ $/.test(
      `${tokens.slice(piece.indexOf(piece[at] ?? 0), at).join(' ')} `,
    ));

const friends = /^(?:copain|copine|compagne|colocataire|freundin|partner(?:in)?|companheir[oa])$/;

/** "my mother lives in town nothing lively please": who speaks without marks. */
const opensWish = ({ tokens }: ParsedText, at: number) =>
  tokens[at] === 'nothing' &&
  !/^(?:do|does|doing|did|is|am|are|be|for)$/.test(tokens[at - 1] ?? '');

/** "the rest of the week is quiet": some noun that nobody knows has its own verb. */
function isSubject(text: ParsedText, at: number): boolean {
  const { tokens, language, adjectives, animals, signs, isFunction } = text;
  const isPlain =
    language === 'en' &&
    /^(?:is|are|was|were|gets?|feels?|looks?|needs?|takes?|requires?|demands?|keeps?)$/.test(
      tokens[at + 1] ?? '',
    ) &&
    /^[a-z]{3,}$/.test(tokens[at] ?? '') &&
    !isFunction(at) &&
    !adjectives.has(at) &&
    !pronouns.test(tokens[at] ?? '') &&
    !/^(?:idea|plan|dream|wish|ideal|goal|hope|thought|answer|requirement|need|coat|fur|hair)$/.test(
      tokens[at] ?? '',
    ) &&
    !animals.some((one) => one.from <= at && at < one.to) &&
    !signs.some((one) => one.from <= at && at < one.to);
  if (!isPlain) return false;
  // "Charlie was stubborn": what was is not what is wanted.
  if (/^(?:was|were)$/.test(tokens[at + 1] ?? '')) return true;
  let start = at - 1;
  while (start > at - 3 && !determined.test(tokens[start] ?? '') && !isBoundary(tokens[start]))
    start -= 1;
  return determined.test(tokens[start] ?? '');
}

const determined = /^(?:the|my|our|this|that|his|her|their)$/;

/** Whom "he", "she" or "it" stands for: the last that was named. */
export function antecedent(
  text: ParsedText,
  animals: readonly AnimalMention[],
  at: number,
): Subject {
  const animal = animals.findLast((one) => one.to <= at && one.meaning.type !== 'any');
  const person = text.persons.findLast((one) => one.to <= at && one.meaning !== 'otherPets');
  // "I promised the twins a dog, they are feral": one dog is no "they".
  const isOne =
    text.tokens[at] === 'they' && !(text.tokens[(animal?.to ?? 0) - 1] ?? '').endsWith('s');
  if (animal && animal.from > (person?.from ?? -1) && !(isOne && person))
    return animalSubject(animal);
  return person && text.tokens[at] !== 'it' ? 'person' : 'pet';
}

const isState = (token: string | undefined) =>
  /^(?:is|are|was|has|’s|ist|sind|es|est|e|so|too|very|quite|rather|pretty|really|esta)$/.test(
    token ?? '',
  );
