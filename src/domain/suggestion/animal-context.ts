// What stands around an animal and says what it is to the speaker.
import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import { isFeared } from './animals-of-people.ts';
import { isDenied, type ParsedText } from './parsed-text.ts';
import { isBoundary, type Match } from './phrases.ts';

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
    // "like my last terrier, mid size dog": who goes on with a list says how many, or whose.
    if (of === 'past' && !listed.test(tokens[piece.indexOf(piece[from] ?? 0)] ?? '')) return false;
    const own = signs.filter((sign) => piece[sign.from] === at);
    // "…, so a dog": what follows from it.
    if (at === (piece[from] ?? 0) - 1 && tokens.slice(end, from).some((one) => one === 'so'))
      return false;
    const names =
      [...animals, ...persons].some((one) => piece[one.from] === at) ||
      /^[()]$/.test(tokens[end] ?? '');
    if (own.some(({ meaning }) => meaning === 'wish')) return false;
    const last = own.findLast(({ meaning }) => meaning === 'have' || meaning === 'past');
    // "clean in the house, that is all I ask of a dog": where nobody is named nobody lives.
    if (last !== undefined)
      return last.meaning === of && (names || of === 'past' || last.to - last.from === 1);
    if (!names) return false;
  }
  return false;
}

function isTooSmallFor(tokens: readonly string[], from: number): boolean {
  const at = tokens.lastIndexOf('for', from);
  return from - at < 4 && at > 1 && tokens[at - 2] === 'too';
}

/** "never mind the husky". */
export function isTakenBack({ tokens, signs }: ParsedText, { from }: { from: number }): boolean {
  return (
    /^(?:the|that|those|all)$/.test(tokens[from - 1] ?? '') &&
    signs.some(
      ({ meaning, to }) =>
        (meaning === 'takeBack' || meaning === 'correction') && to >= from - 1 && to <= from,
    )
  );
}

const listed =
  /^(?:a|an|the|our|my|his|her|their|two|three|four|and|un|una|ein|eine|einen|une|um|uma|\d)$/;

/** "dogs are too much work": who says so wants none. */
export function isTooMuch(
  { tokens, piece, signs, persons, adjectives }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  if (/^(?:is|are)$/.test(tokens[to] ?? '') && awful.test(tokens[to + 1] ?? '')) return true;
  // "a chihuahua would look daft".
  if (
    /^(?:would|will)$/.test(tokens[to] ?? '') &&
    /^(?:look|be|feel)$/.test(tokens[to + 1] ?? '') &&
    silly.test(tokens[to + 2] ?? '')
  )
    return true;
  // "too small for a dog", "my mother is scared of dogs".
  if (isTooSmallFor(tokens, from) || isFeared(tokens, persons, from)) return true;
  // "cats are not for us", "finds dogs overwhelming".
  if (
    /^(?:is|are|isnt|arent)$/.test(tokens[to] ?? '') &&
    tokens[to + 1] === 'not' &&
    /^(?:for|my|our|an|allowed|possible|really)$/.test(tokens[to + 2] ?? '')
  )
    return true;
  // "birds freak me out"
  if (
    /^(?:freaks?|scares?|creeps?|bores?|annoys?|terrif(?:y|ies)|disgusts?)$/.test(
      tokens[to] ?? '',
    ) &&
    /^(?:me|us|him|her|my)$/.test(tokens[to + 1] ?? '')
  )
    return true;
  if (/^(?:find|finds|found)$/.test(tokens[from - 1] ?? '') && awful.test(tokens[to] ?? ''))
    return true;
  const at = tokens.indexOf('too', to);
  if (at < 0 || at - to > 4) return false;
  const between = tokens.slice(to, at);
  const plain =
    piece[at] === piece[from] &&
    between.every((token) => /^(?:is|are|would|be|just|way|a|bit|really|seems?)$/.test(token));
  return (
    plain &&
    // "birds too loud"
    (between.length > 0 ||
      ((tokens[to - 1] ?? '').endsWith('s') &&
        (adjectives.has(at + 1) || isBoundary(tokens[at + 2])))) &&
    !signs.some((sign) => sign.meaning === 'not' && sign.from >= to && sign.from < at)
  );
}

