import { createMiddleware } from 'hono/factory';
import { protocolHeader, protocolVersion } from '#src/domain/protocol.ts';
import { Refusal } from './refusal.ts';

/** The oldest that this worker still serves: raise it where an old page would do harm. */
const oldestServed = 1;

/**
 * Turns away pages of a version that this worker does not understand, before it could take what
 * they say for nonsense and refuse it for good.
 */
export const requireProtocol = createMiddleware(async (c, next) => {
  const spoken = Number(c.req.header(protocolHeader) ?? oldestServed);
  if (spoken < oldestServed)
    throw new Refusal(
      409,
      'outdated',
      'Homeward has changed since this page was opened. Reload it.',
    );
  // The page came from a newer worker, which is on its way here too.
  if (spoken > protocolVersion)
    throw new Refusal(503, 'unavailable', 'Homeward is being updated. Try again in a moment.', {
      retryAfterS: 30,
    });
  await next();
});
