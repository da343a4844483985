// What people who are named say of an animal.
import { isBereft, isRemembered } from './animal-owner.ts';
import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import { isAllergen } from './refused-animals.ts';
import { isPest } from './met-animals.ts';
import { isElsewhere, isNextDoor } from './neighbours.ts';
import { elsewhere } from '#src/domain/suggestion/clauses/signs.ts';

/** "the dog from next door", "bitten by a shepherd": one that asks for none of its kind. */
export function isOnlyMet(text: ParsedText, match: { from: number; to: number }): boolean {
  const { tokens } = text;
  const { from, to } = match;
  const article = /^an?$/.test(tokens[from - 1] ?? '') ? 1 : 0;
  return (
    /^(?:\w+ ){0,3}next door|^(?:from )?(?:down|across|over) the (?:hall|road|street|lane)/.test(
      tokens.slice(to, to + 5).join(' '),
    ) ||
    isOfOwner(tokens.slice(to, to + 3)) ||
    isRemembered(tokens, match) ||
    tokens[from - 1 - article] === 'by' ||
    /^(?:pictures?|photos?|videos?|posters?|books?|film|story|stories|memes?) (?:of|about)/.test(
      tokens.slice(from - article - 2 - (tokens[from - 1] === 'the' ? 1 : 0), from).join(' '),
    ) ||
    isAllergen(text, match) ||
    isPest(text, match) ||
    isTakenAlong(tokens.slice(Math.max(0, from - 8), from).join(' ')) ||
    isOfEverybody(text, from) ||
    isInSaying(tokens, match) ||
    isSaidOfPerson(text, match)
  );
}

/** "an early bird", "Cats Lane", "I fish", "I could live with a dog": no animal, or none that is there. */
const isInSaying = (tokens: readonly string[], { from, to }: { from: number; to: number }) =>
  /^(?:lane|street|road|avenue|square|hours?|inn|arms)$/.test(tokens[to] ?? '') ||
  /\b(?:early|(?:i|we) (?:could|can|might) (?:also )?live with(?: an?)?|whenever there is an?)$/.test(
    tokens.slice(Math.max(0, from - 5), from).join(' '),
  ) ||
  (tokens[from] === 'fish' && /^(?:i|we)$/.test(tokens[from - 1] ?? ''));

/** "moved to Leeds with the dog", "dreams of a farm with goats": not here, or not yet. */
const isTakenAlong = (before: string) =>
  /\b(?:moved|left|went|ran|walked|disappeared|drove|gone) (?:\w+ ){0,3}with (?:the|our|his|her|my|their)(?: \w+)?$/.test(
    before,
  ) ||
  /\b(?:dream(?:s|ed|t|ing)?|imagin(?:e|ed|ing)|fantasi[sz]e|photos?|pictures?|film|documentary) (?:of|about)? ?(?:\w+ ){0,3}(?:with|on)(?: \w+)?$/.test(
    before,
  );

/** "el galgo del vecino", "le carlin de ma tante": where the owner follows. */
export const isOfOwner = ([of = '', whose = '', who = '']: readonly string[]) =>
  /^(?:del?|du|do|da|dos|des|vom|von|of)$/.test(of) &&
  [whose, who].some(
    (one) => elsewhere.test(one) || /^(?:demas|otros|outros|autres|anderen|others)$/.test(one),
  );

/** "everyone on our street has a dog" */
function isOfEverybody({ tokens, piece }: ParsedText, from: number): boolean {
  const before = tokens.slice(piece.indexOf(piece[from] ?? 0), from).join(' ');
  return (
    /\b(?:everyone|everybody|others|half)\b.*\b(?:has|have|owns?|got|keeps?)\b(?: \w+){0,2}$/.test(
      before,
    ) ||
    // "every other dog in our street"
    /\bevery (?:other|second)$/.test(before) ||
    isNextDoor(tokens, piece, from)
  );
}

/** "my husband is fine with dogs": that he likes them, and not that some live there. */
export function isLikedByPerson(
  { tokens, persons, piece }: ParsedText,
  { from }: { from: number },
): boolean {
  const at = Math.max(
    ...['with', 'con', 'mit', 'avec', 'com'].map((one) => tokens.lastIndexOf(one, from)),
  );
  // "my daughter, 10, she likes rabbits".
  if (
    /^(?:likes?|loves?)$/.test(tokens[from - 1] ?? '') &&
    /^(?:he|she)$/.test(tokens[from - 2] ?? '') &&
    persons.some((one) => one.to <= from && one.meaning !== 'otherPets')
  )
    return true;
  // "un señor con un perro": of somebody met.
  const met = persons.find((one) => one.to === at && one.meaning === 'person');
  if (
    met !== undefined &&
    // "suitable for a family with": whom it is to suit.
    !/^(?:for|in|of|into|to|para|fur|pour|pra)$/.test(tokens[met.from - 2] ?? '') &&
    /^(?:a|an|un|una|ein|eine|um|uma)$/.test(tokens[met.from - 1] ?? '') &&
    !/^(?:am|are|is|as|soy|somos|bin|sind|suis|sommes|sou)$/.test(tokens[met.from - 2] ?? '')
  )
    return true;
  return (
    from - at < 5 &&
    /^(?:fine|ok|okay|happy|good|great|wonderful|comfortable|brilliant|cool|amazing|lovely|obsessed|fascinated|besotted|smitten|enchanted|impressed|love)$/.test(
      tokens[at - 1] ?? '',
    ) &&
    (persons.some(
      (one) =>
        one.to <= at &&
        at - one.to < 9 &&
        piece[one.from] === piece[at] &&
        one.meaning !== 'otherPets',
    ) ||
      /^(?:he|she|am|i)$/.test(tokens[at - 3] ?? '') ||
      tokens[at - 2] === 'am')
  );
}

