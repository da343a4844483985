import { createMiddleware } from 'hono/factory';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { Refusal } from './refusal.ts';

/** The oldest version that this worker still serves. Raise it if older apps would do harm. */
const oldestServed = 2;

/**
 * Refuses an app whose protocol this worker does not know, before it refuses commands for good that
 * it cannot read.
 */
export const requireProtocol = createMiddleware(async (c, next) => {
  const spoken = Number(c.req.header(protocolHeader) ?? oldestServed);
  if (spoken < oldestServed)
    throw new Refusal(
      409,
      'outdated',
      'Homeward has changed since this page was opened. Reload it.',
    );
  // The app came from a newer worker, which will be deployed here too.
  if (spoken > protocolVersion)
    throw new Refusal(503, 'unavailable', 'Homeward is being updated. Try again in a moment.', {
      retryAfterS: 30,
    });
  await next();
});
