// What goes on with what was said of a subject.
import type { ParsedText } from './parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

export const pronouns = /^(?:he|she|it|they|el|ella|er|sie|es|il|elle|ele|ela)$/;

/** "our cat is old, deaf and grumpy": after a predicate, adjectives alone go on with it. */
export function goesOn(text: ParsedText, comma: number, from: number): boolean {
  const { tokens, piece, adjectives, signs, animals, persons } = text;
  const isBetween = (one: { from: number }) => one.from > comma && one.from < from;
  if (from - comma > 6 || [...signs, ...animals, ...persons].some(isBetween)) return false;
  const end = tokens.findIndex((_, at) => at > comma && piece[at] !== piece[from]);
  const rest = tokens.slice(from, end < 0 ? tokens.length : end);
  const to = from + rest.length;
  const names = [...animals, ...persons, ...text.places].some(
    (one) => one.from >= from && one.from < to,
  );
  const unknown = rest.filter(
    (token, at) => !adjectives.has(from + at) && !filling.test(token) && !isBoundary(token),
  );
  return !names && unknown.length <= 1 && isPredicate(text, comma);
}

/** "she is twelve, tidy and a bit shy" */
export function opensWithPronoun({ tokens, piece }: ParsedText, comma: number): boolean {
  const first = tokens[piece.indexOf(piece[comma] ?? 0)] ?? '';
  return pronouns.test(first) || /^(?:i|we)$/.test(first);
}

/** Whether the piece before the comma says "she is …", or goes on so, and asks for nothing. */
function isPredicate(text: ParsedText, comma: number): boolean {
  const { tokens, piece, signs, adjectives } = text;
  const mine = piece[comma];
  const start = piece.indexOf(mine ?? 0);
  const isListed = tokens
    .slice(start, comma)
    .every((token, at) => adjectives.has(start + at) || filling.test(token));
  if (isListed && tokens[start - 1] === ',') return isPredicate(text, start - 1);
  const wishes = signs.some((sign) => sign.meaning === 'wish' && piece[sign.from] === mine);
  return (
    !wishes && tokens.slice(start, comma).some((token) => /^(?:is|are|am|was|were)$/.test(token))
  );
}

const filling =
  /^(?:and|but|yet|very|quite|a|bit|so|too|rather|pretty|really|always|still|almost|nearly|half)$/;
