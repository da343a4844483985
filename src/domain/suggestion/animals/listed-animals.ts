// Animals that are named in a list with others, or with people.
import { several } from './animal-owner.ts';
import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** "we have a toddler, two cats and a parrot": the list goes on while each part names someone. */
export function isInList(
  { tokens, signs, piece, animals, persons, sentence, adjectives }: ParsedText,
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
  let article = from - 1;
  while (adjectives.has(article)) article -= 1;
  const isDetailed =
    /^(?:an?|una?|eine?|einen|une|uma?)$/.test(tokens[article] ?? '') ||
    /^(?:that|who|which|to)$/.test(tokens[own?.to ?? from + 1] ?? '');
  const named = [...animals, ...persons].map((one) => one.from);
  for (let at = (piece[from] ?? 0) - 1; at >= 0; at -= 1) {
    const start = piece.indexOf(at);
    const end = piece.lastIndexOf(at);
    if (sentence[start] !== sentence[from] || tokens[end] === '|') return false;
    // "like my last terrier, mid size dog": who goes on with a list says how many, or whose.
    if (of === 'past' && !listed.test(tokens[piece.indexOf(piece[from] ?? 0)] ?? '')) return false;
    const there = signs.filter((sign) => piece[sign.from] === at);
    // "two cats and a baby, a dog that …": the list ended with its "and".
    if (of === 'have' && isDetailed && endsWithAnd(tokens, named, start, end)) return false;
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
      return (
        last.meaning === of &&
        (names ||
          (of === 'have' && last.to - last.from === 1 && !being.test(tokens[last.from] ?? '')))
      );
    if (!names) return false;
  }
  return false;
}

/** Whether an "and" stands between the last two that a piece names. */
const endsWithAnd = (
  tokens: readonly string[],
  named: readonly number[],
  start: number,
  end: number,
) => {
  const and = tokens.findLastIndex(
    (token, at) => at > start && at < end && /^(?:and|y|e|und|et)$/.test(token),
  );
  return named.some((at) => at >= start && at < and) && named.some((at) => at > and && at < end);
};

/** "somos deportistas, perro grande": what somebody is, and not whom they have. */
const being = /^(?:somos|sommes|sind)$/;

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

/** "three boys, one cat", "(2 kids, 1 dog)": counted like the people before it, and not wished for. */
export function isCountedWithPeople(
  { persons, animals, signs, piece, sentence, tokens, adjectives }: ParsedText,
  { from, to }: NamedAnimal,
): boolean {
  const mine = piece[from] ?? 0;
  // "Kind 2, Kind 5, Kater 11, Mann 41": each with an age.
  const hasAge = (end: number) =>
    /^\d{1,2}$/.test(tokens[end] ?? '') && /^[,.;]?$/.test(tokens[end + 1] ?? '');
  if (
    hasAge(to) &&
    persons.some((one) => sentence[one.from] === sentence[from] && hasAge(one.to)) &&
    isBoundary(tokens[from - 1])
  )
    return true;
  // "…, un chien gentil": described, and so an article and no count.
  const isArticle = /^(?:una?|uno|eine?|uma?)$/.test(tokens[from - 1] ?? '');
  if (isArticle && !isBoundary(tokens[to]) && !/^(?:et|y|und|e)$/.test(tokens[to] ?? ''))
    return false;
  let at = from - 1;
  while (adjectives.has(at)) at -= 1;
  if (!count.test(tokens[at] ?? '')) return false;
  if (signs.some((sign) => sign.meaning === 'wish' && piece[sign.from] === mine)) return false;
  const start = piece.indexOf(mine);
  // "three cats, one husband, room for a dog"
  const isBeforeCounted =
    start === at &&
    several.test(tokens[at] ?? '') &&
    tokens[to] === ',' &&
    persons.some((one) => one.from === to + 2 && count.test(tokens[to + 1] ?? ''));
  if (isBeforeCounted) return true;
  const before = [...persons, ...animals].some(
    (one) =>
      (piece[one.from] === mine ? one.to < from : piece[one.from] === mine - 1) &&
      sentence[one.from] === sentence[from] &&
      (one.meaning === 'kids' || count.test(tokens[one.from - 1] ?? '')) &&
      // "no children, one cat" counts nobody.
      !signs.some(
        ({ meaning, from: at }) =>
          piece[at] === piece[one.from] &&
          (/^(?:wish|not)$/.test(meaning) ||
            // "gentil avec les enfants, un chien"
            (isArticle && meaning === 'with' && piece[at] !== mine)),
      ),
  );
  return (
    before &&
    (/^(?:[,(:]|and|plus|y|e|et|und)$/.test(tokens[at - 1] ?? tokens[start - 1] ?? '') ||
      // "2 adults 1 teen 1 cat"
      (!isArticle && persons.some((one) => one.to === at)))
  );
}

const count =
  /^(?:\d|one|two|three|four|five|six|several|un|una|uno|dos|tres|ein|eine|zwei|drei|deux|trois|um|uma|dois|duas)$/;
