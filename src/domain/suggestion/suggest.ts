import { markClauses, sentencesOf } from './clauses/clauses.ts';
import { readWishes } from './fields/read-wishes.ts';
import { type ValueJudge, valueJudge } from './learned/values.ts';
import type { Suggestion } from './suggestion.ts';
import { wishesAmong } from './wishes/wishes-among.ts';
import { wordsOf } from './words/words-of.ts';

/**
 * Turns a description of a pet into a suggestion, by rules: the same words always give the same
 * answer, none is refused, and what is not said is left out.
 */
export function suggest(prompt: string): Suggestion {
  const { tokens, language } = wordsOf(prompt);
  const whole = { tokens: markClauses(tokens, language), language };
  const judge = valueJudge(whole);
  const wishes = wishesAmong(prompt, sentencesOf(tokens), whole, judge).flat();
  // What the tables know of the whole is kept.
  const text =
    wishes.length === tokens.length ? whole : { tokens: markClauses(wishes, language), language };
  return withoutDoubtful(readWishes(text), judge);
}

/** A value that the rules read is left out below this chance: leaving out beats inventing. */
const doubtful = 0.45;

/** What was read, without the values that were hardly said as a wish. */
function withoutDoubtful(read: Suggestion, judge: ValueJudge): Suggestion {
  const doubted = judge(read).filter(({ chance }) => chance < doubtful);
  const isDoubted = (field: string, value: string) =>
    doubted.some((one) => one.field === field && one.value === value);
  const left = Object.entries(read).flatMap(([field, said = []]): [string, unknown][] => {
    const kept = [said].flat().filter((value) => !isDoubted(field, value));
    return kept.length === 0 ? [] : [[field, Array.isArray(said) ? kept : said]];
  });
  // Of each field its own values or fewer.
  return Object.fromEntries(left) as Suggestion;
}
