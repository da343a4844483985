import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { withTimeout } from '#src/domain/with-timeout.ts';
import { nestsDeeper } from './nests-deeper.ts';
import { invalidInput, Refusal } from './refusal.ts';

/** 15 s: the longest request takes that on a line of 35 kbit/s. The app gives up after 30 s. */
const arrivesMs = 15_000;
/** A push nests six deep: batch, commands, envelope, command, arguments, form. */
const deepest = 16;

/**
 * Gives what `read` makes of a request's body. Refuses one of more than `maxSize` bytes (413), and
 * one that does not arrive in time (408).
 */
export async function readBounded<Body>(
  c: Context,
  maxSize: number,
  read: () => Promise<Body>,
): Promise<Body> {
  let body: { read: Body } | undefined;
  const keep = async () => {
    body = { read: await read() };
  };
  const isDeclared =
    Number(c.req.header('Content-Length')) <= maxSize && !c.req.header('Transfer-Encoding');
  // It would make a stream of the body first, which took longer than all else of reading a push. HTTP
  // lets no more arrive than was declared.
  const reading = isDeclared ? keep() : bodyLimit({ maxSize })(c, keep);
  await withTimeout(arrivesMs, reading).catch((error: unknown) => {
    // Anything else is a connection that was cut.
    if (error instanceof HTTPException) throw error;
  });
  // Not 400: a proxy may have cut off a push, and the device would take its commands for refused.
  if (body === undefined)
    throw new Refusal(408, 'incomplete', 'This request did not arrive in full. Send it again.');
  return body.read;
}

/**
 * Reads the body of a request, for the route to parse. Refuses one that is too large, does not arrive
 * in time, or nests so deep that parsing it alone would take seconds (400).
 */
export const boundedBody = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const text = await readBounded(c, maxRequestBytes, () => c.req.text());
    if (nestsDeeper(text, deepest))
      throw invalidInput('This request nests deeper than any that makes sense.');
  }
  await next();
});
