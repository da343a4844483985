import type { petFields } from '#src/domain/pet-fields.ts';
import { isChild, isSpeaker } from './ages-of-children.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import {
  type Amount,
  amountsIn,
  countsAnimals,
  isAbout,
} from '#src/domain/suggestion/clauses/amounts.ts';
import type { Mention } from './mentions.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isCount, isThere, joined, turned } from './ranges.ts';
import { antecedent, subjectBefore } from './subjects.ts';
import { isAge, isTimeOf, tellsHour, tellsTime } from './told-times.ts';

type Age = (typeof petFields.age.vocabulary)[number];

/** From what age on, in years, people are counted among the seniors. */
const seniorFrom = 65;

/** The ages in numbers: of the wanted pet, and of the people who live with it. */
export function agesInNumbers(text: ParsedText, animals: readonly AnimalMention[]) {
  const amounts = amountsIn(text);
  const ofPeople: { at: number; who: 'seniors' | 'kids' }[] = [];
  const ofPet: Mention<Age>[] = [];
  const agesOfPet: Amount[] = [];
  let last: ReturnType<typeof ownerOf> | undefined;
  for (const [at, amount] of amounts.entries()) {
    if (amount.unit !== undefined && !isAge(amount)) continue;
    if (isChild(text, animals, amount)) {
      ofPeople.push({ at: amount.from, who: 'kids' });
      continue;
    }
    const before = amounts[at - 1];
    // "They are 7, 9 and 12".
    const goesOn =
      before !== undefined &&
      (before.unit === undefined || isAge(before)) &&
      amount.unit === undefined &&
      text.tokens
        .slice(before.to, amount.from)
        .every((token) => /^(?:,|and|y|e|et|und)$/.test(token));
    const owner = goesOn ? last : ownerOf(text, animals, amount, before);
    last = owner;
    if (owner === 'person') {
      const years = amount.least ?? amount.most ?? 0;
      if (years >= seniorFrom && years <= 110) ofPeople.push({ at: amount.from, who: 'seniors' });
      if (years <= 15 && years > 3 && isSpeaker(text, amount.from))
        ofPeople.push({ at: amount.from, who: 'kids' });
      continue;
    }
    // Only parrots and people are older.
    if (owner !== 'pet' || (amount.most ?? amount.least ?? 0) > (amount.old ? 30 : 20)) continue;
    if (
      !isAge(amount) &&
      !amount.old &&
      !standsForAnAge(text, amount) &&
      !isAlone(text, animals, amount)
    )
      continue;
    if (isTimeOf(text, animals, amount)) continue;
    if (countsAnimals(text, animals, amount)) continue;
    if (text.language === 'en' && text.tokens[amount.to - 1] === 'once') continue;
    // "a short walk or two".
    if (text.tokens[amount.from - 1] === 'or' && amount.least === 2 && !isAge(amount)) continue;
    agesOfPet.push(turned(text, amount));
  }
  for (const amount of joined(text, agesOfPet)) {
    const { from, to } = amount;
    const denied = !amount.open && isDenied(text, amount);
    for (const value of gradesOf(amount)) ofPet.push({ value, from, to, denied });
  }
  return { ofPeople, ofPet };
}

function ownerOf(
  text: ParsedText,
  animals: readonly AnimalMention[],
  amount: Amount,
  before: Amount | undefined,
) {
  const { tokens, people, piece } = text;
  const { from, to } = amount;
  // "my five year old son": the noun right after it.
  for (let at = to; at < to + 3 && !isBoundary(tokens[at]); at += 1) {
    // "1 to 2 years, active family": a family is of no age.
    if (people.some((one) => one.from === at && !/^(?:family|household)$/.test(tokens[at] ?? '')))
      return 'person';
    const animal = animals.find((one) => one.from === at);
    if (animal) return animal.role === 'household' || animal.role === 'past' ? 'household' : 'pet';
    if (!text.adjectives.has(at) && text.isFunction(at)) break;
  }
  if (people.some((one) => one.from < to && from < one.to)) return 'person';
  if (isAge(amount) && !amount.old && tellsTime(tokens, amount)) return 'thing';
  const isPlain = amount.unit === undefined && !amount.old && !amount.open;
  if (isPlain && isCount(tokens, from, to)) return 'thing';
  const opens = tokens[from - 1] === 'is' && piece.indexOf(piece[from] ?? 0) === from - 1;
  // "Our cat, Misty, is nine", "my son … he is eleven".
  if (isPlain && (opens || /^(?:he|she)$/.test(tokens[from - 2] ?? ''))) {
    const named = text.persons.some((one) => one.to <= from && one.meaning === 'kids');
    if (named) return 'person';
    if (opens) return antecedent(text, animals, from);
  }
  // "Mon fils … Il a neuf ans", "a 4 year old already": the child's.
  const isPronouns =
    /^(?:has|is|a|hat|tiene|tem|ist)$/.test(tokens[from - 1] ?? '') &&
    /^(?:he|she|il|elle|er|sie|el|ella|ele|ela)$/.test(tokens[from - 2] ?? '');
  // "My father wants a dog like his. He is 79."
  const isOld = (amount.least ?? 0) >= seniorFrom;
  if (isPronouns && (isOld || antecedent(text, animals, from - 2) === 'person')) return 'person';
  if (
    /^(?:las|as)$/.test(tokens[from - 1] ?? '') &&
    /^(?:de|da|h|horas|y|e)$/.test(tokens[to] ?? '')
  )
    return 'thing';
  const subject = subjectBefore(text, animals, from);
  if (subject !== 'pet') return subject === 'speaker' ? 'person' : subject;
  // "(3 and 6)", "husband, 76,": what stands before the mark.
  const start = piece.indexOf(piece[from] ?? 0);
  const mark = tokens[start - 1] ?? '';
  const isApposition =
    start === from && (mark === ',' || mark === '(' || mark === ':') && start > 1;
  if (isApposition) {
    // "two cats, 4 and 11": of those that are there.
    const kept = animals.find((one) => one.to === start - 1);
    if (kept && isThere(text, kept)) return 'household';
    if (
      before &&
      before.to >= start - 1 &&
      people.some((one) => one.to <= before.from && before.from - one.to < 3)
    )
      return 'person';
    const last = people.findLast((one) => one.to <= start - 1 && start - 1 - one.to < 2);
    if (last && !isGoodWith(tokens, last)) return 'person';
    if (/^(?:i|we|ich|yo|je|me|us)$/.test(tokens[start - 2] ?? '')) return 'person';
    // "mi hijo tiene autismo, 9 años"
    const mine = text.sentence[from];
    const isTold = (one: { from: number; to: number }) =>
      text.sentence[one.from] === mine && one.to < from;
    if (
      text.persons.some((one) => one.meaning === 'kids' && isTold(one)) &&
      ![...animals, ...text.signs.filter(({ meaning }) => meaning === 'wish')].some(isTold)
    )
      return 'person';
  }
  const inSentence = people.some(
    (one) =>
      one.to <= from &&
      !isDenied(text, one) &&
      text.sentence[one.from] === text.sentence[from] &&
      !isGoodWith(tokens, one),
  );
  if (!amount.old && !amount.open && amount.unit === undefined && inSentence) return 'person';
  if ((amount.least ?? 0) > 25 && !amount.open) return 'person';
  return 'pet';
}

