// What stands around an animal and says what it is to the speaker.
import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import { isDenied, type ParsedText } from './parsed-text.ts';
import type { Match } from './phrases.ts';
import { elsewhere, visits } from './signs.ts';

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
    const names =
      [...animals, ...persons].some((one) => piece[one.from] === at) ||
      /^[()]$/.test(tokens[end] ?? '');
    if (own.some(({ meaning }) => meaning === 'wish')) return false;
    const last = own.findLast(({ meaning }) => meaning === 'have' || meaning === 'past');
    if (last !== undefined) return last.meaning === of;
    if (!names) return false;
  }
  return false;
}

function isTooSmallFor(tokens: readonly string[], from: number): boolean {
  const at = tokens.lastIndexOf('for', from);
  return from - at < 4 && at > 1 && tokens[at - 2] === 'too';
}

/** "a dog not afraid of cats": of those that it meets. */
export function isNotFeared({ tokens, language }: ParsedText, { from }: { from: number }): boolean {
  const at = tokens[from - 1] === 'of' ? from - 1 : from - 2;
  return language === 'en' && tokens[at] === 'of' && fearful.test(tokens[at - 1] ?? '');
}

const fearful = /^(?:scared|afraid|frightened|terrified|petrified|wary|nervous|jealous)$/;

function isFeared(
  tokens: readonly string[],
  persons: ParsedText['persons'],
  from: number,
): boolean {
  const at = from - 1 - (/^(?:all|any|most|big|large)$/.test(tokens[from - 1] ?? '') ? 1 : 0);
  if (tokens[at] !== 'of' || !fearful.test(tokens[at - 1] ?? '')) return false;
  const subject = tokens.slice(Math.max(0, at - 6), at - 1);
  if (subject.includes('not') || subject.includes('never')) return false;
  return (
    persons.some(({ to, meaning }) => to < at && at - to < 6 && meaning !== 'otherPets') ||
    subject.some((token) => /^(?:i|we|she|he)$/.test(token))
  );
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
  { tokens, piece, signs, persons }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  if (/^(?:is|are)$/.test(tokens[to] ?? '') && awful.test(tokens[to + 1] ?? '')) return true;
  // "too small for a dog", "my mother is scared of dogs".
  if (isTooSmallFor(tokens, from) || isFeared(tokens, persons, from)) return true;
  // "cats are not for us", "finds dogs overwhelming".
  if (/^(?:is|are|isnt|arent)$/.test(tokens[to] ?? '') && tokens[to + 1] === 'not' && /^(?:for|my|our|an|allowed|possible|really)$/.test(tokens[to + 2] ?? '')) return true;
  if (/^(?:find|finds|found)$/.test(tokens[from - 1] ?? '') && awful.test(tokens[to] ?? '')) return true;
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
    /^(?:every|any|all|my|the|most|some|other|from|near|around|by|to|of|with|beside|a|al|con|los|las|gegen|bei|auf|von|aux|des|les|avec|com|aos|de)$/.test(
      tokens[from - 1] ?? '',
    ) &&
    !signs.some(({ meaning, from: sign }) => meaning === 'wish' && sign > at && sign < from)
  );
}

const allergy =
  /^(?:allerg\w*|alerg\w*|sneez\w*|rash|wheez\w*|itch\w*|asthma\w*|asma\w*|hives|estornud\w*|niese\w*|eternu\w*|espirr\w*)$/;

/** "my husband is fine with dogs": that he likes them, and not that some live there. */
export function isLikedByPerson(
  { tokens, persons, piece }: ParsedText,
  { from }: { from: number },
): boolean {
  const at = tokens.lastIndexOf('with', from);
  return (
    from - at < 3 &&
    /^(?:fine|ok|okay|happy|good|great|wonderful|comfortable|brilliant|cool|amazing|lovely|obsessed|fascinated|besotted|smitten|enchanted|impressed|love)$/.test(
      tokens[at - 1] ?? '',
    ) &&
    (persons.some(
      (one) => one.to <= at && at - one.to < 9 && piece[one.from] === piece[at] && one.meaning !== 'otherPets',
    ) ||
      /^(?:he|she|am|i)$/.test(tokens[at - 3] ?? '') || tokens[at - 2] === 'am')
  );
}

