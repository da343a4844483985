// Who does not live with the speaker, and their animals.
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { advisers, elsewhere, visits } from '#src/domain/suggestion/clauses/signs.ts';

/** "the flat downstairs has three chihuahuas and a newborn": who lives beside the speaker. */
export function isNextDoor(
  tokens: readonly string[],
  piece: readonly number[],
  from: number,
): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  const before = tokens.slice(start, from).join(' ');
  // "a kindergarten across the road", "a baby in the flat below"
  const after = tokens.slice(from, piece.lastIndexOf(piece[from] ?? 0) + 1).join(' ');
  if (beside.test(after) && !tokens.some((token) => visits.test(token))) return true;
  // "there is a playground opposite, kids screaming till eight"
  if (
    tokens[start - 1] === ',' &&
    /\b(?:opposite|next door|across the (?:road|street)|over the road)$/.test(
      tokens.slice(Math.max(0, start - 5), start - 1).join(' '),
    ) &&
    !/\b(?:i|we|my|our)\b/.test(before)
  )
    return true;
  return (
    /^(?:\| )?(?:and |but )?(?:the |our |my )?(?:\w+ ){0,2}(?:downstairs|upstairs|next door|opposite|across the (?:road|street|hall)|over the road|down the (?:road|street))(?: \w+)? (?:has|have|had|owns?|got|keeps?|there is|there are) (?:\w+ ){0,6}$/.test(
      `${before} `,
    ) &&
    !/^(?:\| )?(?:and |but )?(?:my|our) (?:mum|mom|dad|mother|father|parents|gran|son|daughter|sister|brother|lodger|tenants?)\b/.test(
      before,
    )
  );
}

const beside =
  /^\w+ (?:\w+ ){0,1}(?:across the (?:road|street|hall)|opposite|in the (?:flat|apartment) (?:below|above|next door))\b/;

/** "my sister runs with her vizsla": of somebody who lives elsewhere, unless they visit. */
export function isOfStranger(
  { tokens, persons, piece, sentence }: ParsedText,
  from: number,
): boolean {
  const start = piece.indexOf(piece[from] ?? 0);
  // "my best friend" is in no table of people: a friend may well be the pet.
  const friend = tokens.findIndex(
    (token, at) =>
      at > start &&
      at - start < 4 &&
      at < from &&
      /^(?:friends?|mates?|pal|buddy)$/.test(token) &&
      (/^(?:my|our|best|old|good)$/.test(tokens[at - 1] ?? '') ||
        /^(?:has|had|keeps|owns|got)$/.test(tokens[at + 1] ?? '')),
  );
  const who = persons.find(
    (one) =>
      one.from >= start &&
      one.from - start < 3 &&
      one.to <= from &&
      // "an ex racing greyhound"
      !(tokens[one.from] === 'ex' && /^(?:an?|any)$/.test(tokens[one.from - 1] ?? 'a')),
  );
  const isElsewhere =
    who !== undefined &&
    (elsewhere.test(tokens[who.from] ?? '') ||
      (advisers.test(tokens[who.from] ?? '') &&
        tokens.slice(who.to, who.to + 3).some((token) => /^(?:has|had|keeps|owns)$/.test(token))));
  if (friend < 0 && !isElsewhere) return false;
  const mine = tokens.filter((_, at) => sentence[at] === sentence[from]);
  // "my neighbour's rabbit … and the kids": somebody else.
  const isOther = tokens[from - 2] === 'and' && /^(?:the|my|our)$/.test(tokens[from - 1] ?? '');
  return (
    !isOther &&
    !mine.some((token) => visits.test(token)) &&
    // "next door's toddler is in our garden more than hers"
    !/\b(?:in|at|through|round|into|over) (?:our|my)\b|\b(?:ours|mine)\b/.test(mine.join(' ')) &&
    !tokens.slice(start, from).some((token) => /^(?:i|we|me|us|so|now)$/.test(token))
  );
}

/** "my sister's cat", "the vet's dog": lives with somebody who does not live here. */
export function isElsewhere(text: ParsedText, from: number): boolean {
  const { tokens } = text;
  if (leaving.test(tokens.slice(Math.max(0, from - 5), from).join(' '))) return true;
  if (isOfThem(text, from)) return true;
  const at = tokens.lastIndexOf('’s', from);
  if (at < 0 || from - at >= 4) return false;
  const owner = tokens[at - 1] ?? '';
  if (
    tokens[at - 2] === 'ex' ||
    /^(?:other people|(?:someone|somebody) else)$/.test(`${tokens[at - 2]} ${owner}`)
  )
    return true;
  return (
    owners.test(owner) ||
    (/^(?:my|our|the|a)$/.test(tokens[at - 2] ?? '') && !housemates.test(owner))
  );
}

/** "my neighbour wants to give away her parrot": of the last who was named, and lives elsewhere. */
function isOfThem(
  { tokens, adjectives, persons, piece, sentence }: ParsedText,
  from: number,
): boolean {
  let whose = from - 1;
  while (adjectives.has(whose)) whose -= 1;
  if (!/^(?:her|his|their)$/.test(tokens[whose] ?? '')) return false;
  const who = persons.findLast((one) => one.to <= whose);
  return (
    who !== undefined &&
    sentence[who.from] === sentence[from] &&
    (piece[from] ?? 0) - (piece[who.from] ?? 0) < 2 &&
    elsewhere.test(tokens[who.from] ?? '') &&
    !tokens.some((token, at) => sentence[at] === sentence[from] && visits.test(token))
  );
}

/** "took her cockatiel", "she looks for her old dog". */
const leaving =
  /\b(?:took|taken|takes|looks? for|looking for|misses|missed|mourns?|mourning) (?:her|his|their)(?: \w+)?$/;

const owners =
  /^(?:neighbou?rs?|sister|brother|friend|cousin|aunt|uncle|boss|colleague|ex|coworker)$/;

const housemates =
  /^(?:husband|wife|partner|spouse|fiancee?|boyfriend|girlfriend|son|daughter|kids?|child|children|roommate|flatmate|housemate|gran\w*|nan|dog|cat|family|household|house|farm|tenant|lodger)$/;
