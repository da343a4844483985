// What stands around an animal and says what it is to the speaker.
import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import { isDenied, type ParsedText } from './parsed-text.ts';
import type { Match } from './phrases.ts';

/** "we have a toddler, two cats and a parrot": the list goes on while each part names someone. */
export function isInList(
  { tokens, signs, piece, animals, persons, sentence }: ParsedText,
  from: number,
  of: 'have' | 'past',
): boolean {
  for (let at = (piece[from] ?? 0) - 1; at >= 0; at -= 1) {
    const start = piece.indexOf(at);
    const end = piece.lastIndexOf(at);
    if (sentence[start] !== sentence[from] || tokens[end] === '|') return false;
    const own = signs.filter((sign) => piece[sign.from] === at);
    // "…, so a dog": what follows from it.
    if (at === (piece[from] ?? 0) - 1 && tokens.slice(end, from).some((one) => one === 'so'))
      return false;
    const names =
      [...animals, ...persons].some((one) => piece[one.from] === at) ||
      /^[()]$/.test(tokens[end] ?? '');
    if (own.some(({ meaning }) => meaning === 'wish') || !names) return false;
    const last = own.findLast(({ meaning }) => meaning === 'have' || meaning === 'past');
    if (last !== undefined) return last.meaning === of;
  }
  return false;
}

/** "dogs are too much work": who says so wants none. */
export function isTooMuch(
  { tokens, piece, signs }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  if (/^(?:is|are)$/.test(tokens[to] ?? '') && awful.test(tokens[to + 1] ?? '')) return true;
  const at = tokens.indexOf('too', to);
  if (at < 0 || at - to > 4) return false;
  const between = tokens.slice(to, at);
  const plain =
    piece[at] === piece[from] &&
    between.every((token) => /^(?:is|are|would|be|just|way|a|bit|really|seems?)$/.test(token));
  return (
    plain &&
    between.length > 0 &&
    !signs.some((sign) => sign.meaning === 'not' && sign.from >= to && sign.from < at)
  );
}

/** "I sneeze near cats", "a rash from cats". */
export function isAllergen(
  { tokens, piece, signs }: ParsedText,
  { from }: { from: number },
): boolean {
  const at = tokens.findLastIndex(
    (token, place) =>
      place < from && from - place < 6 && piece[place] === piece[from] && allergy.test(token),
  );
  return (
    at >= 0 &&
    /^(?:from|near|around|by|to|of|with|beside|a|al|con|los|las|gegen|bei|auf|von|aux|des|les|avec|com|aos|de)$/.test(
      tokens[quantified.test(tokens[from - 1] ?? '') ? from - 2 : from - 1] ?? '',
    ) &&
    !signs.some(({ meaning, from: sign }) => meaning === 'wish' && sign > at && sign < from)
  );
}

const quantified =
  /^(?:every|all|most|any|some|many|other|certain|long|haired|the|los|las|alle|tous|todos)$/;
const allergy =
  /^(?:allerg\w*|swell\w*|reacts?|reaction|sniffl\w*|breathe?|alerg\w*|sneez\w*|rash|wheez\w*|itch\w*|asthma\w*|asma\w*|hives|estornud\w*|niese\w*|eternu\w*|espirr\w*)$/;

/** "not good with cats": no pet that it must get on with, unlike in "won't chase cats". */
export function isExcluded(text: ParsedText, match: Match<Animal | Breed>): boolean {
  return (
    isDenied(text, match) &&
    !isBesideDenial(text, match.from) &&
    !text.tokens.slice(Math.max(0, match.from - 6), match.from).some((token) => harms.test(token))
  );
}

/** "doesn't bark and gets on with cats": the "and" ends what is denied. */
function isBesideDenial({ tokens, signs, piece }: ParsedText, from: number): boolean {
  const and = tokens.findLastIndex(
    (token, at) => at < from && piece[at] === piece[from] && /^(?:and|y|e|und|et)$/.test(token),
  );
  const isAfter = signs.some(({ meaning, to }) => meaning === 'with' && to > and && to <= from);
  const isDeniedAgain = signs.some(
    ({ meaning, from: at }) => meaning === 'not' && at > and && at < from,
  );
  return and >= 0 && isAfter && !isDeniedAgain && from - and > 2;
}

