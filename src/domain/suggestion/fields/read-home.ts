import { type Amount, amountsIn } from '#src/domain/suggestion/clauses/amounts.ts';
import {
  isAbsent,
  isGenre,
  isGone,
  isOfWork,
  isOnlyTold,
  isSupposed,
  onlySpeaks,
} from './absent-people.ts';
import { isSpeaker } from './ages-of-children.ts';
import { describesPet, isOfAnimal } from '#src/domain/suggestion/animals/described-as-people.ts';
import { isOfTheFarm } from '#src/domain/suggestion/animals/animals-there.ts';
import { isOurs, isOwnNamed } from '#src/domain/suggestion/animals/lonely-pets.ts';
import { isSpared } from '#src/domain/suggestion/animals/met-animals.ts';
import { isNextDoor, isOfStranger } from '#src/domain/suggestion/animals/neighbours.ts';
import { householdChance } from '#src/domain/suggestion/learned/animals.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { isOpen } from '#src/domain/suggestion/clauses/indifference.ts';
import { ownerBefore } from '#src/domain/suggestion/animals/animal-owner.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { agesInNumbers } from './ages-in-numbers.ts';
import { subjectBefore } from './subjects.ts';
import type { Person } from '#src/domain/suggestion/lexicon/people.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary, type Match } from '#src/domain/suggestion/lexicon/phrases.ts';

/** Below this no animal lives there, though a rule says so. */
const surelyNone = 0.1;

type Companion = (typeof petFields.goodWith.vocabulary)[number];

/** Who lives with the pet or visits often. */
export function readHome(
  text: ParsedText,
  animals: readonly AnimalMention[],
): Companion[] | undefined {
  const found = new Set<Companion>();
  const amounts = amountsIn(text);
  const ages = lexicons.age.match(text.tokens, text.language);
  const { ofPeople } = agesInNumbers(text, animals);
  const isOld = ofPeople.some(({ at, who }) => who === 'seniors' && isSpeaker(text, at));
  const hasSeniors =
    ofPeople.some(({ who }) => who === 'seniors') ||
    text.people.some(({ meaning }) => meaning === 'seniors');
  for (const person of text.people) {
    if (
      person.meaning !== 'person' &&
      !onlySpeaks(text, person) &&
      !isAbsent(text, person.from) &&
      !isOpen(text, person.from) &&
      !isNextDoor(text.tokens, text.piece, person.from) &&
      !isGenre(text, person) &&
      !isSupposed(text, person) &&
      !isKeeper(text, person) &&
      !isGone(text, person) &&
      !isOfStranger(text, person.from) &&
      !isOnlyTold(text, person) &&
      !isOfAnimal(text, person) &&
      !describesPet(text, person, ages) &&
      !isOfWanted(text, person) &&
      !isOfWorkingDog(text, animals, person) &&
      !(
        person.meaning === 'kids' &&
        (isGrown(text, person, amounts) ||
          isOfWork(text, person) ||
          ((isOld || (hasSeniors && helps.test(text.tokens[person.to] ?? ''))) &&
            isOwnChild(text.tokens, person.to)))
      )
    )
      found.add(person.meaning);
  }
  for (const { meaning, role, from, to } of animals) {
    if (role === 'household' && meaning.type !== 'any' && !isRefused(text, from, to))
      found.add('otherPets');
    if (
      role === 'named' &&
      meaning.type === 'other' &&
      (isOneOfThose(text, from) ||
        isOfTheFarm(text, from) ||
        // "ferret household", "kids every other week, chinchilla full time"
        /^(?:household|home|house|owner|full)$/.test(text.tokens[to] ?? ''))
    )
      found.add('otherPets');
    if (role === 'compared' && meaning.type !== 'any' && isKept(text, from)) found.add('otherPets');
    // "a second cat": there is one already.
    if (role !== 'past' && further.test(text.tokens[from - 1] ?? '')) found.add('otherPets');
  }
  if (isOwnNamed(text) || isOurs(text)) found.add('otherPets');
  for (const { who } of ofPeople) found.add(who);
  if (found.has('otherPets') && householdChance(text) < surelyNone) found.delete('otherPets');
  const named = petFields.goodWith.vocabulary.filter((who) => found.has(who));
  return named.length === 0 ? undefined : named;
}

/** "for my mother, 83; my daughter will walk him" */
const helps = /^(?:will|would|can|walks|drives|helps|takes)$/;

/** "I am 76 … my son will walk him": the children of who is old are grown. */
const isOwnChild = (tokens: readonly string[], to: number): boolean =>
  /^(?:sons?|daughters?|child(?:ren)?|kids|nieces?|nephews?|hij[oa]s?|sobrin[oa]s?|sohne?|tochter|kinder|neffe|nichte|fils|filles?|enfants|neveu|filh[oa]s?|sobrinh[oa]s?)$/.test(
    tokens[to - 1] ?? '',
  ) && !/^(?:grand|petite?s?)$/.test(tokens[to - 2] ?? '');

