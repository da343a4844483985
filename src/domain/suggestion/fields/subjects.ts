import {
  animalSubject,
  isEnglishLike,
  isKept,
  isOfCompound,
  nounAfter,
  type Subject,
} from './described-nouns.ts';
import { isOfStranger } from '#src/domain/suggestion/animals/neighbours.ts';
import { isGeneral } from '#src/domain/suggestion/animals/animal-relations.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { goesOn, opensWithPronoun, pronouns } from '#src/domain/suggestion/clauses/predicates.ts';

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
  if (own && !/^(?:any|other)$/.test(own.meaning.type)) return animalSubject(own);
  const after = nounAfter(text, animals, to, strictly && to - from === 1);
  if (after !== undefined && after !== 'nature') return after;
  const subject = subjectBefore(text, animals, from);
  return after === 'nature' && subject === 'pet' ? 'nature' : subject;
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
  // "a dog that is good with kids and small"
  if (
    text.tokens[from - 1] === 'and' &&
    meeting.test(text.tokens.slice(text.piece.indexOf(text.piece[from] ?? 0), from).join(' '))
  )
    return 'pet';
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
      // "a rabbit that is fine with dogs, medium, adult": the dogs are only whom it meets.
      const isOfCompany = meeting.test(
        text.tokens.filter((_, place) => text.piece[place] === text.piece[at]).join(' '),
      );
      if (isOfCompany) return 'pet';
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
    if (/^(?:think|thinking|reckon|guess|suppose|imagine|say)$/.test(token)) return 'pet';
    const animal = animals.find((one) => one.to - 1 === at);
    if (animal && isOfCompound(text, animal)) continue;
    if (animal) return isGeneral(text, animal) ? 'thing' : animalSubject(animal);
    // "era enorme y terco": what was is not what is wanted.
    if (/^(?:era|eran|eram|etait|etaient|war|waren)$/.test(token)) return 'household';
    if (text.persons.some((one) => one.to - 1 === at && isOfCompound(text, one))) continue;
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

const meeting =
  /\b(?:that|who|which) (?:(?:is|are) (?:\w+ )?(?:good|great|fine|okay|ok|safe|gentle|nice|kind|patient|friendly|used) (?:with|around|to|towards)|gets? (?:on|along)(?: \w+)? with|can live with|likes?|loves?|tolerates?)\b/;

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
