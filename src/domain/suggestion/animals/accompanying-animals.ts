// Which animals that follow "with" are not there yet.
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

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

/** "he proposed with a puppy", "mit einem Hund, der": none that is there, nor one that the pet must get on with. */
export function isOnlyAccompanying(
  { tokens, adjectives, persons, places }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  let article = from - 1;
  while (
    adjectives.has(article) ||
    /^(?:trained|borrowed|rescue|young)$/.test(tokens[article] ?? '')
  )
    article -= 1;
  if (tokens[from - 1] === 'only') return true;
  // "any cross with lab in it", "some kelpie somewhere"
  if (
    /^(?:in (?:it|him|her|them|there)|somewhere|blood|genes)\b/.test(
      `${tokens[to]} ${tokens[to + 1]}`,
    )
  )
    return true;
  if (
    !(indefinite.test(tokens[article] ?? '') || tokens[article] === 'the') ||
    !/^(?:with|con|mit|avec|com)$/.test(tokens[article - 1] ?? '')
  )
    return false;
  const before = tokens.slice(Math.max(0, article - 5), article - 1);
  if (before.some((token) => fitting.test(token))) return false;
  // "I'd do best with a dog who comes": who is described is not there yet.
  if (relative.test(tokens[to] === ',' ? (tokens[to + 1] ?? '') : (tokens[to] ?? ''))) return true;
  return (
    /^(?:an?|the)$/.test(tokens[article] ?? '') &&
    before.length > 0 &&
    !isBoundary(before.at(-1)) &&
    ![...persons, ...places].some((one) => one.to === article - 1)
  );
}

const indefinite = /^(?:a|an|un|una|uno|einem|einer|eine|une|um|uma)$/;
const relative = /^(?:who|that|which|whose|que|der|die|das|qui)$/;

const isShared = (tokens: readonly string[], at: number) =>
  tokens.slice(Math.max(0, at - 6), at - 1).includes('share');

/** Before "with" they say whom the pet must get on with. */
const fitting =
  /^(?:comes?|came|alone|good|fine|ok|okay|great|well|on|along|lives?|living|lived|safe|friendly|house|home|household|flat|place|used|friends|raised|comfortable|around|cope|deal|patient|gentle|calm|nice|kind|sweet|relaxed|happy|chill|chilled|cool|alright|brilliant|polite|tolerant|experience|experienced|careful|play|plays|compatible|one|dog|cat|puppy|kitten|rabbit|bird|pet|animal|visits?|better|up|full|out)$/;

const shared =
  /^(?:surprise|better|nicer|happier|fill|start|walks?|walking|run|running|runs|jog|jogging|hikes?|hiking|play|playing|cuddle|cuddling|snuggle|snuggling|curl|train|travel|travelling|traveling|camping|agility|adventures?|company|bond|work|working)$/;
