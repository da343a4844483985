import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { suggestionSchema } from '#src/domain/suggestion/suggestion.ts';

/** The eleven fields of a suggestion. */
export type Field = keyof typeof suggestionSchema.shape;
// The keys of a literal object are its own and no others.
export const fields = Object.keys(suggestionSchema.shape) as readonly Field[];

/**
 * Rules may be tuned on the first; nobody who writes rules reads the others. All but the first two
 * were written without a look at the rules or at other requests.
 */
export const requestSets = [
  'tuning',
  'held-out',
  'strangers',
  'attackers',
  'testers',
  'visitors',
  'abroad',
  'adopters',
] as const;
export type RequestSet = (typeof requestSets)[number];

/** One whole right answer for a field: all that is needed, and of the optional as much as likes. */
export type Reading = { needed: readonly string[]; optional: readonly string[] };

const requestSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-\d{3,5}$/),
  language: z.enum(['en', 'es', 'de', 'fr', 'pt']),
  tags: z.array(z.string()).min(1),
  // The app takes 500 characters.
  prompt: z.string().min(1).max(500),
  label: z
    .strictObject(Object.fromEntries(fields.map((field) => [field, z.optional(z.string())])))
    .transform(readLabel),
});
export type LabelledRequest = z.infer<typeof requestSchema>;

/** The requests of a set, from its file of one JSON object a line. */
export function readSet(set: RequestSet): readonly LabelledRequest[] {
  return readText(set)
    .trimEnd()
    .split('\n')
    .map((line) => requestSchema.parse(JSON.parse(line)));
}

/** The SHA-256 of the file of a set. */
export const digestOf = (set: RequestSet): string =>
  createHash('sha256').update(readText(set)).digest('hex');

const readText = (set: RequestSet): string =>
  readFileSync(join(import.meta.dirname, `${set}.jsonl`), 'utf8');

/** Drawn by the id, so that nobody chooses what the rules are tested on. */
export function setOf(id: string): 'tuning' | 'held-out' {
  const [byte = 0] = createHash('sha256').update(`request-${id}`).digest();
  return byte % 2 === 0 ? 'tuning' : 'held-out';
}

/** The readings of every field: one that the label leaves out must be left out of the answer. */
function readLabel(label: Partial<Record<string, string>>): Record<Field, readonly Reading[]> {
  const pairs = fields.map((field) => [field, readingsOf(label[field] ?? '-')] as const);
  // One pair for each field.
  return Object.fromEntries(pairs) as Record<Field, readonly Reading[]>;
}

/** Reads the notation of the labels, which README.md explains: "young | young + adult?". */
export function readingsOf(notation: string): readonly Reading[] {
  return notation.split(' | ').map((reading) => {
    const values = reading === '-' ? [] : reading.split(' + ');
    return {
      needed: values.filter((value) => !value.endsWith('?')),
      optional: values.filter((value) => value.endsWith('?')).map((value) => value.slice(0, -1)),
    };
  });
}