/** "my niece's spaniel": she is only named as its owner; "pas d'un papy" tells of the pet. */
const isKeeper = (text: ParsedText, { from, to, meaning }: Match<Person>): boolean =>
  (/^(?:niece|nephew|cousin|grandson|granddaughter)s?$/.test(text.tokens[to - 1] ?? '') &&
    text.tokens[to] === '’s' &&
    text.animals.some((one) => one.from > to && one.from - to < 3)) ||
  // "la gata de mi abuela"
  (meaning !== 'kids' &&
    ofSomebody.test(text.tokens.slice(from - 2, from).join(' ')) &&
    text.animals.some((one) => one.to === from - 2 && one.meaning.type !== 'any')) ||
  (/^(?:papy|papi|opa|opi|omi|mamie)$/.test(text.tokens[from] ?? '') &&
    isDenied(text, { from, to }));

const ofSomebody = /^(?:von meine[mr]|de (?:mi|mon|ma)|d[oa] (?:meu|minha))$/;

/** "half the size of our yorkie", but "less than my shepherd did". */
const isKept = (text: ParsedText, from: number) =>
  ownerBefore(text, from) === 'owner' &&
  /\b(?:my|our)(?: (?:current|present|existing|resident|other))? $/.test(
    `${text.tokens.slice(Math.max(0, from - 2), from).join(' ')} `,
  ) &&
  !/^(?:did|was|had|used)$/.test(text.tokens[from + 1] ?? '');

/** "would like another dog, maybe a small girl": what is wished for, and no child. */
function isOfWanted({ tokens, signs, sentence }: ParsedText, { from, to }: Match<Person>): boolean {
  // "any chocolate one under two"
  if (
    tokens[from] === 'one' &&
    !isBoundary(tokens[from - 1]) &&
    !/^(?:have|has|got|with|and)$/.test(tokens[from - 1] ?? '')
  )
    return true;
  return (
    /^(?:girl|boy|lad|lass|one)s?$/.test(tokens[to - 1] ?? '') &&
    /^(?:a|an|another|maybe|small|little|young)$/.test(tokens[from - 1] ?? '') &&
    !/^(?:with|for|have|has|and|got|to)$/.test(tokens[from - 2] ?? '') &&
    (tokens[to - 1] === 'one' ||
      signs.some(
        ({ meaning, from: at }) =>
          meaning === 'wish' && at < from && sentence[at] === sentence[from],
      ))
  );
}

/** "Poppy is retiring", "our guide dog, before he retires": animals have jobs too. */
function isOfWorkingDog(
  text: ParsedText,
  animals: readonly AnimalMention[],
  { from }: Match<Person>,
): boolean {
  const { tokens } = text;
  if (!(tokens[from] ?? '').startsWith('retir')) return false;
  if (subjectBefore(text, animals, from) === 'household') return true;
  return (
    tokens[from - 1] === 'is' &&
    /^[a-z]{3,}$/.test(tokens[from - 2] ?? '') &&
    !text.isFunction(from - 2) &&
    !text.persons.some(({ to }) => to === from - 1)
  );
}

/** "must tolerate toddlers, ferrets and grandad": nobody is given a ferret. */
const isOneOfThose = ({ signs, sentence }: ParsedText, from: number): boolean => {
  const before = signs.findLast(
    (sign) => sign.to <= from && sentence[sign.from] === sentence[from],
  );
  return before?.meaning === 'with' || before?.meaning === 'have';
};

/** "no children, no dogs": the animal is there no more than the children. */
const isRefused = (text: ParsedText, from: number, to: number): boolean =>
  !isSpared(text, { from, to }) &&
  text.signs.some(
    ({ meaning, to: end, from: at }) =>
      meaning === 'not' && from - end >= 0 && from - end < 2 && end - at === 1,
  );

const further = /^(?:second|third|fourth|2nd|3rd|4th|segundo|segunda|zweite[nrs]?|deuxieme)$/;

/** "my son, 34", "my 20-year-old daughter". */
function isGrown(
  { tokens }: ParsedText,
  { from, to }: { from: number; to: number },
  amounts: readonly Amount[],
): boolean {
  // "my adult daughter", "three grown sons"
  if (tokens.slice(from - 1, to).some((token) => /^(?:adult|grown)$/.test(token))) return true;
  // "four lads in a houseshare"
  if (
    /^(?:boys|girls|lads|meninas|meninos)$/.test(tokens[to - 1] ?? '') &&
    tokens.some((token) => /^(?:uni|houseshare|flatshare|shared|students|republica)$/.test(token))
  )
    return true;
  return amounts.some(
    ({ least, unit, from: start, to: end }) =>
      (unit === undefined || unit === 'years') &&
      (least ?? 0) >= 18 &&
      ((end === from && unit === 'years') ||
        (start >= to &&
          tokens
            .slice(to, start)
            .every((token) =>
              /^(?:is|are|who|,|\(|\.|well|turned|he|she|they|now|an?|of|the|family|both|all|big|already|elle|il|er|sie|ist|ella|el|tiene|de|ela|ele|tem|com)$/.test(
                token,
              ),
            ))),
  );
}
