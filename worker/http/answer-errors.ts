import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '#src/domain/protocol.ts';
import { type Log, logLine, requestForLog } from './log.ts';
import { Refusal } from './refusal.ts';

/** Every failure becomes a `Problem` here and nowhere else. */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const fail = (status: number, cause: unknown) =>
      log(logLine({ event: 'request failed', request: requestForLog(c, status), error: cause }));
    c.header('Cache-Control', 'no-store');
    if (error instanceof Refusal) {
      if (error.retryAfterS !== undefined) c.header('Retry-After', String(error.retryAfterS));
      if (error.status === 503 && error.cause !== undefined) fail(error.status, error.cause);
      const { code, message } = error;
      // A person sees it: they opened an address that leads here by mistake.
      if (error.status === 421 && c.req.header('Accept')?.includes('text/html'))
        return c.text(message, 421);
      return c.json({ code, message } satisfies Problem, error.status);
    }
    if (error instanceof HTTPException) {
      return c.json(problemOfStatus(error.status), error.status);
    }
    fail(500, error);
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
