import { levelWord } from '#src/domain/words.ts';
import { type Suggestion, suggestionSchema } from '#src/domain/suggestion.ts';

/** Parses the answer to a question; undefined if it is not a suggestion. */
export function readSuggestion(response: string): Suggestion | undefined {
  const parsed = suggestionSchema.safeParse(withModerate(parse(response)));
  return parsed.success ? parsed.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withModerate(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      levels.has(key) && typeof value === 'string' ? levelWord(value) : value,
    ]),
  );
}

const levels: ReadonlySet<string> = new Set(['energy', 'care', 'shedding']);