/** "in Boston", "from York": a breed's name without an article, after a preposition of place. */
export function isPlace(
  { tokens, language }: ParsedText,
  { from, to, meaning }: Match<Animal | Breed>,
): boolean {
  return (
    language === 'en' &&
    'name' in meaning &&
    !(tokens[to - 1] ?? '').endsWith('s') &&
    /^(?:in|from|near|outside|at|to|around)$/.test(tokens[from - 1] ?? '') &&
    !/^(?:interested|close|similar|related|used|attached)$/.test(tokens[from - 2] ?? '')
  );
}

/** "a cat would suit us", "a dog to love", "any dogs", "definitely a rabbit": not there yet. */
export function isProposed(
  { tokens, adjectives, piece, signs }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:very|really|second)$/.test(tokens[at] ?? '')) at -= 1;
  const article = tokens[at] ?? '';
  const isAfter = (meaning: string) =>
    signs.some((sign) => sign.meaning === meaning && sign.to > at - 3 && sign.to <= at + 1);
  // "would a cat settle?".
  if (/^(?:would|could|might)$/.test(tokens[at - 1] ?? '') && /^(?:a|an)$/.test(article))
    return true;
  if (isAfter('not') || isAfter('with') || isAfter('past')) return false;
  const opens = piece[at - 1] !== piece[from];
  const introducer = opens ? article : piece[at - 2] === piece[from] ? '' : (tokens[at - 1] ?? '');
  return (
    (/^(?:a|an|another|any|one|un|una|ein|eine|einen|une|um|uma|otro|otra|outro|outra)$/.test(
      article,
    ) &&
      proposing.test(tokens[to] ?? '')) ||
    /^(?:wanted|needed|please|preferred|it is)$/.test(
      tokens.slice(to, to + (tokens[to] === 'it' ? 2 : 1)).join(' '),
    ) ||
    (introducing.test(introducer) && !isAfter('have'))
  );
}

const proposing =
  /^(?:would|could|might|may|should|must|will|suits|if|please|wanted|needed|preferred|instead|to|nobody|only|seria|estaria|iria|me|nos|que|ware|wurde|passt|passen|serait|ferait|conviendrait|ficaria|para|pour|pra|pras)$/;

const introducing =
  /^(?:any|another|definitely|perhaps|maybe|probably|preferably|ideally|just|simply|only|so|therefore|hence|some|thus)$/;

/** "share my home with a cat", "long walks with a dog": one that is not there yet. */
export function isSharedLife(
  { tokens, adjectives, signs, piece, persons }: ParsedText,
  { from }: { from: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:very|really|quite)$/.test(tokens[at] ?? '')) at -= 1;
  if (!/^(?:a|an)$/.test(tokens[at] ?? '') || tokens[at - 1] !== 'with') return false;
  const isWished = signs.some(
    (sign) => sign.meaning === 'wish' && sign.to < at && piece[sign.from] === piece[at],
  );
  const before = tokens[at - 2] ?? '';
  return (
    tokens.slice(Math.max(0, at - 6), at - 1).some((token) => shared.test(token)) ||
    (isWished &&
      (!fitting.test(before) || isShared(tokens, at)) &&
      !persons.some(({ to }) => to === at - 1))
  );
}

/** "he proposed with a puppy": none that is there, nor one that the pet must get on with. */
export function isOnlyAccompanying(
  { tokens, persons, places }: ParsedText,
  { from }: { from: number },
): boolean {
  const before = tokens.slice(Math.max(0, from - 6), from - 2);
  return (
    tokens[from - 2] === 'with' &&
    /^(?:a|an)$/.test(tokens[from - 1] ?? '') &&
    !before.some((token) => fitting.test(token)) &&
    !isBoundary(before.at(-1)) &&
    ![...persons, ...places].some(({ to }) => to === from - 2)
  );
}

const isShared = (tokens: readonly string[], at: number) =>
  tokens.slice(Math.max(0, at - 6), at - 1).includes('share');

/** Before "with" they say whom the pet must get on with. */
const fitting =
  /^(?:alone|good|fine|ok|okay|great|well|on|along|lives?|living|lived|safe|friendly|house|home|household|flat|place|used|friends|raised|comfortable|around|cope|deal|patient|gentle|calm|nice|kind|sweet|relaxed|happy|chill|chilled|cool|alright|brilliant|polite|tolerant|experience|experienced|careful|play|plays|compatible|best|one|dog|cat|puppy|kitten|rabbit|bird|pet|animal)$/;

