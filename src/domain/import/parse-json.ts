import { mostJsonDepth } from './bounds.ts';

/** What a JSON text says, or why it says nothing: a sentence with a way out. */
export type ParsedJson =
  | { outcome: 'json'; root: unknown }
  | { outcome: 'refused'; reason: string };

export function parseJson(text: string): ParsedJson {
  if (isTooDeep(text))
    return {
      outcome: 'refused',
      reason: `The file has lists within lists, more than ${mostJsonDepth} deep: it is no list of animals.`,
    };
  try {
    return { outcome: 'json', root: JSON.parse(text) };
  } catch {
    return {
      outcome: 'refused',
      reason: 'The file begins as JSON but is not whole. Download or export it again.',
    };
  }
}

/** Looked at before it is parsed: what is read later goes into depth, one call a level. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  // A text within the JSON, with its escapes, or one bracket.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > mostJsonDepth) return true;
  }
  return false;
}
