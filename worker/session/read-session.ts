import { combineChunks, stringFromBase64URL } from '@supabase/ssr';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { decode } from 'hono/jwt';
import * as z from 'zod/mini';
import { sessionExpired } from '#worker/http/refusal.ts';

/** What the session cookie says. Nothing is verified here: the database verifies the token. */
export type StoredSession = {
  sessionId: string;
  uid: string;
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
};

const storedSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() });

/**
 * Reads the session cookie without refreshing it, which only POST /api/session/refresh does; null
 * if it is missing or unreadable.
 */
export async function readSession(c: Context, cookieName: string): Promise<StoredSession | null> {
  const text = await combineChunks(cookieName, (name) => getCookie(c, name));
  if (!text) return null;
  try {
    return sessionOf(
      storedSchema.parse(JSON.parse(stringFromBase64URL(text.replace(/^base64-/, '')))),
    );
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
