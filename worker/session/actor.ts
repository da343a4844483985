import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { guestOwner } from '#src/domain/account.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { invalidInput, Refusal, signedOut } from '#worker/http/refusal.ts';
import type { SessionCookies } from './cookies.ts';
import { readGuest } from './guest-cookie.ts';
import { readSession, requireFresh, type StoredSession } from './read-session.ts';

/** Whose rows a private request is about. A guest's id is absent before the first push. */
export type Actor = ({ kind: 'user' } & StoredSession) | { kind: 'guest'; id: string | undefined };

export type ActorEnv = { Variables: { actor: Actor } };

const ownerSchema = z.union([z.literal(guestOwner), z.uuid()]);

/**
 * Finds the actor of a request, and refuses it if its header names another owner than the cookie: a
 * tab cannot see that the cookie has changed, and would take one person's rows for another's.
 */
export const requireOwner = (cookies: SessionCookies) =>
  createMiddleware<ActorEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const owner = ownerSchema.safeParse(c.req.header(ownerHeader));
    if (!owner.success)
      throw invalidInput(`Name whose data this is about in the header ${ownerHeader}.`);
    const session = await readSession(c, cookies.session);
    if (!session && owner.data !== guestOwner) throw signedOut();
    if (session && session.uid !== owner.data)
      throw new Refusal(
        409,
        'owner-changed',
        'Somebody else is signed in on this device now. Reload the page.',
      );
    c.set(
      'actor',
      session
        ? { kind: 'user', ...requireFresh(session) }
        : { kind: 'guest', id: await readGuest(c, cookies) },
    );
    await next();
  });
