import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type * as z from 'zod/mini';
import { invalidInput, Refusal } from './refusal.ts';

/** Checks one part of a request by a schema; what does not fit is refused with a sentence. */
export const validInput = <Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result, c) => {
    // A page of another site cannot send JSON without asking first, and we never say yes.
    if (target === 'json' && !/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
      throw new Refusal(415, 'invalid-input', 'Send this request as application/json.');
    if (!result.success) throw invalidInput(sentenceOf(result.error.issues));
  });

function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  const [first] = issues;
  // Without a locale zod says "Invalid input"; our own sentences say what to do.
  if (first?.message.endsWith('.')) return first.message;
  const where = first?.path.join('.');
  return where
    ? `The field "${where}" is missing or does not hold what it should.`
    : 'The request does not hold what it should.';
}
