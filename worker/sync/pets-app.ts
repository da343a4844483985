import { Hono } from 'hono';
import * as z from 'zod/mini';
import { signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

const petSchema = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)) });
// As text, because a query has no numbers.
const pageSchema = z.object({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))) });

/** GET /api/pets/:id/history: what became of a pet, the newest change first, for admins. */
export function petsApp(options: { backend: Backend; cookies: SessionCookies }) {
  const { backend, cookies } = options;
  return new Hono()
    .use(requireOwner(cookies))
    .get(
      '/:id/history',
      validInput('param', petSchema),
      validInput('query', pageSchema),
      async (c) => {
        const { actor } = c.var;
        if (actor.kind === 'guest') throw signedOut();
        const { before } = c.req.valid('query');
        const history = await rpc(backend.as(actor.accessToken), 'pet_history', {
          p_pet: c.req.valid('param').id,
          p_before: before === undefined ? null : Number(before),
        });
        return c.json(history);
      },
    );
}
