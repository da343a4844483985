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

/**
 * Looked at before it is parsed: what is read later goes into depth, one call a level. By characters,
 * since a regular expression runs out of stack within a text of 50 MB.
 */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === '"')
      for (at += 1; at < text.length && text[at] !== '"';) at += text[at] === '\\' ? 2 : 1;
    if (depth > mostJsonDepth) return true;
  }
  return false;
}
