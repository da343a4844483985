import { verify } from 'hono/jwt';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** What a token that is valid now says. */
export type VerifiedToken = {
  /** All of it, as JSON. */
  claims: string;
  /** The id of its account. */
  sub: string;
};

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
});

/** 5,000 of about 2 kB each: the people of an hour. One more is verified again. */
const rememberedTokens = 5_000;

/**
 * Verifies access tokens of Auth (HS256), and remembers those that are valid until they expire.
 * Whether the session of a token still lasts is not known here: the database looks it up at each
 * call (`private.signed_in_uid`).
 */
export function tokenVerifier(jwtSecret: string): (token: string) => Promise<VerifiedToken | null> {
  const remembered = new LRUCache<string, VerifiedToken & { expiresAtMs: number }>({
    max: rememberedTokens,
  });
  return async (token) => {
    const known = remembered.get(token);
    if (known && known.expiresAtMs > Date.now()) return known;
    remembered.delete(token);
    const claims = await verify(token, jwtSecret, 'HS256').catch(() => null);
    const parsed = claimsSchema.safeParse(claims);
    if (!parsed.success) return null;
    const { sub, exp } = parsed.data;
    const verified = { claims: JSON.stringify(claims), sub, expiresAtMs: exp * 1000 };
    remembered.set(token, verified);
    return verified;
  };
}