/** "a cat, dog savvy, 2 to 6 years": the pet's manner with others. */
const isGoodWith = (tokens: readonly string[], { to }: { to: number }): boolean =>
  /\b(?:friendly|savvy|proof|safe|tolerant)\b/.test(tokens.slice(to - 1, to + 1).join(' '));

/** A number without a unit is an age where nothing else follows it: "over 10", "a dog of about five". */
function standsForAnAge(
  { tokens, isFunction }: ParsedText,
  { from, to, least, most, open }: Amount,
): boolean {
  const next = tokens[to];
  const ends =
    next === undefined ||
    isBoundary(next) ||
    (isFunction(to) &&
      !/^(?:of|a|times|legs|at|on|in|per|good|decent|big|large|left|lovely|bad)$/.test(next));
  const years = most ?? least ?? 0;
  if (!ends || years > 20 || years === 0) return false;
  if (next === 'or' && tokens[to + 1] === 'so') return true;
  return (
    open ||
    (isAbout(tokens[from - 1]) && !tellsHour(tokens, from)) ||
    // "so um die drei"
    (tokens[from - 1] === 'die' && tokens[from - 2] === 'um') ||
    (least !== most && least !== undefined)
  );
}

/** "medium dog, 4": a number by itself behind who is wanted. */
function isAlone(
  { tokens, sentence, people, language }: ParsedText,
  animals: readonly AnimalMention[],
  { from, to, least, unit }: Amount,
): boolean {
  const mine = sentence[from];
  return (
    unit === undefined &&
    /^\d/.test(tokens[from] ?? '') &&
    to - from === 1 &&
    (least ?? 0) > 0 &&
    (least ?? 0) <= 20 &&
    tokens[from - 1] === ',' &&
    // "3. Stock", "(beagle, 9)"
    /^[,.;]?$/.test(tokens[to] ?? '') &&
    (tokens[to] !== '.' || tokens[to + 1] === undefined || language === 'en') &&
    !/^(?:\d.*|well|say)$/.test(tokens[from - 2] ?? '') &&
    !/^\d/.test(tokens[to + 1] ?? '') &&
    !people.some((one) => sentence[one.from] === mine && one.from < from) &&
    (animals.some(
      ({ role, meaning, from: at }) =>
        (role === 'wanted' || role === 'named') &&
        !/^(?:any|other)$/.test(meaning.type) &&
        at < from &&
        sentence[at] === mine,
    ) ||
      /^(?:girl|boy|male|female)$/.test(tokens[from - 2] ?? ''))
  );
}

function gradesOf({ least, most, open }: Amount): readonly Age[] {
  const low = least ?? 0;
  const high = most ?? 99;
  const grades: Age[] = [];
  if (low < 2) grades.push('young');
  if (high > 2 && low < 7 && !(high < 2.01)) grades.push('adult');
  else if (!open && low >= 2 && low <= 7) grades.push('adult');
  if (high > 8 || (high === 8 && low >= 7) || low >= 8) grades.push('senior');
  if (least === undefined && high <= 8) return grades.filter((grade) => grade !== 'senior');
  if (most === undefined && low >= 1) return grades.filter((grade) => grade !== 'young');
  return grades;
}
