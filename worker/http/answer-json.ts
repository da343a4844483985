import type { Context } from 'hono';

/**
 * Answers as `c.json` does, and says how long the answer is. So a short one, which most pulls and
 * pushes have, is not compressed: that would take longer than all else of it.
 */
export function answerJson(c: Context, value: object): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return c.body(bytes, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
  });
}
