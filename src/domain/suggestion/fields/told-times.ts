// Spans of time that are no age, and the hours of a day.
import type { Amount } from '#src/domain/suggestion/clauses/amounts.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

export const isAge = ({ unit }: Amount) => unit === 'years' || unit === 'months';

/** "for thirty years", "hace ya quince años": how long ago or how long, and no age. */
export function tellsTime(tokens: readonly string[], { from, to, least }: Amount): boolean {
  // "thirty years judging dogs", "anos de estrada".
  if (/^[a-z]{3,}ing$/.test(tokens[to] ?? '') && tokens[to] !== 'living') return true;
  if (
    tokens[to] === 'de' &&
    !/^(?:edad|idade|age|vida)$/.test(tokens[to + 1] ?? '') &&
    /^(?:an[oi]t?os|anos|ans)$/.test(tokens[to - 1] ?? '')
  )
    return true;
  // "a 15-year mortgage"
  if (
    /^(?:mortgage|lease|itch|contract|warranty|gap|career|marriage|relationship|wait|break)$/.test(
      tokens[to] ?? '',
    )
  )
    return true;
  // "20 years with difficult dogs"
  if (tokens[to] === 'with' && least !== undefined && least >= 10) return true;
  // "at least another ten years": how long yet.
  if (tokens.slice(from, to).some((token) => /^(?:another|further)$/.test(token))) return true;
  // "they died within a month"
  if (tokens[from] === 'within' && /(?:ed|lost|gone)$/.test(tokens[from - 1] ?? '')) return true;
  // "two weeks a month", "three months ago".
  if (
    /^(?:a|per|each|in|ago|later|back|every|straight|together|on|without|since|left|away|apart|alone|waiting|running|solid|hace|atras|lang)$/.test(
      tokens[to] ?? '',
    )
  )
    return true;
  // "twenty years I drove a bus"
  if (
    /^(?:i|we) (?:drove|worked|had|have|lived|spent|waited|kept|was|were|did|taught|owned|bred|ran|served|looked)\b/.test(
      tokens.slice(to, to + 2).join(' '),
    )
  )
    return true;
  let at = from - 1;
  while (isAdverb.test(tokens[at] ?? '')) at -= 1;
  const isAgo = tokens[at] === 'a' && tokens[at - 1] === 'y';
  return isAgo || times.test(tokens[at] ?? '') || /^(?:last|past)$/.test(tokens[from - 1] ?? '');
}

/** "home three weeks, then away": weeks and months are an age only beside a pet, or within bounds. */
export function isTimeOf(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
  { unit, old, open, from, to, least, most }: Amount,
): boolean {
  if (unit !== 'months' || old || open || least !== most) return false;
  const isBeside = animals.some(
    (one) => (one.from >= to && one.from - to < 2) || (one.to <= from && from - one.to < 3),
  );
  const ends =
    isBoundary(tokens[to]) ||
    tokens[to] === 'mark' ||
    (tokens[to] === 'or' && tokens[to + 1] === 'so');
  const opens = isBoundary(tokens[from - 1]) || tokens[to] === 'mark';
  return !isBeside && !(opens && ends);
}

const isAdverb =
  /^(?:about|almost|nearly|over|the|last|past|ya|casi|mas|de|schon|fast|uber|deja|presque|ja|quase|mais|roughly|around|another|next|only|just)$/;
const times =
  /^(?:for|since|every|in|ago|after|within|hace|llevo|llevamos|desde|durante|tras|been|seit|vor|nach|depuis|pendant|fait|apres|ha|faz|apos|spent|lasts?|lasted|married|waited|waiting|clean|sober|together|took|takes|served|lived|living|worked|working|dead|gone|widowed|divorced|retired|passed|dura|duran|casad[oa]s?|viveu|vivio|vecu|vivi|gelebt|hatten|tuvimos|tuve|tivemos|tive|passou|dauert|verheiratet|gewartet|dure|attendu|maries?|attends|espere|espero)$/;

/** "come home about seven": after a verb, a bare number is the hour. */
export const tellsHour = (tokens: readonly string[], from: number) =>
  /^(?:home|up|in|out|back|work|bed|until|till|from|start|finish|leave|return|come|get)$/.test(
    tokens[from - 2] ?? '',
  );
