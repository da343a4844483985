import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { counted } from '#src/domain/words.ts';

/**
 * A request is not fulfilled. Thrown anywhere in a route, and answered by `answerErrors`. `code` is
 * for the browser's code, `message` is a sentence that a person may read.
 */
export class Refusal extends HTTPException {
  readonly code: string;
  readonly retryAfterS: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    options: { retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(status, { message, cause: options.cause });
    this.code = code;
    this.retryAfterS = options.retryAfterS;
  }
}

export const sessionExpired = () =>
  new Refusal(401, 'session-expired', 'Your session has expired. Refresh it and try again.');

export const signedOut = () =>
  new Refusal(401, 'signed-out', 'You are signed out. Log in and try again.');

export const invalidInput = (message: string) => new Refusal(400, 'invalid-input', message);

/** `why` begins the message, and `instead` ends it: what else helps than waiting. */
export const tooManyRequests = (
  retryAfterMs: number,
  { why = 'Too many attempts.', instead = '' } = {},
) => {
  const retryAfterS = Math.ceil(retryAfterMs / 1000);
  const [wait, unit] =
    retryAfterS < 120 ? [retryAfterS, 'second'] : [Math.ceil(retryAfterS / 60), 'minute'];
  const message = `${why} Wait ${counted(wait, unit)} and try again${instead}.`;
  return new Refusal(429, 'too-many-requests', message, { retryAfterS });
};

/** The database or Supabase Auth cannot be reached now; nothing was decided. */
export const unavailable = (cause: unknown) =>
  new Refusal(503, 'unavailable', 'Homeward cannot reach its database. Try again in a moment.', {
    retryAfterS: 2,
    cause,
  });
