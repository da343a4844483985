// What stands around an animal and says what it is to the speaker.
import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** "Pets: a cat", "good with: cats, kids". */
export function isInForm({ tokens, sentence }: ParsedText, from: number): boolean {
  const colon = tokens.lastIndexOf(':', from);
  const field = tokens[colon - 1] ?? '';
  return (
    (from - colon < 4 && formField.test(field)) ||
    (field === 'with' && sentence[colon] === sentence[from])
  );
}

const formField = /^(?:pets|animals|household|haustiere|tiere|mascotas|animales|animaux|animais)$/;

/** "in Boston", "from York": a breed's name without an article, after a preposition of place. */
export function isPlace(
  { tokens, language }: ParsedText,
  { from, to, meaning }: NamedAnimal,
): boolean {
  // "mostly in the lab"
  if (
    language === 'en' &&
    /^(?:the|my|our|his|her|their|a)$/.test(tokens[from - 1] ?? '') &&
    /^labs?$/.test(tokens[from] ?? '') &&
    /^(?:in|at|from|to)$/.test(tokens[from - 2] ?? '')
  )
    return true;
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
    signs.some(
      (sign) =>
        sign.meaning === meaning &&
        sign.to > at - 3 &&
        sign.to <= at + 1 &&
        piece[sign.from] === piece[from],
    );
  // "would a cat settle?".
  if (/^(?:would|could|might)$/.test(tokens[at - 1] ?? '') && /^(?:a|an)$/.test(article))
    return true;
  // "…, and a terrier would earn its keep": a new sentence, and none of a list.
  if (/^(?:would|could|might|needs?|wanted)$/.test(tokens[to] ?? '') && tokens[at - 1] === 'and')
    return true;
  if (['not', 'with', 'past', 'have'].some(isAfter)) return false;
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
    // "a bird is what we need", "rabbit for me"
    /^(?:is (?:what|the)|for (?:me|us)\b)/.test(tokens.slice(to, to + 2).join(' ')) ||
    (introducing.test(introducer) && !isAfter('have'))
  );
}

const proposing =
  /^(?:would|could|might|may|should|must|will|suits|if|please|wanted|needed|preferred|instead|to|nobody|only|seria|estaria|iria|me|nos|que|ware|wurde|passt|passen|serait|ferait|conviendrait|ficaria|para|pour|pra|pras)$/;

const introducing =
  /^(?:any|another|what|which|definitely|perhaps|maybe|probably|preferably|ideally|just|simply|only|so|therefore|hence|some|thus)$/;

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
  /^(?:for|is|are|so|deshalb|deswegen|daher|drum|entonces|donc|entao|about|get|getting|adopt|adopting|mind|want|wanted|to|that|who|which|if|because|like|loved|loves|adored|adores|would|should|says?|said|thinks?|thought|reckons|feels|believes|suggested|recommended|now|today|para|por|que|fur|pour|pra|fears?|phobia|allerg\w*|hear|notice|peur|phobie|horreur|miedo|fobia|alerg\w*|medo|pavor|panico|angst|panik)$/;

export function sentenceIsOf(
  { signs, sentence }: ParsedText,
  from: number,
  meaning: string,
): boolean {
  return signs.some((sign) => sign.meaning === meaning && sentence[sign.from] === sentence[from]);
}

/** "what I had in mind was a cat" wants it, and "my last three were pups" is over. */
export function roleOfWas(
  { tokens, adjectives }: ParsedText,
  from: number,
): 'wanted' | 'past' | undefined {
  // "she was a grumpy little tortoiseshell".
  let verb = from - 1;
  while (adjectives.has(verb) || /^(?:an?|very|really|such|lovely)$/.test(tokens[verb] ?? ''))
    verb -= 1;
  if (/^(?:he|she|it|they) (?:was|were)$/.test(tokens.slice(verb - 1, verb + 1).join(' ')))
    return 'past';
  const was = [from - 1, from - 2].find(
    (at) =>
      tokens[at] === 'was' ||
      (tokens[at] === 'were' &&
        at === from - 1 &&
        !/^(?:we|i|and|they)$/.test(tokens[at - 1] ?? '')),
  );
  if (was === undefined) return undefined;
  return /^(?:mind|plan|idea|dream|wish|choice|answer)$/.test(tokens[was - 1] ?? '')
    ? 'wanted'
    : 'past';
}

/** "lieber Hund als Katze": the one behind "als". */
export const isLessLiked = ({ tokens, piece }: ParsedText, from: number): boolean =>
  /\b(?:lieber|eher|mehr) (?:\w+ ){1,4}als(?: eine?n?)?$/.test(
    tokens.slice(piece.indexOf(piece[from] ?? 0), from).join(' '),
  );

/** "mi abuela, que tiene 80, una gata": how old somebody is, and not what is there. */
export const tellsAge = (tokens: readonly string[], having: number, from: number): boolean =>
  Number(tokens[having]) > 12 && from - having > 1;
