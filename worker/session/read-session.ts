import { combineChunks, stringFromBase64URL } from '@supabase/ssr';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { decode } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { sessionExpired } from '#worker/http/refusal.ts';

/** What the session cookie says. Nothing is verified here: the database verifies the token. */
export type StoredSession = Readonly<{
  sessionId: string;
  uid: string;
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
}>;

const storedSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() });

/** 2,000 of about 4 kB: what a device sends with each request is taken apart once. */
const sessions = new LRUCache<string, StoredSession>({ max: 2_000 });

/**
 * Reads the session cookie without refreshing it, which only POST /api/session/refresh does; null
 * if it is missing or unreadable.
 */
export async function readSession(c: Context, cookieName: string): Promise<StoredSession | null> {
  const text = await combineChunks(cookieName, (name) => getCookie(c, name));
  if (!text) return null;
  const known = sessions.get(text);
  if (known) return known;
  try {
    const session = sessionOf(
      storedSchema.parse(JSON.parse(stringFromBase64URL(text.replace(/^base64-/, '')))),
    );
    sessions.set(text, session);
    return session;
  } catch {
    // Cut off or forged: treated as no cookie, and signing in replaces it.
    return null;
  }
}

/** Throws where the access token is none of Auth's. */
export function sessionOf(tokens: z.infer<typeof storedSchema>): StoredSession {
  const claims = claimsSchema.parse(decode(tokens.access_token).payload);
  return {
    sessionId: claims.session_id,
    uid: claims.sub,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAtMs: claims.exp * 1000,
  };
}

/** Throws `session-expired`, upon which the browser refreshes and asks again. */
export function requireFresh(session: StoredSession): StoredSession {
  if (session.expiresAtMs <= Date.now()) throw sessionExpired();
  return session;
}
