import { petFields } from '#src/domain/pet-fields.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { isIndifferent } from '#src/domain/suggestion/clauses/indifference.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { lastWords, listed, type Mention, valuesOf } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { exerciseInNumbers, isOfOthers, isOver } from './read-exercise.ts';
import { bareLevels, coordinated } from './read-coordinated.ts';
import { isOfOther } from './levels-of-others.ts';
import { quantitiesOf } from './read-quantities.ts';
import { mentionsOf } from './read-words.ts';
import { subjectBefore, subjectOf } from './subjects.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';

type Reader<Field extends keyof Suggestion> = (
  text: ParsedText,
  animals: readonly AnimalMention[],
) => Suggestion[Field];

export const readEnergy: Reader<'energy'> = (text, animals) => {
  const subjects = ['pet', 'speaker', 'person'] as const;
  const outings = lexicons.energyTopics.match(text.tokens, text.language);
  const isOuting = ({ from, to }: { from: number; to: number }) =>
    outings.some((one) => one.from >= from && one.to <= to);
  const found = mentionsOf(text, animals, lexicons.energy, [...subjects, 'thing']).filter(
    ({ value, from, to }) => {
      // What somebody does describes no noun after it: "we skate everywhere".
      const isDoing =
        value.habit &&
        (to - from > 1 || /^(?:i|we|ich|wir|yo|je|nous|eu)$/.test(text.tokens[from - 1] ?? ''));
      const subject = isDoing
        ? subjectBefore(text, animals, from)
        : subjectOf(text, animals, { from, to });
      // "my energetic twins"
      const isOfPerson = !value.habit && subject === 'person' && to - from === 1;
      return !isOfPerson && subjects.some((one) => one === subject);
    },
  );
  const stayIn = areAllStayingIn(animals);
  const mentions = found.flatMap(
    ({ value: { level, habit }, ...rest }): Mention<'low' | 'moderate' | 'high'>[] =>
      // Who does not run says nothing about the pet.
      isIndifferent(text, rest) ||
      isOver(text, rest.from) ||
      isHair(text, rest.from - 1) ||
      (habit &&
        ((stayIn && !isActivePet(text, animals, rest)) ||
          rest.denied ||
          isOfOthers(text, rest.from))) ||
      // "My kids are active": of people only what they do counts, as "they like a stroll".
      (!habit && subjectBefore(text, animals, rest.from) === 'person' && !isOuting(rest)) ||
      isOutdone(text, found, rest.from)
        ? []
        : [{ ...rest, value: level }],
  );
  const measured = exerciseInNumbers(text, animals);
  const others = mentions.filter(
    ({ from, to }) => !measured.some((one) => one.from < to && from < one.to),
  );
  const all = coordinated(text, [...others, ...measured]);
  const bare = all.length > 0 ? bareLevels(text) : [];
  const quantities = quantitiesAbout(text, animals, 'energy').filter(
    ({ from, to }) => !measured.some((one) => one.from < to && from < one.to),
  );
  return listed(
    valuesOf(petFields.energy.vocabulary, lastWords(text, [...all, ...bare, ...quantities])),
  );
};

/** "hair on the sofa": what lies there; but "ein Hund für Agility". */
const isHair = ({ tokens, language }: ParsedText, at: number) =>
  /^(?:hairs?|haare?|pelos?|poils?)$/.test(tokens[at] ?? '') ||
  (tokens[at] === 'fur' && language === 'en');

/** "more sofa than hills", "plutôt séries que rando": the second is what they are not. */
function isOutdone(
  { tokens, piece }: ParsedText,
  mentions: readonly { from: number; to: number }[],
  from: number,
): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  const other = mentions.find((one) => one.from >= start && one.to < from);
  return (
    other !== undefined &&
    tokens.slice(start, from).some((token) => preferred.test(token)) &&
    tokens.slice(other.to, from).some((token) => /^(?:than|que|als)$/.test(token))
  );
}

const preferred = /^(?:more|rather|mas|eher|plutot|plus|mais)$/;

/** "a rabbit that is very active", but not "we are very active". */
const isActivePet = (
  text: ParsedText,
  animals: readonly AnimalMention[],
  one: { from: number; to: number },
): boolean =>
  subjectOf(text, animals, one) === 'pet' &&
  text.tokens.slice(one.from, one.to).some((token) => /^a(?:c?ti[vf]|ktiv)/.test(token));

