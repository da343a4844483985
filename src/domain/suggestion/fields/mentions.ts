import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** A value of a field that the text names, or denies. */
export type Mention<Value> = {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
  readonly denied: boolean;
};

/**
 * Without what was taken back: after "actually" and the like, what came before gives way to what is
 * said of the same field; after "scratch that" the sentence before is void. A question with "or"
 * gives way to its answer.
 */
export function lastWords<Value>(
  text: ParsedText,
  mentions: readonly Mention<Value>[],
): readonly Mention<Value>[] {
  const { signs, piece } = text;
  let kept = withoutTakenBack(text, mentions);
  for (const { meaning, from, to } of signs) {
    if (meaning !== 'plan') continue;
    // "I wanted a big dog, but a small one": a plan gives way to what is said after it.
    const mine = piece[from];
    if (kept.some((one) => one.from >= to && piece[one.from] !== mine))
      kept = kept.filter((one) => one.from < to || piece[one.from] !== mine);
  }
  return withoutAnswered(text, kept);
}

/** Without what came before "actually", "scratch that" and the like. */
export function withoutTakenBack<Value>(
  { signs, sentence, piece, tokens }: ParsedText,
  mentions: readonly Mention<Value>[],
): readonly Mention<Value>[] {
  let kept = mentions;
  for (const { meaning, from, to } of signs) {
    if (meaning === 'takeBack') {
      const opens = from === 0 || sentence[from - 1] !== sentence[from];
      const void_ = (sentence[from] ?? 0) - (opens ? 1 : 0);
      kept = kept.filter((one) => one.from >= to || (sentence[one.from] ?? 0) < void_);
    }
    if (meaning === 'correction') {
      // "mais notre chat chasse, alors un chien plutôt": it may stand behind what it corrects to.
      const since = isBoundary(tokens[to]) ? piece.indexOf(piece[from] ?? 0) : from;
      // "another rabbit I mean, not a dog" only goes on.
      if (kept.some((one) => one.from >= since && !one.denied))
        kept = kept.filter((one) => one.from >= since);
    }
  }
  return kept;
}

/** Without what a question only offers that is answered afterwards: "Calm or playful? Calm." */
export function withoutAnswered<Value>(
  { sentence, tokens }: ParsedText,
  mentions: readonly Mention<Value>[],
): readonly Mention<Value>[] {
  return mentions.filter((one) => {
    const mine = sentence[one.from] ?? 0;
    const end = sentence.lastIndexOf(mine);
    const asks = tokens[end] === '?' && tokens.slice(sentence.indexOf(mine), end).includes('or');
    return !(
      asks && mentions.some((other) => (sentence[other.from] ?? 0) === mine + 1 && !other.denied)
    );
  });
}

/** The values that are said; if some are only denied, all the others of the vocabulary. */
export function valuesOf<Value extends string>(
  vocabulary: readonly Value[],
  mentions: readonly Mention<Value>[],
): readonly Value[] {
  const said = mentions.filter(({ denied }) => !denied).map(({ value }) => value);
  const denied = mentions.filter((one) => one.denied).map(({ value }) => value);
  if (said.length > 0) {
    const left = vocabulary.filter((value) => said.includes(value) && !denied.includes(value));
    return left.length > 0 ? left : vocabulary.filter((value) => said.includes(value));
  }
  return denied.length === 0 ? [] : vocabulary.filter((value) => !denied.includes(value));
}

export function listed<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length === 0 ? undefined : [...values];
}