const shared =
  /^(?:surprise|better|nicer|happier|fill|start|walks?|walking|run|running|runs|jog|jogging|hikes?|hiking|play|playing|cuddle|cuddling|snuggle|snuggling|curl|train|travel|travelling|traveling|camping|agility|adventures?|company|bond|work|working)$/;

/** "not good with cats": no pet that it must get on with, unlike in "won't chase cats". */
export function isExcluded(text: ParsedText, match: Match<Animal | Breed>): boolean {
  return (
    isDenied(text, match) &&
    !isBesideDenial(text, match.from) &&
    !text.tokens.slice(Math.max(0, match.from - 6), match.from).some((token) => harms.test(token))
  );
}

const awful =
  /^(?:overwhelming|intimidating|frightening|terrifying|stressful|difficult|disgusting|creepy|tiring|chaos|evil|exhausting|hard|gross|boring|scary|annoying|messy|nightmares?|overrated|stinky|smelly)$/;

const silly = /^(?:daft|silly|ridiculous|absurd|wrong|impossible|unfair|cruel|mad|crazy|madness)$/;

const harms =
  /^(?:scared|afraid|frightened|wary|terrified|intimidated|worried|nervous|chase|chases|chasing|eat|eats|eating|hunt|hunts|kill|kills|hurt|hurts|bother|bothers|attack|attacks|fight|fights|harm|scare|hassle|harass|pester|stalk|worry|upset|annoy|mind|bite|bully|aggressive|aggression|fighting|growling|hissing|snapping|interest|drive|reactive|jealous|hate|hates|problem|issue|problems|persiga|jagt|chasse|wild)$/;

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

/** "We have a big house, a cat.": all of the last piece. */
export function endsText(
  { tokens, piece, adjectives }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:a|an|un|una|ein|eine|einen|une|um|uma)$/.test(tokens[at] ?? ''))
    at -= 1;
  return piece[at] !== piece[from] && tokens.slice(to).every(isBoundary);
}

/**
 * Whether what is said to be there, or gone, goes as far as to the animal: in "I have time for a dog"
 * and "I have a small car so a small dog" it does not.
 */
export function reaches({ tokens }: ParsedText, sign: number, from: number): boolean {
  return !tokens.slice(sign, from).some((token) => others.test(token));
}

const others =
  /^(?:for|is|are|so|about|get|getting|adopt|adopting|mind|want|wanted|to|that|who|which|if|because|like|would|should|says?|said|suggested|recommended|now|today|para|por|que|fur|pour|pra)$/;

/** Who wants no big dog, no guard dog, none that barks and no poodle may well want another dog. */
export function isDescribed(
  text: ParsedText,
  { from, to, meaning }: Match<Animal | Breed>,
): boolean {
  return (
    text.adjectives.has(from - 1) ||
    isOtherAdjective(text, from - 1) ||
    (to - from > 1 && !('name' in meaning)) ||
    /^(?:that|who|which|whose|with)$/.test(text.tokens[to] ?? '')
  );
}

/** "an aggressive dog": a word that nobody knows. */
const isOtherAdjective = ({ tokens, signs, language, isFunction }: ParsedText, at: number) =>
  language === 'en' &&
  /^an?$/.test(tokens[at - 1] ?? '') &&
  /^[a-z]+$/.test(tokens[at] ?? '') &&
  !isFunction(at) &&
  !signs.some((one) => one.from <= at && at < one.to);

/** "not too noisy a dog", "a not so bright cat": what is denied there is the adjective. */
export function isRefused(text: ParsedText, match: Match<Animal | Breed>): boolean {
  if (!isDenied(text, match)) return false;
  const denial = text.signs.findLast((sign) => sign.meaning === 'not' && sign.to <= match.from);
  const next = text.tokens[denial?.to ?? 0] ?? '';
  return !(
    text.tokens[denial?.from ?? 0] === 'not' &&
    /^(?:too|very|so|overly|that|particularly|necessarily|super)$/.test(next)
  );
}
