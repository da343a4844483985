import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '#src/domain/protocol.ts';
import { Refusal } from './refusal.ts';

export type Log = (line: string) => void;

/** Every failure becomes a `Problem` here and nowhere else. */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    c.header('Cache-Control', 'no-store');
    if (error instanceof Refusal) {
      if (error.retryAfterS !== undefined) c.header('Retry-After', String(error.retryAfterS));
      if (error.status === 503)
        log(`${c.req.method} ${c.req.path}: ${describeForLog(error.cause)}`);
      const { code, message } = error;
      // A person sees it: they opened an address that leads here by mistake.
      if (error.status === 421 && c.req.header('Accept')?.includes('text/html'))
        return c.text(message, 421);
      return c.json({ code, message } satisfies Problem, error.status);
    }
    if (error instanceof HTTPException) {
      return c.json(problemOfStatus(error.status), error.status);
    }
    log(`${c.req.method} ${c.req.path}: ${describeForLog(error)}`);
    return c.json(
      { code: 'internal', message: 'Something went wrong here. Try again.' } satisfies Problem,
      500,
    );
  };

/** For what Hono's own middleware refuses: a body that is too large or no JSON. */
function problemOfStatus(status: number): Problem {
  if (status === 413)
    return { code: 'invalid-input', message: 'This is more than fits in one request. Send less.' };
  return { code: 'invalid-input', message: 'The request could not be read. Send it as JSON.' };
}

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