/** "my sister's cat", "the vet's dog": lives with somebody who does not live here. */
export function isElsewhere({ tokens }: ParsedText, from: number): boolean {
  const at = tokens.lastIndexOf('’s', from);
  if (at < 0 || from - at >= 4) return false;
  const owner = tokens[at - 1] ?? '';
  return (
    strangers.test(owner) ||
    (/^(?:my|our|the|a)$/.test(tokens[at - 2] ?? '') && !housemates.test(owner))
  );
}

const strangers =
  /^(?:neighbou?rs?|sister|brother|friend|cousin|aunt|uncle|boss|colleague|ex|coworker)$/;
const housemates =
  /^(?:husband|wife|partner|spouse|fiancee?|boyfriend|girlfriend|mother|father|mum|mom|dad|law|son|daughter|kids?|child|children|roommate|flatmate|housemate|gran\w*|nan|dog|cat|family|household|house|farm|tenant|lodger)$/;

/** "bigger than a beagle", and not "something like a beagle". */
export function isMeasured({ tokens }: ParsedText, from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 5), from)
    .some((token) => /^(?:than|size|as|que|als|wie|comme|como)$/.test(token));
}

/** "three boys, one cat", "(2 kids, 1 dog)": counted like the people before it, and not wished for. */
export function isCountedWithPeople(
  { persons, animals, signs, piece, sentence, tokens, adjectives }: ParsedText,
  { from }: Match<Animal | Breed>,
): boolean {
  const mine = piece[from] ?? 0;
  let at = from - 1;
  while (adjectives.has(at)) at -= 1;
  if (!count.test(tokens[at] ?? '')) return false;
  if (signs.some((sign) => sign.meaning === 'wish' && piece[sign.from] === mine)) return false;
  const start = piece.indexOf(mine);
  const before = [...persons, ...animals].some(
    (one) =>
      (piece[one.from] === mine ? one.to < from : piece[one.from] === mine - 1) &&
      sentence[one.from] === sentence[from] &&
      (one.meaning === 'kids' || count.test(tokens[one.from - 1] ?? '')) &&
      !signs.some((sign) => sign.meaning === 'wish' && piece[sign.from] === piece[one.from]),
  );
  return before && /^(?:[,(:]|and|plus)$/.test(tokens[at - 1] ?? tokens[start - 1] ?? '');
}

const count =
  /^(?:\d|one|two|three|four|five|six|several|un|una|uno|dos|tres|ein|eine|zwei|drei|deux|trois|um|uma|dois|duas)$/;

/** "Young couple, one old cat. A dog": who lives there is told first, then what is wanted. */
export function isBesidePeople(
  { persons, signs, sentence, animals, tokens }: ParsedText,
  { from, meaning }: Match<Animal | Breed>,
): boolean {
  const mine = sentence[from];
  const told = persons.some(
    (one) =>
      sentence[one.from] === mine && one.to < from && tokens.slice(one.to, from).includes(','),
  );
  const wished = signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === mine);
  const counted = /^(?:two|three|four|five|2|3|4|5|zwei|drei|dos|tres|deux|trois|dois|duas)$/.test(
    tokens[from - 1] ?? '',
  );
  return (
    (told || counted) &&
    !wished &&
    animals.some(
      (one) =>
        (sentence[one.from] ?? 0) > (mine ?? 0) &&
        !['any', 'other', meaning.type].includes(one.meaning.type),
    )
  );
}

const awful =
  /^(?:chaos|evil|exhausting|hard|gross|boring|scary|annoying|messy|nightmares?|overrated|stinky|smelly)$/;

const harms =
  /^(?:scared|afraid|frightened|wary|terrified|intimidated|worried|nervous|chase|chases|chasing|eat|eats|eating|hunt|hunts|kill|kills|hurt|hurts|bother|bothers|attack|attacks|fight|fights|harm|scare|hassle|harass|pester|stalk|worry|upset|annoy|mind|bite|bully|aggressive|aggression|fighting|growling|hissing|snapping|interest|drive|reactive|jealous|hate|hates|problem|issue|problems|persiga|jagt|chasse|wild)$/;
