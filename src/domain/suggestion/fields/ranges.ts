// What an amount bounds, and what it is of.
import { ownerBefore } from '#src/domain/suggestion/animals/animal-owner.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { Amount } from '#src/domain/suggestion/clauses/amounts.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

/** "at least 3, at most 8": two bounds in a sentence are one range. */
export function joined({ sentence }: ParsedText, amounts: readonly Amount[]): readonly Amount[] {
  return amounts.reduce<readonly Amount[]>((before, amount) => {
    const last = before.at(-1);
    const least = last?.least ?? amount.least;
    const most = last?.most ?? amount.most;
    const areBounds =
      last !== undefined &&
      last.open &&
      amount.open &&
      (last.least === undefined) !== (amount.least === undefined) &&
      sentence[last.from] === sentence[amount.from] &&
      (least ?? 0) <= (most ?? 0);
    if (!areBounds) return [...before, amount];
    return [...before.slice(0, -1), { ...amount, from: last.from, least, most, open: false }];
  }, []);
}

/** "I would not take an animal under ten": a bound that is denied further before it. */
export function turned(text: ParsedText, amount: Amount): Amount {
  const { from, least, most, open } = amount;
  // "not under ten" is read with the bound.
  const isRead = text.tokens.slice(Math.max(0, from - 2), from).some((token) => nots.test(token));
  if (!open || isRead || !isDenied(text, amount)) return amount;
  return { ...amount, least: most, most: least };
}

const nots =
  /^(?:not|no|never|nothing|none|nobody|anything|nada|nichts|rien|nicht|pas|nao|kein|max|ne)$/;

/** "we have two cats, 4 and 11", but "who likes dogs, 2 years old". */
export const isThere = (text: ParsedText, { role, from }: AnimalMention): boolean =>
  role === 'past' ||
  (role === 'household' &&
    (ownerBefore(text, from) === 'owner' ||
      text.signs.some(
        (sign) =>
          sign.meaning === 'have' &&
          sign.to <= from &&
          text.sentence[sign.from] === text.sentence[from],
      )));

/** "tortoises live to 100", "x 50", "80 quid", but "close to 80". */
export const isCount = (tokens: readonly string[], from: number, to: number): boolean =>
  tokens[from - 1] === 'x' ||
  /^(?:quid|bucks|dollars|euros?|percent|degrees|people)$/.test(tokens[to] ?? '') ||
  (tokens[from - 1] === 'to' &&
    !/^(?:close|closer|near|nearer|next|up)$/.test(tokens[from - 2] ?? ''));
