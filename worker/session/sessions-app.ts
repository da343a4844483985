import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { openSessionsSchema } from '#src/domain/open-sessions.ts';
import { signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type ActorEnv, requireOwner } from './actor.ts';
import type { SessionCookies } from './cookies.ts';

type Options = { backend: Pick<Backend, 'as'>; cookies: SessionCookies };

/** /api/sessions: where this person is signed in, and the end of those sessions. */
export function sessionsApp({ backend, cookies }: Options) {
  /** Calls as whoever asks. Guests have no sessions. */
  const asActor = ({ var: { actor } }: Context<ActorEnv>) => {
    if (actor.kind === 'guest') throw signedOut();
    return backend.as(actor.accessToken);
  };
  const list = async (c: Context<ActorEnv>) => {
    const sessions = await rpc(asActor(c), 'list_sessions');
    return c.json({ sessions } satisfies z.infer<typeof openSessionsSchema>);
  };
  return new Hono<ActorEnv>()
    .use(requireOwner(cookies))
    .get('/', list)
    .delete('/', async (c) => {
      await rpc(asActor(c), 'end_other_sessions');
      return list(c);
    })
    .delete('/:id', validInput('param', z.object({ id: z.uuid() })), async (c) => {
      // One that is gone already needs no ending.
      await rpc(asActor(c), 'end_own_session', { p_session: c.req.valid('param').id });
      return list(c);
    });
}