/** "my sister runs with her vizsla": of somebody who lives elsewhere, unless they visit. */
export function isOfStranger(
  { tokens, persons, piece, sentence }: ParsedText,
  from: number,
): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  const who = persons.find((one) => one.from >= start && one.from - start < 3 && one.to <= from);
  if (who === undefined || !elsewhere.test(tokens[who.from] ?? '')) return false;
  const mine = tokens.filter((_, at) => sentence[at] === sentence[from]);
  return (
    !mine.some((token) => visits.test(token)) &&
    !tokens.slice(start, from).some((token) => /^(?:i|we|me|us|so|now)$/.test(token))
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
  if (isAfter('not') || isAfter('with') || isAfter('past')) return false;
  const opens = piece[at - 1] !== piece[from];
  const introducer = opens ? article : piece[at - 2] === piece[from] ? '' : (tokens[at - 1] ?? '');
  return (
    (/^(?:a|an|another|any|one|un|una|ein|eine|einen|une|um|uma|otro|otra|outro|outra)$/.test(article) && proposing.test(tokens[to] ?? '')) ||
    /^(?:wanted|needed|please|preferred)$/.test(tokens[to] ?? '') ||
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
    (isWished && (!fitting.test(before) || isShared(tokens, at)) && !persons.some(({ to }) => to === at - 1))
  );
}

const isShared = (tokens: readonly string[], at: number) =>
  tokens.slice(Math.max(0, at - 6), at - 1).includes('share');

/** Before "with" they say whom the pet must get on with. */
const fitting =
  /^(?:good|fine|ok|okay|great|well|on|along|lives?|living|lived|safe|friendly|house|home|household|flat|place|used|friends|raised|comfortable|around|cope|deal|patient|gentle|calm|nice|kind|sweet|relaxed|happy|chill|chilled|cool|alright|brilliant|polite|tolerant|experience|experienced|careful|play|plays|compatible|best|one|dog|cat|puppy|kitten|rabbit|bird|pet|animal)$/;

const shared =
  /^(?:surprise|better|nicer|happier|fill|start|walks?|walking|run|running|runs|jog|jogging|hikes?|hiking|play|playing|cuddle|cuddling|snuggle|snuggling|curl|train|travel|travelling|traveling|camping|agility|adventures?|company|bond|work|working)$/;

/** "my boss is an old dog", "our first is a whippet". */
export function isSaidOfPerson(
  { tokens, persons, adjectives }: ParsedText,
  { from }: { from: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:a|an|the|such|real|really|total)$/.test(tokens[at] ?? '')) at -= 1;
  return (
    /^(?:is|was|are|am)$/.test(tokens[at] ?? '') &&
    at < from - 1 &&
    (tokens[at - 1] === 'i' || tokens[at - 1] === 'we' || persons.some(({ to, meaning }) => to === at && meaning !== 'otherPets') ||
      (/^(?:first|second|other|older|oldest|youngest|current|present|old|last|ours|mine)$/.test(tokens[at - 1] ?? '') &&
        /^(?:ours|mine|my|our|the)$/.test(tokens[at - 1] === 'ours' || tokens[at - 1] === 'mine' ? 'mine' : (tokens[at - 2] ?? ''))))
  );
}

/** "not good with cats": no pet that it must get on with, unlike in "won't chase cats". */
export function isExcluded(text: ParsedText, match: Match<Animal | Breed>): boolean {
  return (
    isDenied(text, match) &&
    !text.tokens.slice(Math.max(0, match.from - 6), match.from).some((token) => harms.test(token))
  );
}

/** "my sister's cat" lives with her. */
export function isElsewhere({ tokens }: ParsedText, from: number): boolean {
  const at = tokens.lastIndexOf('’s', from);
  return (
    at >= 0 &&
    from - at < 4 &&
    /^(?:neighbour|neighbor|sister|brother|friend|cousin|aunt|uncle|boss|colleague|neighbours|neighbors)$/.test(
      tokens[at - 1] ?? '',
    )
  );
}

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
  /^(?:overwhelming|intimidating|frightening|terrifying|stressful|difficult|disgusting|creepy|tiring|chaos|evil|exhausting|hard|gross|boring|scary|annoying|messy|nightmares?|overrated|stinky|smelly)$/;

const harms =
  /^(?:scared|afraid|frightened|wary|terrified|intimidated|worried|nervous|chase|chases|chasing|eat|eats|eating|hunt|hunts|kill|kills|hurt|hurts|bother|bothers|attack|attacks|fight|fights|harm|scare|mind|bite|bully|aggressive|reactive|jealous|hate|hates|problem|issue|problems|persiga|jagt|chasse|wild)$/;
