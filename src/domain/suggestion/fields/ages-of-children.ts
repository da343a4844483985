// Which ages in numbers are children's.
import type { Amount } from '#src/domain/suggestion/clauses/amounts.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** "two mums, one three-year-old": it stands for a child beside people, where nothing is wished for. */
export function isChild(
  text: ParsedText,
  animals: readonly AnimalMention[],
  amount: Amount,
): boolean {
  const { tokens, persons, signs, piece, sentence } = text;
  const { old, from, to, least, most } = amount;
  if (
    isOfNames(text, animals, amount) ||
    opensText(text, animals, amount) ||
    isListed(text, animals, amount)
  )
    return true;
  if (!old || least === undefined || least !== most || least >= 18) return false;
  if (
    isOwn(text, animals, amount) ||
    isOfWhoWishes(text, amount) ||
    isReceiver(text, amount) ||
    isLookedAfter(text, amount)
  )
    return true;
  const mine = sentence[from];
  return (
    (isBoundary(tokens[to]) || /^(?:and|who|at|here|with|already)$/.test(tokens[to] ?? '')) &&
    /^(?:a|an|one|my|our|nearly|almost)$/.test(tokens[from - 1] ?? '') &&
    (persons.some((one) => sentence[one.from] === mine && one.to <= from) ||
      // "we have chaos: a four-year-old, a two-year-old"
      signs.some(
        ({ meaning, from: at }) => meaning === 'have' && sentence[at] === mine && at < from,
      )) &&
    !signs.some(
      ({ meaning, from: at }) => meaning === 'wish' && sentence[at] === mine && at < from,
    ) &&
    !animals.some(
      (one) => one.meaning.type !== 'any' && piece[one.from] === piece[from] && one.to <= from,
    )
  );
}

/** "She is seven and horse mad, so a rabbit": who the text opens with, and no animal named before. */
const opensText = (
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
  { from, to, least, most, unit }: Amount,
): boolean =>
  from === 2 &&
  /^(?:he|she)$/.test(tokens[0] ?? '') &&
  tokens[1] === 'is' &&
  (unit === undefined || unit === 'years') &&
  least === most &&
  (least ?? 0) >= 3 &&
  (least ?? 99) < 16 &&
  animals.some((one) => one.from >= to && (one.role === 'wanted' || one.role === 'named'));

/** "Sally (11) and Ned (8) will do the walks": two names with ages, and no animal before them. */
function isOfNames(
  { tokens, sentence, persons, adjectives, isFunction }: ParsedText,
  animals: readonly AnimalMention[],
  { from, to, least, most, unit }: Amount,
): boolean {
  const isAged = (at: number) =>
    ((tokens[at - 1] === '(' && tokens[at + 1] === ')') ||
      // "Ella is two and Max is five"
      (/^(?:is|are)$/.test(tokens[at - 1] ?? '') && isBoundary(tokens[at + 1])) ||
      (tokens[at - 1] === 'is' && tokens[at + 1] === 'and')) &&
    ages.test(tokens[at] ?? '') &&
    /^[a-z]{2,}$/.test(tokens[at - 2] ?? '') &&
    // "Sally" is no adverb.
    (!isFunction(at - 2) || (tokens[at - 2] ?? '').endsWith('ly')) &&
    !adjectives.has(at - 2) &&
    !persons.some((one) => one.to === at - 1);
  if (unit !== undefined || least !== most || to - from !== 1 || !isAged(from)) return false;
  const mine = sentence[from];
  return (
    tokens.some((_, at) => at !== from && sentence[at] === mine && isAged(at)) &&
    !animals.some((one) => sentence[one.from] === mine && one.from < from)
  );
}

/** "a house full of cousins at weekends (2, 3, 3, 5)": the ages of several, in brackets. */
function isListed(
  { tokens, sentence }: ParsedText,
  animals: readonly AnimalMention[],
  { from, least, unit }: Amount,
): boolean {
  const open = tokens.lastIndexOf('(', from);
  const inside = tokens.slice(open + 1, tokens.indexOf(')', from));
  return (
    open > 0 &&
    unit === undefined &&
    (least ?? 99) < 18 &&
    inside.length > 2 &&
    inside.every((token) => ages.test(token) || /^(?:,|and)$/.test(token)) &&
    !animals.some((one) => sentence[one.from] === sentence[from] && one.from < open)
  );
}

const ages =
  /^(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)$/;

/** "8 year old wants a snake", "the 13 year old will walk him": who wishes or acts is no pet. */
const isOfWhoWishes = ({ tokens }: ParsedText, { from, to }: Amount): boolean =>
  /^(?:wants?|wanted|doing|would|asks?|asked|begs?|dreams?|prefers?|insists|keeps|says|thinks|loves|adores|will|goes|goes|quiere|quieren|pide|suena|mochte|will|wunscht|veut|voudrait|reve|adore|quer|pede|sonha)$/.test(
    tokens[to] ?? '',
  ) &&
  !/^(?:dog|cat|rabbit|bird)s?$/.test(tokens[to + 1] ?? '') &&
  (!/^(?:would|will|loves|adores)$/.test(tokens[to] ?? '') ||
    /^(?:the|my|our|and)$/.test(tokens[from - 1] ?? ''));

/** "a small bunny for 5 year old", "friend for lonely nine year old". */
function isReceiver({ tokens, adjectives }: ParsedText, { from, to, least }: Amount): boolean {
  let at = from - 1;
  while (adjectives.has(at) || tokens[at] === 'lonely') at -= 1;
  return (
    tokens[at] === 'for' &&
    !/^(?:looking|searching|hunting|asking|hoping|wish|search)$/.test(tokens[at - 1] ?? '') &&
    isBoundary(tokens[to]) &&
    (least ?? 0) > 2
  );
}

/** "bathing a three year old", "stand up for itself against a 5 year old" */
const isLookedAfter = ({ tokens }: ParsedText, { from, to }: Amount): boolean =>
  isBoundary(tokens[to]) &&
  /^(?:an?|my|our|the)$/.test(tokens[from - 1] ?? '') &&
  /^(?:against|bathing|chasing|feeding|minding|raising|entertaining|homeschooling)$/.test(
    tokens[from - 2] ?? '',
  );

/** "for my horse-mad six year old!" */
function isOwn(
  { tokens, language }: ParsedText,
  animals: readonly AnimalMention[],
  { from, to }: Amount,
): boolean {
  const next = tokens[to];
  const before = tokens.slice(Math.max(0, from - 4), from);
  return (
    before.some((token) => own.test(token)) &&
    // "my car is 12 years old"
    !before.some((token) => /^(?:is|are|was|were|ist|war)$/.test(token)) &&
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
  // "there is me, 70, and"
  (tokens[at - 2] === 'me' && tokens[at - 1] === ',') ||
  (/^(?:bin|soy)$/.test(tokens[at - 1] ?? '') && tokens[at + 1] !== '’s') ||
  (/^(?:tengo|tenho|ai)$/.test(tokens[at - 1] ?? '') &&
    /^an(?:s|os|itos)$/.test(tokens[at + 1] ?? ''));
