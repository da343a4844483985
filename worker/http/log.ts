import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';

/** Writes one line of the log. */
export type Log = (line: string) => void;

type Entry = {
  level?: 'warn' | 'error';
  /** What happened, in words that stay the same each time. */
  event: string;
  error?: unknown;
  request?: Record<string, unknown> | undefined;
};

/** One line of the log: a JSON object with its time, level and event. */
export const logLine = ({ level = 'error', event, error, request }: Entry): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    ...request,
    ...(error !== undefined && { error: describeForLog(error) }),
  });

/**
 * What may be logged of a failure. The message of an error may quote what a person typed, so only
 * those of programming errors are logged.
 */
export function describeForLog(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const ours = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}${ours ? ` ${error.message}` : ''}`, ...frames].join('\n');
}

type RequestEnv = { Variables: { requestId: string; startedMs: number } };

/**
 * Gives each request an id, which its answer and its lines in the log have in common. It is ours
 * alone: one that a visitor chose could be another request's.
 */
export const identifyRequest = createMiddleware<RequestEnv>(async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  c.set('startedMs', performance.now());
  await next();
  // Not `c.header`: it would make a new Response, whose body Node's server reads as a stream.
  c.res.headers.set('X-Request-Id', c.var.requestId);
});

/** What the log says of a request: its route and not its address, which may name a person. */
export function requestForLog(c: Context, status?: number): Record<string, unknown> {
  // Absent in a test of one part.
  const { requestId, startedMs } = c.var as Partial<RequestEnv['Variables']>;
  return {
    requestId,
    method: c.req.method,
    path: matchedRoutes(c).length > 0 ? routePath(c) : '',
    ...(status !== undefined && { status }),
    ...(startedMs !== undefined && { durationMs: Math.round(performance.now() - startedMs) }),
  };
}
