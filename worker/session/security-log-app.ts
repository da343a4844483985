import { Hono } from 'hono';
import * as z from 'zod/mini';
import { securityEventSchema } from '#src/domain/security-log.ts';
import { signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { requireOwner } from './actor.ts';
import type { SessionCookies } from './cookies.ts';

const eventsPerPage = 50;

// As text, because a query has no numbers.
const positive = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const querySchema = z.object({
  event: z.optional(securityEventSchema),
  /** The id of the last event of the page before. */
  before: z.optional(positive),
});

/** GET /api/security-log: what happened, the newest first, for admins. */
export function securityLogApp(options: { backend: Backend; cookies: SessionCookies }) {
  const { backend, cookies } = options;
  return new Hono()
    .use(requireOwner(cookies))
    .get('/', validInput('query', querySchema), async (c) => {
      const { event, before } = c.req.valid('query');
      const { actor } = c.var;
      if (actor.kind === 'guest') throw signedOut();
      const page = await rpc(backend.as(actor.accessToken), 'read_security_events', {
        p_event: event ?? null,
        p_before: before === undefined ? null : Number(before),
        p_limit: eventsPerPage,
      });
      return c.json(page);
    });
}