/** "my boss is an old dog", "our first is a whippet". */
function isSaidOfPerson(
  { tokens, persons, adjectives, signs }: ParsedText,
  { from }: { from: number },
): boolean {
  let at = from - 1;
  while (adjectives.has(at) || /^(?:an?|the|such|really?|total)$/.test(tokens[at] ?? '')) at -= 1;
  const verb = tokens[at] ?? '';
  // "I am after a quiet dog".
  if (signs.some((sign) => sign.meaning === 'wish' && sign.from > at && sign.to <= from))
    return false;
  // "our other one is".
  if (tokens[at - 1] === 'one') at -= 1;
  return (
    /^(?:is|was|are|am)$/.test(verb) &&
    at < from - 1 &&
    (tokens[at - 1] === 'i' ||
      (/^(?:he|she)$/.test(tokens[at - 1] ?? '') && verb !== 'are' && at === from - 2) ||
      tokens[at - 1] === 'we' ||
      persons.some(({ to, meaning }) => to === at && meaning !== 'otherPets') ||
      (/^(?:first|second|other|older|oldest|youngest|current|present|old|last|ours|mine)$/.test(
        tokens[at - 1] ?? '',
      ) &&
        /^(?:ours|mine|my|our|the)$/.test(
          tokens[at - 1] === 'ours' || tokens[at - 1] === 'mine' ? 'mine' : (tokens[at - 2] ?? ''),
        )))
  );
}

/** "Young couple, one old cat. A dog": who lives there is told first, then what is wanted. */
export function isBesidePeople(
  { persons, signs, sentence, animals, tokens }: ParsedText,
  { from, to, meaning }: NamedAnimal,
): boolean {
  const mine = sentence[from];
  // "birds freak me out" tells of none that are there.
  if (!isBoundary(tokens[to]) && !/^(?:and|at|in|with|here|too|y|und|et|e)$/.test(tokens[to] ?? ''))
    return false;
  const told = persons.some(
    (one) =>
      sentence[one.from] === mine && one.to < from && tokens.slice(one.to, from).includes(','),
  );
  const wished = signs.some((sign) => sign.meaning === 'wish' && sentence[sign.from] === mine);
  const counted = /^(?:two|three|four|five|2|3|4|5|zwei|drei|dos|tres|deux|trois|dois|duas)$/.test(
    tokens[from - 1] ?? '',
  );
  // "Two cats and a grandson on Thursdays."
  const isCounted =
    counted &&
    tokens[to] === 'and' &&
    persons.some((one) => one.from > to && one.from - to < 4 && sentence[one.from] === mine);
  if (isCounted && !wished) return true;
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

/** "our cat died", "my sister's cat": somebody's, but gone or elsewhere. */
export function isGoneOrElsewhere(text: ParsedText, match: { from: number; to: number }): boolean {
  const { tokens, signs, piece, sentence } = text;
  const { from, to } = match;
  const before = signs.filter((sign) => sign.to <= from && piece[sign.from] === piece[from]);
  // "our old boy (labrador, 14) passed"
  const open = tokens.slice(to, to + 2).indexOf('(');
  const behind = open < 0 ? to : Math.max(to, tokens.indexOf(')', to) + 1);
  const isGone =
    signs.some(
      (sign) =>
        sign.meaning === 'past' &&
        sentence[sign.from] === sentence[from] &&
        sign.from >= to &&
        sign.from - behind < 6 &&
        !isBereft(text, to, sign.from),
    ) ||
    tokens
      .slice(behind, behind + 2)
      .some((token) => /^(?:was|were|lived|hated|loved|had|used|passed|died|went)$/.test(token));
  // "I board my friends' dogs", "get on with my sister's cat", "the neighbours' cat comes in".
  const isKept = before.some(
    ({ meaning, to: end }) => meaning === 'have' && keepers.test(tokens[end - 1] ?? ''),
  );
  const isMet =
    before.some(({ meaning, to: end }) => meaning === 'with' && from - end <= 3) &&
    !isLikedByPerson(text, match);
  const visits =
    visiting.test(tokens[to] ?? '') &&
    elsewhere.test(tokens[tokens.lastIndexOf('’s', from) - 1] ?? '');
  return (
    isGone ||
    (isElsewhere(text, from) &&
      !isKept &&
      !isMet &&
      !visits &&
      !tokens.slice(to, to + 4).includes('here'))
  );
}

const keepers = /^(?:board|mind|after|sit|foster|walk|watch|keep)$/;
const visiting = /^(?:comes?|visits?|wanders|strolls)$/;
