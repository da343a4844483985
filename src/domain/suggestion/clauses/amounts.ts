import { numberWords, type Unit, units } from '#src/domain/suggestion/words/number-words.ts';
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
const most =
  /^(?:under|<|limit|cap|carry|lift|below|younger|smaller|less|lighter|max|maximum|most|over_not|menos|hasta|maximo|unter|hochstens|maximal|bis|moins|maximum|jusqu|jusque|abaixo|ate|menor|junger|kleiner|plus_pas|leichter|within)$/;
const least =
  /^(?:over|>|above|more|older|bigger|larger|least|minimum|min|beyond|mas|minimo|desde|partir|uber|mindestens|ab|plus|dessus|acima|mais|mayor|alter|grosser|maior|past|from|heavier|exceeds?|exceeding|pasen?|pasar|supere[n]?|superar|exceda|passe[m]?|passar|ultrapasse|ultrapassar|depasse|depasser|ubersteigt)$/;
const about =
  /^(?:about|around|exactly|approximately|approx|roughly|like|say|of|so|maybe|circa|unos|aproximadamente|etwa|ungefahr|rund|environ|cerca|nearly|almost|aged|age|ideally|or|is|be|turning)$/;
const linking =
  /^(?:than|que|als|de|dos|des|the|a|another|further|of|do|age|to|at|a|um|un|une|no|not|no_more|y|das|ao|is|weigh|weighing|weighs|far|well|grande?|gros|lourd|pesado)$/;
const upwards =
  /^(?:plus|up|upwards|older|over|more|above|mas|mayor|mais|alter|aufwarts|mehr|vieux|heavier|onwards|minimum|min|mindestens|minimo)$/;
const downwards =
  /^(?:max|limit|cap|tops|smaller|tiefer|younger|less|under|below|maximum|or_less|menos|maximo|maximal|hochstens|junger|moins|lighter)$/;
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

const often = /^(?:once|twice|thrice|times|walks|visits|trips|much|hours|few)$/;

function numberAt(tokens: readonly string[], at: number): number | undefined {
  const token = tokens[at] ?? '';
  if (/^\d{1,3}(?:\.\d+)?$/.test(token)) return Number(token);
  // "two weeks a month", "twice a year", "20 a month": how often, and how much.
  if (
    /^(?:a|an)$/.test(token) &&
    (unitAt(tokens, at - 1) ||
      often.test(tokens[at - 1] ?? '') ||
      /^\d+$/.test(tokens[at - 1] ?? ''))
  )
    return undefined;
  if (/^(?:a|an)$/.test(token))
    return unitAt(tokens, at + 1) && !/^(?:day|hour|week|night|k|m)s?$/.test(tokens[at + 1] ?? '')
      ? 1
      : undefined;
  // "não passe dos 10 quilos": an article.
  if (token === 'dos' && /^\d/.test(tokens[at + 1] ?? '')) return undefined;
  return Object.hasOwn(numberWords, token) ? numberWords[token] : undefined;
}

function unitAt(tokens: readonly string[], at: number) {
  const token = tokens[at] ?? '';
  return Object.hasOwn(units, token) ? units[token] : undefined;
}

type Bound = { from: number; kind?: 'most' | 'least'; age?: boolean };

/** "not older than", "at most", "under": read backwards from the number. */
function boundBefore(tokens: readonly string[], at: number, since: number): Bound {
  for (let back = at - 1; back >= Math.max(since, at - 3); back -= 1) {
    const token = tokens[back] ?? '';
    const age = /^(?:older|younger|alter|junger|mayor|menor|aged)$/.test(token);
    const denied =
      /^(?:not|no|never|nothing|none|nobody|nada|nichts|rien|nicht|pas|nao|kein|max|ne)$/.test(
        tokens[back - 1] ?? '',
      ) ||
      /^(?:not|no|nicht|pas|nao|nada|nichts|rien)$/.test(tokens[back - 2] ?? '') ||
      // "can not lift anything over 10 kg"
      (tokens[back - 1] === 'anything' &&
        tokens
          .slice(Math.max(0, back - 4), back - 1)
          .some((one) => /^(?:not|no|never)$/.test(one)));
    // "not even a year"
    if (
      (/^(?:even|quite|yet)$/.test(token) && tokens[back - 1] === 'not') ||
      (token === 'pas' && tokens[back - 1] === 'meme') ||
      token === 'siquiera'
    )
      return { from: back - 1, kind: 'most' };
    if (token === 'up' && tokens[back + 1] === 'to') return { from: back, kind: 'most' };
    const pair = `${tokens[back - 1]} ${token}`;
    if (/^(?:(?:au|du) moins|(?:al|ao|lo|pelo) menos|no minimo)$/.test(pair))
      return { from: back - 1, kind: 'least' };
    if (/^(?:au plus|como mucho|no maximo)$/.test(pair)) return { from: back - 1, kind: 'most' };
    if (most.test(token)) return { from: back, kind: denied ? 'least' : 'most', age };
    if (least.test(token))
      return { from: denied ? back - 1 : back, kind: denied ? 'most' : 'least', age };
    // "ne dépasse pas 10 kg"
    const isDeniedVerb = token === 'pas' && (tokens[back - 1] ?? '').startsWith('depass');
    if (!linking.test(token) && !isDeniedVerb) break;
  }
  return { from: at };
}

type BoundAfter = { to: number; kind?: 'most' | 'least'; age: boolean };

/** "or younger", "and up", "tops", "plus". */
function boundAfter(tokens: readonly string[], to: number): BoundAfter {
  // "seven at least", "cinq ans au plus"
  const last = /^(?:at|au|no|como|pelo) (least|most|moins|plus|minimo|maximo|menos|mucho)$/.exec(
    tokens.slice(to, to + 2).join(' '),
  )?.[1];
  if (last !== undefined)
    return {
      to: to + 2,
      kind: /^(?:most|plus|maximo|mucho)$/.test(last) ? 'most' : 'least',
      age: false,
    };
  for (let at = to; at < to + 4; at += 1) {
    const token = tokens[at] ?? '';
    // "12 kilos grand max"
    if (/^(?:grand|gran)$/.test(token)) continue;
    // "over 2 and under 6": the bound of the next amount.
    const next = linking.test(tokens[at + 1] ?? '') ? at + 2 : at + 1;
    if (/^(?:and|und|y|e|et)$/.test(tokens[at - 1] ?? '') && numberAt(tokens, next)) break;
    const age = /^(?:older|younger|alter|junger)$/.test(token);
    if (upwards.test(token) && (/^(?:plus|upwards|minimum|min|minimo)$/.test(token) || at > to))
      return { to: at + 1, kind: 'least', age };
    if (downwards.test(token)) return { to: at + 1, kind: 'most', age };
    if (!/^(?:or|and|years|year|old|o|y|oder|und|ou|et|e|at|the)$/.test(token)) break;
  }
  return { to, age: false };
}

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
