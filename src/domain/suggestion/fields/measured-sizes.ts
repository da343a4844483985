import { petFields } from '#src/domain/pet-fields.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { amountsIn } from '#src/domain/suggestion/clauses/amounts.ts';
import { thingSizes } from '#src/domain/suggestion/lexicon/sizes.ts';
import { lexicon } from '#src/domain/suggestion/lexicon/phrases.ts';
import type { Mention } from './mentions.ts';
import { joined } from './ranges.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { subjectBefore } from './subjects.ts';

export type Size = (typeof petFields.size.vocabulary)[number];
const sizes = petFields.size.vocabulary;
const things = lexicon(thingSizes);

/** In kg: small is up to the first, medium to the second. A little more or less is the same. */
const smallTo = 10;
const mediumTo = 25;

export function sizesByWeight(
  text: ParsedText,
  animals: readonly AnimalMention[],
): readonly Mention<Size>[] {
  const weights = amountsIn(text).filter(({ unit }) => unit === 'kg');
  return joined(text, weights).flatMap(({ least, most, open, from, to }) => {
    const isOther = animals.some(
      (one) => one.from >= to && one.from - to < 2 && one.role === 'household',
    );
    // "I am 1.80 m and 90 kg", but "I can carry 10 kg".
    const isLimit = /^(?:limit|max|maximum|cap)$/.test(text.tokens[to] ?? '');
    const isOfPerson =
      !open && !isLimit && ['speaker', 'person'].includes(subjectBefore(text, animals, from));
    // "has to lose 20 pounds"
    const isChange = /^(?:lose|lost|gain|gained|adelgazar|perder|abnehmen|perdre)$/.test(
      text.tokens[from - 1] ?? '',
    );
    if (isOther || isOfPerson || isChange) return [];
    const low = least ?? 0;
    const high = most ?? 99;
    const values: Size[] = [];
    if (low < (open || least !== most ? smallTo - 1 : smallTo + 0.5)) values.push('small');
    if (high > smallTo + (open || least !== most ? 2 : 0.5) && low < mediumTo - (open ? 2 : 0))
      values.push('medium');
    if (high > mediumTo + (least === most ? 0 : 3)) values.push('large');
    // "keine fünfzig Kilo"
    const isRefused = text.signs.some(
      (sign) =>
        sign.meaning === 'not' &&
        sign.to <= from &&
        from - sign.to < 4 &&
        text.piece[sign.from] === text.piece[from],
    );
    const denied = !open && least === most && isRefused && isDenied(text, { from, to });
    // "not over 35 kg" leaves every size.
    if (values.length === sizes.length) return [];
    return values.map((value) => ({ value, from, to, denied }));
  });
}

/** In cm at the shoulder, like the weights. */
const smallToHeight = 38;
const mediumToHeight = 56;

/** "under 15 inches tall", "40 cm at the shoulder". */
export function sizesByHeight(
  text: ParsedText,
  animals: readonly AnimalMention[],
): readonly Mention<Size>[] {
  return amountsIn(text).flatMap(({ unit, least, most, open, from, to }) => {
    const isHeight =
      tall.test(text.tokens.slice(to, to + 4).join(' ')) || text.tokens[from - 1] === 'height';
    const isOfPet = !['speaker', 'person', 'household'].includes(
      subjectBefore(text, animals, from),
    );
    if (unit !== 'cm' || !isHeight || !isOfPet) return [];
    const low = least ?? 0;
    const high = most ?? 99;
    const margin = open ? 2 : 0;
    return [
      { value: 'small' as const, fits: low < smallToHeight },
      { value: 'medium' as const, fits: high > smallToHeight + margin && low < mediumToHeight },
      { value: 'large' as const, fits: high > mediumToHeight + margin },
    ].flatMap(({ value, fits }) => (fits ? [{ value, from, to: to + 1, denied: false }] : []));
  });
}

const tall =
  /^(?:tall|high|hoch|gross|alto|alta|haut|at the (?:shoulder|withers)|de alto|de altura)\b/;

const bigger = /^(?:bigger|larger|taller|heavier|grosser|mayor|maior)$/;
const smaller = /^(?:smaller|tinier|shorter|lighter|littler|kleiner|menor)$/;
/** Where a comparative is two words: "más grande que", "plus petit qu'un". */
const moreOrLess: Readonly<Record<string, string>> = {
  mas: 'more',
  plus: 'more',
  mais: 'more',
  menos: 'less',
  moins: 'less',
};
const bigs = /^(?:grande|grand|grosse?|gros|alt[oa]|pesad[oa]|lourd)$/;
const smalls = /^(?:petite?|pequen[oa]|chic[oa])$/;

/** The word in which a comparison says more or less, as "bigger" or "smaller". */
function comparativeIn(said: readonly string[]): string | undefined {
  const plain = said.find((token) => bigger.test(token) || smaller.test(token));
  const degree = moreOrLess[said[0] ?? ''];
  const isBig = said.some((token) => bigs.test(token));
  if (plain !== undefined || degree === undefined) return plain;
  if (!isBig && !said.some((token) => smalls.test(token))) return undefined;
  return isBig === (degree === 'more') ? 'bigger' : 'smaller';
}

