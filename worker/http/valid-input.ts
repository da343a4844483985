import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type * as z from 'zod/mini';
import { invalidInput, Refusal } from './refusal.ts';

/** Parses one part of a request by a schema, and refuses what does not fit with a sentence. */
export const validInput = <Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result, c) => {
    // Another site cannot send JSON without a CORS preflight, which we never allow.
    if (target === 'json' && !/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
      throw new Refusal(415, 'invalid-input', 'Send this request as application/json.');
    if (!result.success) throw invalidInput(sentenceOf(result.error.issues));
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
