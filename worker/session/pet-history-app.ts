import { Hono } from 'hono';
import * as z from 'zod/mini';
import { signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { requireOwner } from './actor.ts';
import type { SessionCookies } from './cookies.ts';

const paramSchema = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)) });
const querySchema = z.object({
  /** The id of the last change that is known. As text, because a query has no numbers. */
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});

/** GET /api/pets/:id/history: what became of a pet, the newest first, for admins. */
export function petHistoryApp(options: { backend: Backend; cookies: SessionCookies }) {
  const { backend, cookies } = options;
  return new Hono()
    .use(requireOwner(cookies))
    .get(
      '/:id/history',
      validInput('param', paramSchema),
      validInput('query', querySchema),
      async (c) => {
        const { before } = c.req.valid('query');
        const { actor } = c.var;
        if (actor.kind === 'guest') throw signedOut();
        const changes = await rpc(backend.as(actor.accessToken), 'pet_history', {
          p_pet: c.req.valid('param').id,
          p_before: before === undefined ? null : Number(before),
        });
        return c.json(changes);
      },
    );
}
