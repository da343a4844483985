import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type * as z from 'zod/mini';
import { invalidInput } from './refusal.ts';

/**
 * Whether Postgres can store every text within a value of JSON: it takes neither NUL nor half of a
 * surrogate pair, and would fail the whole request.
 */
export const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed() && !value.includes('\0')
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable);

/**
 * Parses one part of a request by a schema, and refuses what does not fit or cannot be stored with a
 * sentence.
 */
export const validInput = <Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (!result.success) throw invalidInput(sentenceOf(result.error.issues));
    if (!isStorable(result.data))
      throw invalidInput('A text holds a character that cannot be stored. Type it again.');
  });

function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  const [first] = issues;
  // Without a locale zod says only "Invalid input". Our own sentences end with a full stop.
  if (first?.message.endsWith('.')) return first.message;
  const where = first?.path.join('.');
  return where
    ? `The field "${where}" is missing or does not hold what it should.`
    : 'The request does not hold what it should.';
}
