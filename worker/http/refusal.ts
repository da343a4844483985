import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

export const tooManyRequests = (retryAfterS: number) =>
  new Refusal(
    429,
    'too-many-requests',
    `Too many attempts. Wait ${retryAfterS} seconds and try again.`,
    { retryAfterS },
  );

/** The database or Supabase Auth cannot be reached now; nothing was decided. */
export const unavailable = (cause: unknown) =>
  new Refusal(503, 'unavailable', 'Homeward cannot reach its database. Try again in a moment.', {
    retryAfterS: 2,
    cause,
  });
