// What stands around an animal and says what it is to the speaker.
import type { Animal } from './lexicon/animals.ts';
import type { Breed } from './lexicon/breeds.ts';
import type { ParsedText } from './parsed-text.ts';
import { isBoundary, type Match } from './phrases.ts';

/** "we have a toddler, two cats and a parrot": the list goes on while each part names someone. */
export function isInList(
  { tokens, signs, piece, animals, persons, sentence }: ParsedText,
  from: number,
  of: 'have' | 'past' | 'with',
): boolean {
  const own = animals.find((one) => one.from === from);
  // "zwei Sittiche in der Küche, die Katze müsste": of the wish.
  if (
    /^(?:would|should|must|musste|sollte|devrait|deberia|deveria)$/.test(
      tokens[own?.to ?? from] ?? '',
    )
  )
    return false;
  const isDetailed =
    /^(?:an?|una?|eine?|einen|une|uma?)$/.test(tokens[from - 1] ?? '') ||
    /^(?:that|who|which|to)$/.test(tokens[own?.to ?? from + 1] ?? '');
  for (let at = (piece[from] ?? 0) - 1; at >= 0; at -= 1) {
    const start = piece.indexOf(at);
    const end = piece.lastIndexOf(at);
    if (sentence[start] !== sentence[from] || tokens[end] === '|') return false;
    // "like my last terrier, mid size dog": who goes on with a list says how many, or whose.
    if (of === 'past' && !listed.test(tokens[piece.indexOf(piece[from] ?? 0)] ?? '')) return false;
    const there = signs.filter((sign) => piece[sign.from] === at);
    // "three sons, a labrador: a dog that …": who lives there is told before the colon.
    if (tokens[end] === ':' && !there.some(({ meaning, to }) => meaning === of && to > end - 2))
      return false;
    // "…, so a dog": what follows from it.
    if (at === (piece[from] ?? 0) - 1 && tokens.slice(end, from).some((one) => one === 'so'))
      return false;
    const names =
      [...animals, ...persons].some((one) => piece[one.from] === at) ||
      /\b(?:year|years|month|months) old\b/.test(tokens.slice(start, end).join(' ')) ||
      /^[()]$/.test(tokens[end] ?? '');
    const wish = there.findLast(({ meaning }) => meaning === 'wish');
    // "must be fine with": what is wished for is that they get on.
    if (wish && !(of === 'with' && there.some((one) => one.meaning === of && one.from >= wish.to)))
      return false;
    const last = there.findLast(
      // "we are a couple in our seventies, a cat that …" tells of no cat.
      (sign) =>
        sign.meaning === 'past' ||
        (of === 'with' && sign.meaning === 'with') ||
        (sign.meaning === 'have' &&
          !(
            isDetailed &&
            (/^(?:am|are)$/.test(tokens[sign.from + 1] ?? '') ||
              /^(?:sind|somos|sommes)$/.test(tokens[sign.from] ?? ''))
          )),
    );
    // "clean in the house, that is all I ask of a dog": where nobody is named nobody lives.
    if (last !== undefined)
      return last.meaning === of && (names || (of === 'have' && last.to - last.from === 1));
    if (!names) return false;
  }
  return false;
}

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

/** "good with kids, cats, chickens", but "good with kids, a cat". */
export const isListedWith = (
  text: ParsedText,
  { from, to }: { from: number; to: number },
): boolean =>
  (text.tokens[to - 1] ?? '').endsWith('s') &&
  (text.piece[from - 1] !== text.piece[from] ||
    /^(?:and|or|other)$/.test(text.tokens[from - 1] ?? '')) &&
  isInList(text, from, 'with');

const listed =
  /^(?:a|an|the|our|my|his|her|their|two|three|four|and|un|una|ein|eine|einen|une|um|uma|\d)$/;

/** "in Boston", "from York": a breed's name without an article, after a preposition of place. */
export function isPlace(
  { tokens, language }: ParsedText,
  { from, to, meaning }: Match<Animal | Breed>,
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
  /^(?:for|is|are|so|about|get|getting|adopt|adopting|mind|want|wanted|to|that|who|which|if|because|like|would|should|says?|said|thinks?|thought|reckons|feels|believes|suggested|recommended|now|today|para|por|que|fur|pour|pra|fears?|phobia|allerg\w*|hear|notice|peur|phobie|horreur|miedo|fobia|alerg\w*|medo|pavor|panico|angst|panik)$/;

export function sentenceIsOf(
  { signs, sentence }: ParsedText,
  from: number,
  meaning: string,
): boolean {
  return signs.some((sign) => sign.meaning === meaning && sentence[sign.from] === sentence[from]);
}

/** "what I had in mind was a cat" wants it, and "my last three were pups" is over. */
export function roleOfWas({ tokens }: ParsedText, from: number): 'wanted' | 'past' | undefined {
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