/** "a bit bigger than a beagle", "the size of a cat", "no bigger than a lab". */
export function sizesByComparison(
  text: ParsedText,
  animals: readonly AnimalMention[],
): readonly Mention<Size>[] {
  const { tokens, signs, language } = text;
  const named = things
    .match(tokens, language)
    .map(({ meaning, from, to }) => ({ size: meaning, from, to }));
  // "as big as a bear": of the other animals only what a thing of the table is has a size of its own.
  const found = [
    ...named,
    ...animals.flatMap(({ from, to, meaning }) =>
      meaning.size && !named.some((one) => one.from === from)
        ? [{ size: meaning.size, from, to }]
        : [],
    ),
  ];
  // "corgi sized", "fridge size"
  const sized = found.flatMap(({ size, from, to }): Mention<Size>[] =>
    /^sizes?d?$/.test(tokens[to] ?? '')
      ? [{ value: size, from, to: to + 1, denied: isDenied(text, { from, to }) }]
      : [],
  );
  if (sized.length > 0) return sized;
  const compared = signs.map((sign) => {
    if (sign.meaning !== 'than') return [];
    const other = found.find(({ from }) => from >= sign.to - 1 && from - sign.to < 3);
    const word = tokens[sign.from - 1] ?? '';
    const isSize = /^(?:size|grosse|taille|tamano|tamanho|big|small|large|tall)$/;
    const start = tokens.slice(sign.from, sign.to).some((token) => isSize.test(token));
    const comparing = comparativeIn(tokens.slice(sign.from, sign.to)) ?? word;
    // "grösser als", "als ein": of one comparison the longer sign tells more.
    const isPart = signs.some(
      (one) => one.meaning === 'than' && one.from < sign.from && sign.from < one.to,
    );
    if (!other || isPart) return [];
    const denied =
      /^(?:no|not|nicht|kein|nao|pas)$/.test(tokens[sign.from - 2] ?? '') ||
      /^(?:no|not|nothing|never|nicht|nichts|nada|rien)$/.test(tokens[sign.from - 1] ?? '') ||
      tokens.slice(sign.from, sign.to).includes('no');
    // "half the size of a beagle"
    const isHalf = tokens.slice(sign.from - 2, sign.from).includes('half');
    const values = bigger.test(comparing)
      ? denied
        ? upTo(other.size)
        : above(other.size)
      : isHalf || smaller.test(comparing)
        ? denied
          ? sizes.slice(sizes.indexOf(other.size))
          : below(other.size)
        : start || isSize.test(word)
          ? orMore(tokens, other)
          : [];
    return values.map((value) => ({ value, from: sign.from - 2, to: other.to, denied: false }));
  });
  // "smaller than a lab, bigger than a beagle": what both leave.
  const [one = [], next = []] = compared.filter((values) => values.length > 0);
  const both = one.filter(({ value }) => next.some((other) => other.value === value));
  const ends = Math.max(...next.map(({ to }) => to));
  return both.length > 0 ? both.map((value) => ({ ...value, to: ends })) : compared.flat();
}

/** "as big as a lab or bigger". */
function orMore(
  tokens: readonly string[],
  { size, to }: { readonly size: Size; readonly to: number },
): readonly Size[] {
  if (tokens[to] !== 'or') return [size];
  const next = tokens[to + 1] ?? '';
  return bigger.test(next) ? [size, ...above(size)] : smaller.test(next) ? upTo(size) : [size];
}

const below = (size: Size): readonly Size[] => (size === 'large' ? ['small', 'medium'] : ['small']);
const above = (size: Size): readonly Size[] =>
  size === 'large' ? ['large'] : size === 'medium' ? ['medium', 'large'] : ['medium'];
const upTo = (size: Size): readonly Size[] => (size === 'small' ? ['small'] : ['small', 'medium']);

/** "un susto grande": where adjectives follow their noun, one that nobody knows. */
export function isOfOtherNoun(text: ParsedText, from: number): boolean {
  const { tokens, language, adjectives, animals, signs, isFunction } = text;
  const noun = tokens[from - 1] ?? '';
  return (
    /^(?:es|pt|fr)$/.test(language) &&
    /^[a-z]{4,}$/.test(noun) &&
    !adjectives.has(from - 1) &&
    !isFunction(from - 1) &&
    !/^(?:anos?|ans|anit[oa]s|tamano|tamanho|porte|talla|taille|raza|raca|race|gabarit|tipo|especie|mejor|melhor|mieux|preferiblemente|preferencia|preference|algo|demasiado|demais|extra|super|medio|mediano|pelo|macho|hembra|femea|male|femelle)$/.test(
      noun,
    ) &&
    ![...animals, ...signs].some((one) => one.from < from && from <= one.to)
  );
}
