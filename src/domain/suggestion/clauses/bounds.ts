// The words by which a number is the least or the most: "not older than 5", "8 and up".
import { numberAt } from '#src/domain/suggestion/words/number-words.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

const most =
  /^(?:under|<|limit|cap|carry|lift|below|younger|smaller|less|lighter|max|maximum|most|over_not|menos|hasta|maximo|unter|hochstens|maximal|bis|moins|maximum|jusqu|jusque|abaixo|ate|menor|junger|kleiner|plus_pas|leichter|within)$/;
const least =
  /^(?:over|>|above|more|older|bigger|larger|least|minimum|min|beyond|mas|minimo|desde|partir|uber|mindestens|ab|plus|dessus|acima|mais|mayor|alter|grosser|schwerer|hoher|mehr|maior|past|from|heavier|exceeds?|exceeding|pasen?|pasar|supere[n]?|superar|exceda|passe[m]?|passar|ultrapasse|ultrapassar|depasse|depasser|ubersteigt)$/;
const linking =
  /^(?:than|then|about|around|roughly|approximately|approx|que|als|los|las|el|os|la|de|dos|des|the|a|another|further|of|do|age|to|at|a|um|un|une|no|not|no_more|y|das|ao|is|weigh|weighing|weighs|far|well|grande?|gros|lourd|pesado)$/;
const upwards =
  /^(?:plus|up|upwards|older|over|more|above|mas|mayor|mais|alter|aufwarts|mehr|vieux|heavier|onwards|minimum|min|mindestens|minimo)$/;
const downwards =
  /^(?:max|limit|cap|tops|smaller|tiefer|younger|less|under|below|maximum|or_less|menos|maximo|maximal|hochstens|junger|moins|lighter)$/;

type Bound = { from: number; kind?: 'most' | 'least'; age?: boolean };

/** "not older than", "at most", "under": read backwards from the number. */
export function boundBefore(tokens: readonly string[], at: number, since: number): Bound {
  for (let back = at - 1; back >= Math.max(since, at - 3); back -= 1) {
    const token = tokens[back] ?? '';
    const age = /^(?:older|younger|alter|junger|mayor|menor|aged)$/.test(token);
    const denied =
      /^(?:not|no|never|nothing|none|nobody|nada|nichts|rien|nicht|pas|nao|kein|max|ne)$/.test(
        tokens[back - 1] ?? '',
      ) ||
      (/^(?:not|no|nicht|pas|nao|nada|nichts|rien)$/.test(tokens[back - 2] ?? '') &&
        // "haart nicht, bis 12 kg"
        !isBoundary(tokens[back - 1])) ||
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

export type BoundAfter = { to: number; kind?: 'most' | 'least'; age: boolean };

/** "or younger", "and up", "tops", "plus". */
export function boundAfter(tokens: readonly string[], to: number): BoundAfter {
  // "de un año para arriba"
  if (
    /^(?:(?:para|hacia) arriba|en adelante|para cima|em diante)$/.test(
      tokens.slice(to, to + 2).join(' '),
    )
  )
    return { to: to + 2, kind: 'least', age: false };
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
    if (
      upwards.test(token) &&
      (/^(?:plus|upwards|aufwarts|minimum|min|minimo)$/.test(token) || at > to)
    )
      return { to: at + 1, kind: 'least', age };
    if (downwards.test(token)) return { to: at + 1, kind: 'most', age };
    if (!/^(?:or|and|years|year|old|o|y|oder|und|ou|et|e|at|the)$/.test(token)) break;
  }
  return { to, age: false };
}
