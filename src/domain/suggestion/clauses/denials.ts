// What is said not to be.
import type { ParsedText } from './parsed-text.ts';

/** Whether a denial before the match, in the same piece, turns it into its opposite. */
export function isDenied(text: ParsedText, { from, to }: { from: number; to: number }): boolean {
  const { signs, piece, tokens } = text;
  // "no barker" already says what it denies.
  if (signs.some((sign) => sign.meaning === 'not' && sign.from >= from && sign.from < to))
    return false;
  const denials = signs.filter(
    ({ meaning, from: at, to: end }) =>
      meaning === 'not' &&
      end <= from &&
      piece[at] === piece[from] &&
      from - end <= 9 &&
      // "no suelta pelo y aguanta": the denial is of a phrase that ends before the "and".
      !(
        text.adjectives.has(at) &&
        text.adjectives.has(end) &&
        tokens.slice(end, from).some((token) => /^(?:and|y|e|et|und)$/.test(token))
      ) &&
      // "instead of a dog I'd take a rabbit": what is wished after it is not denied.
      !(
        tokens.slice(end, from).some((token) => speakers.test(token)) &&
        signs.some((wish) => wish.meaning === 'wish' && wish.from > end && wish.to <= from)
      ) &&
      !tokens.slice(end, from).some(
        (token, at, all) =>
          // "pas trop petit non plus, moyen"; "nicht so dominant" goes on.
          (breaks.has(token) && !(token === 'so' && (at === 0 || text.language === 'de'))) ||
          (token === 'plus' && all[at - 1] === 'non') ||
          token === 'either',
      ),
  );
  // "not too big not too small" denies each; "not without a dog" denies nothing.
  const own = denials.filter(
    ({ to: end }) =>
      !text.adjectives.has(end) &&
      !tokens.slice(end, from).some((_, at) => isContent(text, end + at)),
  );
  const counted = own.length > 0 ? own : denials.slice(-1);
  // "neither brave nor very wild": the second goes on with the first.
  const goesOn = /^(?:nor|ni|nem|noch)$/.test(tokens[counted.at(-1)?.from ?? 0] ?? '');
  if (denials.length === 0 && (isAfterDenyingColon(text, from) || isInDeniedRelative(text, from)))
    return true;
  if (denials.length > 0) return goesOn || counted.length % 2 === 1;
  return isListedDenial(text, from);
}

/** "Do not want: puppy, barker, digger": what is listed behind the mark is denied to its end. */
function isAfterDenyingColon({ tokens, signs, sentence }: ParsedText, from: number): boolean {
  const colon = tokens.lastIndexOf(':', from);
  if (colon < 1 || sentence[colon] !== sentence[from]) return false;
  // "If not: a young collie"
  if (/^(?:if|wenn|si|se)$/.test(tokens[colon - 2] ?? '')) return false;
  // "What follows is not: we want a dog."
  if (signs.some(({ meaning, from: at }) => meaning === 'wish' && at > colon && at < from))
    return false;
  return (
    signs.some(({ meaning, to }) => meaning === 'not' && to === colon) ||
    (/^(?:dislikes|dealbreakers?|avoid|not|allergic|allergies|allergisch|allergien|alergias?|alergic[oa]|allergies|allergique)$/.test(
      tokens[colon - 1] ?? '',
    ) &&
      !/^(?:not|no|nicht|keine|pas|nao|sin|sem)$/.test(tokens[colon - 2] ?? ''))
  );
}

/** "nichts, was haart", "keinen Hund, der bellt": in German a comma parts the relative from its noun. */
function isInDeniedRelative({ tokens, signs, piece, language }: ParsedText, from: number): boolean {
  const comma = piece.indexOf(piece[from] ?? 0) - 1;
  return (
    language === 'de' &&
    tokens[comma] === ',' &&
    /^(?:der|die|das|was|welche[rs]?)$/.test(tokens[comma + 1] ?? '') &&
    signs.some(
      ({ meaning, from: at, to }) =>
        meaning === 'not' &&
        /^(?:nichts|kein)/.test(tokens[at] ?? '') &&
        to <= comma &&
        comma - to < 3 &&
        from - comma <= 4,
    )
  );
}

const speakers = /^(?:i|we|ich|wir|yo|je|nous|eu)$/;

/** Whether an animal, or the end of an adjective, stands there. */
function isContent({ animals, adjectives }: ParsedText, at: number): boolean {
  return (
    (adjectives.has(at) && !adjectives.has(at + 1)) ||
    animals.some(({ from, meaning }) => from === at && meaning.type !== 'any')
  );
}

const breaks = new Set([
  'just',
  'okay',
  'then',
  'only',
  'rather',
  'so',
  'therefore',
  'deshalb',
  'daher',
  'donc',
  'entonces',
  'entao',
  'por_eso',
  'instead',
  'yet',
  'maybe',
  'perhaps',
  'sino',
  'sondern',
  'juste',
  'that_is',
]);

/** "no dogs, cats or birds": the list goes on to its "or". */
function isListedDenial(
  { tokens, signs, piece, sentence, animals }: ParsedText,
  from: number,
): boolean {
  const mine = piece[from] ?? 0;
  const start = piece.indexOf(mine);
  const end = piece.lastIndexOf(mine);
  const length = end - start;
  const listed =
    length <= 4 &&
    tokens.slice(start, end + 1).some((token) => /^(?:or|nor|ni|oder|ou|nem|noch)$/.test(token));
  if (!listed || signs.some((sign) => piece[sign.from] === mine && sign.meaning === 'wish'))
    return false;
  return signs.some(
    (sign) =>
      sign.meaning === 'not' &&
      piece[sign.from] === mine - 1 &&
      sentence[sign.from] === sentence[from] &&
      // "allergic to fur, a bird or something" refuses no bird.
      (!animals.some((one) => piece[one.from] === mine) ||
        animals.some((one) => piece[one.from] === mine - 1)) &&
      tokens[start - 1] === ',',
  );
}
