import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { guestOwner } from '#src/domain/account.ts';
import { commandEnvelopeSchema, commandSchema, pushRequestSchema } from '#src/domain/commands.ts';
import type { MineResponse, PushResponse } from '#src/domain/protocol.ts';
import { sessionExpired } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { type Actor, requireOwner } from '#worker/session/actor.ts';
import { keepGuest, type SessionCookies } from '#worker/session/cookies.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

type Options = {
  backend: Backend;
  cookies: SessionCookies;
  /** Does the work that commands left; need not be waited for. */
  afterPush: (c: Context) => Promise<void>;
};

/** Rows a page of a pull: some hundred kilobytes where all of them are long applications. */
const pageRows = 500;

// The envelope must be right; a command that is not must not hold up those behind it, so it goes
// to the database as one of no known kind, where it is refused for good and recorded.
const envelopeSchema = z.extend(commandEnvelopeSchema, {
  command: z.catch(z.union([commandSchema, z.object({ kind: z.literal('unknown') })]), {
    kind: 'unknown',
  }),
});
const bodySchema = z.extend(pushRequestSchema, {
  commands: z.array(envelopeSchema).check(z.minLength(1), z.maxLength(50)),
});
const pullSchema = z.object({
  clientId: z.uuid(),
  cursor: z._default(z.string().check(z.maxLength(4_000)), ''),
});

/** /api/sync: what one person said (push), and what became of it and of theirs (mine). */
export function syncApp({ backend, cookies, afterPush }: Options) {
  return new Hono()
    .use(requireOwner(cookies))
    .post('/push', validInput('json', bodySchema), async (c) => {
      const { clientId, commands } = c.req.valid('json');
      const actor = c.var.actor;
      const batch = { p_client: clientId, p_commands: commands };
      const results =
        actor.kind === 'user'
          ? await rpc(backend.as(actor.accessToken), 'apply_commands', batch)
          : await rpc(backend.privileged, 'guest_apply_commands', {
              p_guest: knownGuest(c, actor.id),
              ...batch,
            });
      void afterPush(c);
      return c.json({ owner: ownerOf(actor), results } satisfies PushResponse);
    })
    .get('/mine', validInput('query', pullSchema), async (c) => {
      const { clientId, cursor } = c.req.valid('query');
      const actor = c.var.actor;
      const owner = ownerOf(actor);
      const page = {
        p_client: clientId,
        // No cursor yet: from the start.
        p_cursor: cursor || null,
        p_limit: pageRows,
      };
      if (actor.kind === 'user') {
        const pulled = await rpc(backend.as(actor.accessToken), 'pull_mine', page);
        return c.json({ owner, ...pulled } satisfies MineResponse);
      }
      if (!actor.id) return c.json(nothingOf(owner, cursor));
      const guest = { p_guest: actor.id, ...page };
      const pulled = await rpc(backend.privileged, 'guest_pull_mine', guest);
      return c.json({ owner, ...pulled } satisfies MineResponse);
    });

  // Named by the refresh, in a request of its own: were the name new with this answer, and the
  // answer lost, the repeat would come from another visitor and be done twice.
  function knownGuest(c: Context, id: string | undefined): string {
    if (!id) throw sessionExpired();
    keepGuest(c, cookies);
    return id;
  }
}

const ownerOf = (actor: Actor) => (actor.kind === 'user' ? actor.uid : guestOwner);

/** A visitor without a guest cookie has no rows; those of an older cookie are void. */
const nothingOf = (owner: string, cursor: string): MineResponse => ({
  owner,
  reset: cursor !== '',
  cursor: '',
  more: false,
  changes: [],
});