/** "I swim and want a budgie": what people do asks nothing of who does not come along. */
function areAllStayingIn(animals: readonly AnimalMention[]): boolean {
  const wanted = animals.filter(
    ({ role, meaning }) => (role === 'wanted' || role === 'named') && meaning.type !== 'any',
  );
  return (
    wanted.length > 0 &&
    wanted.every(({ meaning: { type } }) => type === 'bird' || type === 'rabbit')
  );
}

const opposites = { high: 'low', moderate: 'low', low: undefined } as const;
export const readCare: Reader<'care'> = (text, animals) =>
  one(text, animals, 'care', opposites) ?? lastQuantity(text, animals, 'care');
export const readShedding: Reader<'shedding'> = (text, animals) =>
  one(text, animals, 'shedding', opposites) ?? lastQuantity(text, animals, 'shedding');

function lastQuantity(
  text: ParsedText,
  animals: readonly AnimalMention[],
  field: 'care' | 'shedding',
): Suggestion['care'] {
  return lastWords(text, quantitiesAbout(text, animals, field)).at(-1)?.value;
}

function quantitiesAbout(
  text: ParsedText,
  animals: readonly AnimalMention[],
  field: 'energy' | 'care' | 'shedding',
): readonly Mention<NonNullable<Suggestion['care']>>[] {
  return quantitiesOf(text, field).filter(({ from }) =>
    ['pet', 'speaker', 'thing'].includes(subjectBefore(text, animals, from)),
  );
}

export const readTraining: Reader<'training'> = (text, animals) =>
  one(text, animals, 'training', {
    'well-trained': 'untrained',
    basic: 'untrained',
    untrained: 'basic',
  });

/** The last that is said of a field with one value; a denied one may stand for another. */
function one<Field extends 'care' | 'shedding' | 'training'>(
  text: ParsedText,
  animals: readonly AnimalMention[],
  field: Field,
  opposite: Record<NonNullable<Suggestion[Field]>, NonNullable<Suggestion[Field]> | undefined>,
): Suggestion[Field] {
  // The lexicon of a field holds the values of that field.
  const words = lexicons[field] as unknown as Parameters<
    typeof mentionsOf<NonNullable<Suggestion[Field]>>
  >[2];
  const mentions = lastWords(
    text,
    mentionsOf(text, animals, words, ['pet', 'speaker', 'person', 'stranger', 'thing']).filter(
      (one) =>
        !isIndifferent(text, one) &&
        !(one.value === 'high' && isOnlyAsked(text, one.from)) &&
        !isOfOther(field, text, animals, one),
    ),
  );
  const values = mentions.map(({ value, denied, from, to }) => {
    // "won't run away off the lead" denies something else.
    const isDistant =
      field === 'training' &&
      value !== 'untrained' &&
      !text.tokens.slice(from, to).some((token) => teaching.test(token));
    // "sheds not too much"
    const holdsDenial =
      value === 'high' &&
      text.signs.some(
        (sign) =>
          sign.meaning === 'not' &&
          sign.from > from &&
          sign.to < to &&
          !text.tokens.slice(sign.to, to).some((token) => daunting.test(token)),
      );
    return (denied && !isDistant) || holdsDenial ? opposite[value] : value;
  });
  return values.findLast((value) => value !== undefined);
}

/** "work does not scare me" denies no work. */
const daunting =
  /^(?:bother|bothered|scare|scared|afraid|matter|mind|faze|frighten|daunt|worry|deter|put|problem|issue|obstacle|asustan?|importan?|schreckt|storen?|stort|derange|gene|assusta)$/;

/** "Um coelho dará muito trabalho?": who asks whether it is much does not want it. */
function isOnlyAsked({ tokens, sentence, signs }: ParsedText, from: number): boolean {
  const mine = sentence[from] ?? 0;
  return (
    tokens[sentence.lastIndexOf(mine)] === '?' &&
    !signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === mine)
  );
}

const teaching =
  /^(?:train|school|taught|dress|eduq|adiestr|entren|educ|amaestr|erzog|ausgebild|adestr|trein)/;
