import { levelWord } from '#src/domain/pet-words.ts';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

/**
 * The JSON text that is stored as the answer. A list of one is written as that value: pages of before
 * the lists read it then. Where a field has several values, or there is no type, such a page says that
 * it cannot read the answer until it is loaded again.
 */
export function suggestionText({ age, size, energy, ...others }: Suggestion): string {
  return JSON.stringify({
    ...others,
    age: plainly(age),
    size: plainly(size),
    energy: plainly(energy),
  });
}

const plainly = <Value>(values: readonly Value[] | undefined) =>
  values?.length === 1 ? values[0] : values;

/** Parses the answer to a question; undefined if it is not a suggestion. */
export function readSuggestion(response: string): Suggestion | undefined {
  const answer = parse(response);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const pairs = Object.entries(answer).map(([field, value]) => [field, inOurWords(field, value)]);
  return suggestionSchema.safeParse(Object.fromEntries(pairs)).data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inOurWords(field: string, value: unknown): unknown {
  const word = (one: unknown) =>
    levels.has(field) && typeof one === 'string' ? levelWord(one) : one;
  return lists.has(field) ? [value].flat().map(word) : word(value);
}

const levels: ReadonlySet<string> = new Set(['energy', 'care', 'shedding']);
const lists: ReadonlySet<string> = new Set(['age', 'size', 'energy']);
