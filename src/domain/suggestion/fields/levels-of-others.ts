import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { Mention } from './mentions.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { subjectBefore, subjectOf } from './subjects.ts';

type Field = 'care' | 'shedding' | 'training';

/** Whether the words of a field are said of somebody or something else than the wanted pet. */
export const isOfOther = (
  field: Field,
  text: ParsedText,
  animals: readonly AnimalMention[],
  one: Mention<string>,
): boolean =>
  isOfUnwanted(text, animals, one.from) ||
  // "the last one was an untrained lunatic"
  (subjectOf(text, animals, one) === 'thing' &&
    subjectBefore(text, animals, one.from) === 'household') ||
  isOfAnother[field](text, animals, one);

/** "cats are low maintenance, but I'd like a dog": said of those that are not wanted. */
function isOfUnwanted(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
  from: number,
): boolean {
  return animals.some(
    ({ role, to }) =>
      (role === 'past' || role === 'rejected') &&
      to < from &&
      from - to < 4 &&
      tokens.slice(to, from).every((token) => /^(?:is|are|so|too|very|such|just|all)$/.test(token)),
  );
}

const isOfAnother: Readonly<
  Record<
    Field,
    (text: ParsedText, animals: readonly AnimalMention[], one: Mention<string>) => boolean
  >
> = {
  // "my house is high maintenance", "the garden is a lot of work"
  care: (text, animals, { value, denied, from, to }) =>
    value === 'high' &&
    !denied &&
    text.tokens.slice(from, to).some((token) => burdens.test(token)) &&
    // "I don't mind high maintenance"
    !text.signs.some(
      (sign) => sign.meaning === 'fine' && text.piece[sign.from] === text.piece[from],
    ) &&
    ['person', 'stranger', 'speaker', 'thing', 'household'].includes(
      subjectBefore(text, animals, from),
    ),
  shedding: (text, _animals, { from, to }) => isOtherAllergy(text, from, to),
  training: (text, animals, { value, from, to }) =>
    (value === 'basic' && isOfChild(text, animals, from)) ||
    // "a well trained husband"
    text.persons.some((one) => one.from === to),
};

const burdens =
  /^(?:maintenance|maintainance|upkeep|work|demanding|attention|trabajo|arbeit|travail|trabalho)$/;

/** "allergic to nonsense", "a cat with allergies": neither is of who will live with the pet. */
function isOtherAllergy(
  { tokens, animals, sentence }: ParsedText,
  from: number,
  to: number,
): boolean {
  if (!/^(?:allerg|asthma)/.test(tokens[from] ?? '')) return false;
  if (tokens[to] === 'to') {
    return !(
      animals.some(
        (one) => one.from > to && one.from < to + 6 && sentence[one.from] === sentence[to],
      ) ||
      tokens
        .slice(to + 1, to + 6)
        .some((token, at) => allergens.test(token) && sentence[to + 1 + at] === sentence[to])
    );
  }
  let at = from - 1;
  while (
    /^(?:with|has|have|having|may|might|some|food|skin|mild|severe|who|that|which|a|is)$/.test(
      tokens[at] ?? '',
    )
  )
    at -= 1;
  return (
    tokens.slice(at + 1, from).some((token) => /^(?:with|has|have|having|is)$/.test(token)) &&
    tokens[at] !== 'one' &&
    animals.some((one) => one.to === at + 1)
  );
}

const allergens =
  /^(?:pets?|animals?|furs?|hairs?|hairy|furry|fluffy|dander|feathers?|saliva|shedd?ing|moulting|molting|them|it|him|her|those|these|any|anything|everything|most|some|all|many|almost|certain|both|breeds?|lots|nearly)$/;

/** "my son is potty training". */
function isOfChild(text: ParsedText, animals: readonly AnimalMention[], from: number): boolean {
  const person = text.persons.findLast(({ to }) => to <= from);
  return (
    person?.meaning === 'kids' &&
    from - person.to < 3 &&
    subjectBefore(text, animals, from) === 'person'
  );
}
