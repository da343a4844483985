import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import type { Mention } from './mentions.ts';
import { isAnsweredNo, isRefusedAfter } from './read-words.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';
import type { Level } from './read-coordinated.ts';

/** How far a quantity may stand from what it is of, in words. */
const before = 5;
const after = 5;
/** "I walk to the shop and round the park each morning": how often comes last. */
const afterWalks = 10;

/**
 * How much of a topic is wanted where no phrase of the tables says it: its quantity in the same
 * piece, or a denial, which makes it little. "no time to keep up with all that brushing"
 */
export function quantitiesOf(
  text: ParsedText,
  field: 'care' | 'shedding' | 'energy',
): readonly Mention<Level>[] {
  const { tokens, language } = text;
  const known = lexicons[field].match(tokens, language);
  return lexicons[`${field}Topics`]
    .match(tokens, language)
    .flatMap(({ from, to }): Mention<Level>[] => {
      if (known.some((one) => one.from < to && from < one.to)) return [];
      if (field === 'shedding' && isWelcome(text, from)) return [];
      const quantity = quantityNear(text, field === 'energy' ? 'lengths' : 'quantities', from, to);
      const denied =
        isDenied(text, { from: quantity?.from ?? from, to }) ||
        isAnsweredNo(text, to) ||
        isBeyond(text, from) ||
        isRefusedAfter(text, to);
      const much = denied ? (quantity?.value === 'low' ? undefined : 'low') : quantity?.value;
      const value = field === 'care' && isEnjoyed(text, to) ? 'high' : much;
      return value === undefined ? [] : [{ value, from, to, denied: false }];
    });
}

/** "brushing is my meditation", "I groom for a living", "coat care does not put me off". */
const isEnjoyed = ({ tokens, piece }: ParsedText, to: number): boolean =>
  /^(?:(?:is|are) (?:\w+ ){0,2}|too )?(?:relaxing|soothing|calming|therapeutic|meditation|hobby|pleasure|for a living)\b|^(?:does |do |is |would )?not (?:put (?:me|us) off|scare|bother|faze|daunt)\b/.test(
    tokens.filter((_, at) => at >= to && piece[at] === piece[to - 1]).join(' '),
  );

/** "too stiff for combing", "no clue how to clip nails": what nobody there can do. */
const isBeyond = ({ tokens, piece }: ParsedText, from: number): boolean =>
  /\b(?:too \w+ (?:for|to)|(?:no|any) (?:clue|idea|knack)|know(?:s|ing)? nothing)\b/.test(
    tokens.slice(Math.max(piece.indexOf(piece[from] ?? 0), from - 6), from).join(' '),
  );

/** "we can live with a bit of hair": that it does not matter is no wish. */
function isWelcome({ signs, piece, tokens }: ParsedText, from: number): boolean {
  const mine = piece[from];
  return (
    signs.some(({ meaning, from: at }) => meaning === 'fine' && piece[at] === mine) ||
    tokens.some((token, at) => piece[at] === mine && /^(?:cares|whatever|live)$/.test(token))
  );
}

function quantityNear(
  text: ParsedText,
  words: 'lengths' | 'quantities',
  from: number,
  to: number,
): { value: Level; from: number } | undefined {
  const { tokens, language, piece } = text;
  const others = (['energyTopics', 'careTopics', 'sheddingTopics'] as const).flatMap((field) =>
    lexicons[field].match(tokens, language).map((one) => one.from),
  );
  const isOfAnother = (start: number, end: number) =>
    others.some((at) => at >= start && at < end) ||
    text.animals.some((one) => one.from >= start && one.to <= end && one.meaning.type !== 'any') ||
    tokens.slice(start, end).some((token) => parting.test(token));
  const near = lexicons[words]
    .match(tokens, language)
    .filter(
      (one) =>
        (one.to <= from &&
          from - one.to < before &&
          piece[one.from] === piece[from] &&
          !isOfAnother(one.to, from)) ||
        (one.from >= to &&
          one.from - to < (words === 'lengths' ? afterWalks : after) &&
          follows(tokens.slice(to, one.from)) &&
          // "walks nice on the lead" tells how, not how far.
          !manner.test(tokens[one.from] ?? '') &&
          !isOfAnother(to, one.from)),
    )
    .toSorted((one, other) => gap(one, from, to) - gap(other, from, to));
  const [nearest] = near;
  return nearest && { value: nearest.meaning, from: Math.min(nearest.from, from) };
}

const manner = /^(?:good|nice|steady|proper)$/;
const parting = /^(?:so|as|when|if|then|which|who|also)$/;

/** "grooming: low", but not "grooming, and a small garden". */
const follows = (between: readonly string[]) =>
  between.every((token) => !isBoundary(token) || token === ':');

const gap = (one: { from: number; to: number }, from: number, to: number) =>
  one.to <= from ? from - one.to : one.from - to;
