import { numberAt, unitAt, type Unit, units } from '#src/domain/suggestion/words/number-words.ts';
import { type BoundAfter, boundAfter, boundBefore } from './bounds.ts';
import type { ParsedText } from './parsed-text.ts';

/** A number or a range with its unit: "1-3 years", "under 10 kg", "8+". */
export type Amount = {
  readonly from: number;
  readonly to: number;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly unit: Unit | undefined;
  /** It says that it is an age: "5 years old", "aged 5". */
  readonly old: boolean;
  /** "under 5" and "5 or more", not "5". */
  readonly open: boolean;
};

const olds = /^(?:old|aged|age|alt|d|de|edad|idade)$/;
const about =
  /^(?:about|around|exactly|approximately|approx|roughly|like|say|of|so|maybe|circa|unos|aproximadamente|etwa|ungefahr|rund|environ|cerca|nearly|almost|aged|age|ideally|or|is|be|turning)$/;
const betweens = /^(?:to|and|or|bis|und|oder|a|y|o|et|ou|e|ate|and_a|until|till|through)$/;

export function amountsIn({ tokens }: ParsedText): readonly Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at, found.at(-1)?.to ?? 0);
    if (amount === undefined) continue;
    // "six months, maybe nine".
    const before = found.at(-1);
    if (before?.unit === 'months' && amount.unit === undefined && at - before.to < 3) continue;
    found.push(amount);
    at = amount.to - 1;
  }
  return found;
}

/** `since` is where the amount before it ends, in "5 kg min 9 kg max" after "min". */
function amountAt(tokens: readonly string[], at: number, since: number): Amount | undefined {
  const first = numberAt(tokens, at);
  if (first === undefined) return undefined;
  let to = at + 1;
  let unit = unitAt(tokens, to);
  if (unit) to += 1;
  const ownUnit = unit;
  let second: number | undefined;
  // "three four years"
  const near = unit ? first : (numberAt(tokens, to) ?? first);
  if (first > 1 && near > first && near - first < 3 && unitAt(tokens, to + 1)) {
    second = near;
    unit = unitAt(tokens, to + 1);
    to += 2;
  }
  const joint = tokens[to] === ',' ? to + 1 : to;
  if (betweens.test(tokens[joint] ?? '') && numberAt(tokens, joint + 1) !== undefined) {
    second = numberAt(tokens, joint + 1);
    to = joint + 2;
    const later = unitAt(tokens, to);
    if (later) to += 1;
    unit = later ?? (unit?.unit === 'months' && (second ?? 0) < first ? units['years'] : unit);
  }
  // "to two and a half"
  let half = 0;
  if (
    /^(?:and a half|y medi[oa]|einhalb|et demie?|e mei[oa])\b/.test(
      tokens.slice(to, to + 3).join(' '),
    )
  ) {
    half = 0.5;
    to += tokens[to] === 'einhalb' ? 1 : tokens[to] === 'and' ? 3 : 2;
    unit ??= unitAt(tokens, to);
    if (unitAt(tokens, to)) to += 1;
  }
  // "a smaller one"
  if (tokens[at] === 'one' && comparative.test(tokens[at - 1] ?? '')) return undefined;
  const bound = boundBefore(tokens, at, since);
  // "one dog under 2 years": the bound of the next amount.
  const after: BoundAfter = unit?.unit === 'other' ? { to, age: false } : boundAfter(tokens, to);
  if (unit === undefined && after.kind !== undefined) {
    unit = unitAt(tokens, after.to);
    if (unit !== undefined) after.to += 1;
  }
  let old =
    olds.test(tokens[to] ?? '') ||
    (olds.test(tokens[at - 1] ?? '') && !/^(?:d|de)$/.test(tokens[at - 1] ?? '')) ||
    // "her age (9)"
    (tokens[at - 1] === '(' && tokens[at - 2] === 'age') ||
    (bound.age ?? false) ||
    after.age;
  if (tokens[to] === 'old') to += 1;
  to = Math.max(to, after.to);
  // Without a unit, "a" and "one" are articles.
  if (
    second === undefined &&
    !unit &&
    // "menor que um beagle"
    (!bound.kind || /^(?:than|que|als)$/.test(tokens[at - 1] ?? '')) &&
    /^(?:a|an|one|un|une|ein|um|uno|einen|einem|eine|una|uma)$/.test(tokens[at] ?? '')
  )
    return undefined;
  if (
    unit?.unit === 'years' &&
    /^(?:ago|later|now|together|of|since)$/.test(tokens[to] ?? '') &&
    tokens[to + 1] !== 'age'
  )
    unit = { unit: 'other', times: 1 };
  // "a job from 9 to 5": hours.
  if (unit === undefined && second !== undefined && second < first)
    unit = { unit: 'other', times: 1 };
  const times = unit?.times ?? 1;
  const start =
    (first + (second === undefined ? half : 0)) *
    (second === undefined ? times : (ownUnit?.times ?? times));
  const stop = ((second ?? first) + half) * times;
  const low = Math.min(start, stop);
  const high = Math.max(start, stop);
  const kind = second === undefined ? (bound.kind ?? after.kind) : undefined;
  if (/^(?:age|aged)$/.test(tokens[at - 1] ?? '')) old = true;
  return {
    from: bound.from,
    to,
    least: kind === 'most' ? undefined : low,
    most: kind === 'least' ? undefined : high,
    unit: unit?.unit,
    old,
    open: kind !== undefined,
  };
}

const comparative = /^(?:bigger|smaller|older|younger|larger|lighter|heavier)$/;

export const isAbout = (token: string | undefined): boolean =>
  token !== undefined && about.test(token);

/** "a collie, at least two", "two old cats": a word without a unit is how many. */
export function countsAnimals(
  { tokens }: ParsedText,
  animals: readonly { from: number; to: number }[],
  { from, to, unit, old }: Amount,
): boolean {
  if (unit !== undefined) return false;
  if (tokens[to - 1] === 'old')
    return animals.some((one) => one.from === to && (tokens[one.to - 1] ?? '').endsWith('s'));
  // "a cat, maybe two"
  const isMaybe = /^(?:maybe|perhaps)$/.test(tokens[from - 1] ?? '') && to === from + 1;
  if (isMaybe && /^(?:two|three)$/.test(tokens[from] ?? '')) return true;
  const isLeast = tokens[from] === 'least' || tokens[from + 1] === 'least';
  return !old && isLeast && /^(?:two|three|one)$/.test(tokens[to - 1] ?? '');
}
