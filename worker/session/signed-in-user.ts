import type { Context } from 'hono';
import type { SessionUser } from '#src/domain/account.ts';
import { sessionExpired, signedOut } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { ActorEnv } from './actor.ts';

/**
 * The account of a private request and its session, as the database knows them. Throws a Refusal for
 * a guest, and where the session has ended.
 */
export async function signedInUser(
  { var: { actor } }: Context<ActorEnv>,
  backend: Pick<Backend, 'as'>,
): Promise<{ user: SessionUser; accessToken: string; sessionId: string }> {
  if (actor.kind === 'guest') throw signedOut();
  const { accessToken, sessionId } = actor;
  const user = await rpc(backend.as(accessToken), 'who_am_i');
  // The refresh that follows clears the cookie.
  if (!user) throw sessionExpired();
  return { user, accessToken, sessionId };
}
