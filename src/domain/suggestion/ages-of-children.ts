// Which ages in numbers are children's.
import type { Amount } from './amounts.ts';
import type { AnimalMention } from './animal-roles.ts';
import type { ParsedText } from './parsed-text.ts';
import { isBoundary } from './phrases.ts';

/** "two mums, one three-year-old": it stands for a child beside people, where nothing is wished for. */
export function isChild(
  text: ParsedText,
  animals: readonly AnimalMention[],
  amount: Amount,
): boolean {
  const { tokens, persons, signs, piece, sentence } = text;
  const { old, from, to, least, most } = amount;
  if (!old || least === undefined || least !== most || least >= 18) return false;
  if (isOwn(text, animals, amount) || isOfWhoWishes(text, amount)) return true;
  const mine = sentence[from];
  return (
    (isBoundary(tokens[to]) || /^(?:and|who|at|here|with|already)$/.test(tokens[to] ?? '')) &&
    /^(?:a|an|one|my|our|nearly|almost)$/.test(tokens[from - 1] ?? '') &&
    persons.some((one) => sentence[one.from] === mine && one.to <= from) &&
    !signs.some(
      ({ meaning, from: at }) => meaning === 'wish' && sentence[at] === mine && at < from,
    ) &&
    !animals.some(
      (one) => one.meaning.type !== 'any' && piece[one.from] === piece[from] && one.to <= from,
    )
  );
}

/** "8 year old wants a snake", "the 13 year old will walk him": who wishes or acts is no pet. */
const isOfWhoWishes = ({ tokens }: ParsedText, { from, to }: Amount): boolean =>
  /^(?:wants?|wanted|would|asks?|asked|begs?|dreams?|prefers?|insists|keeps|says|thinks|loves|adores|will|goes|goes|quiere|quieren|pide|suena|mochte|will|wunscht|veut|voudrait|reve|adore|quer|pede|sonha)$/.test(
    tokens[to] ?? '',
  ) &&
  !/^(?:dog|cat|rabbit|bird)s?$/.test(tokens[to + 1] ?? '') &&
  (!/^(?:would|will|loves|adores)$/.test(tokens[to] ?? '') ||
    /^(?:the|my|our|and)$/.test(tokens[from - 1] ?? ''));

/** "for my horse-mad six year old!" */
function isOwn(
  { tokens, language }: ParsedText,
  animals: readonly AnimalMention[],
  { from, to }: Amount,
): boolean {
  const next = tokens[to];
  return (
    tokens.slice(Math.max(0, from - 4), from).some((token) => own.test(token)) &&
    (isBoundary(next) ||
      /^(?:and|who|has|is|wants|loves)$/.test(next ?? '') ||
      language === 'de') &&
    !animals.some(
      (one) => !/^(?:any|other)$/.test(one.meaning.type) && one.from <= to + 1 && one.to > from - 4,
    )
  );
}

const own = /^(?:my|our|mein|meine[mnr]?|unser|unsere[mnr]?)$/;

/** "I am 12", "tengo 12 años". */
export const isSpeaker = ({ tokens }: ParsedText, at: number): boolean =>
  (tokens[at - 2] === 'i' && tokens[at - 1] === 'am' && tokens[at + 1] !== '’s') ||
  (/^(?:bin|soy)$/.test(tokens[at - 1] ?? '') && tokens[at + 1] !== '’s') ||
  (/^(?:tengo|tenho|ai)$/.test(tokens[at - 1] ?? '') &&
    /^an(?:s|os|itos)$/.test(tokens[at + 1] ?? ''));
