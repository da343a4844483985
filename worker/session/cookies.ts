import { isChunkLike } from '@supabase/ssr';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '#worker/env.ts';
import { isHttps } from '#worker/http/security.ts';

/** Names and attributes of our two cookies. */
export type SessionCookies = {
  session: string;
  guest: string;
  attributes: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: '/' };
  /** How long a browser keeps the session's cookie: as long as the session may be idle. */
  sessionMaxAgeS: number;
  /** Signs guests' ids. */
  guestSecret: string;
};

/** `Secure` depends on PUBLIC_URL alone, because a request's headers can be forged. */
export function sessionCookies(
  { publicUrl, sessionIdleDays }: Pick<Settings, 'publicUrl' | 'sessionIdleDays'>,
  secretKey: string,
): SessionCookies {
  const secure = isHttps(publicUrl);
  return {
    session: secure ? '__Host-homeward' : 'homeward',
    guest: secure ? '__Host-homeward-guest' : 'homeward-guest',
    attributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
    sessionMaxAgeS: sessionIdleDays * 24 * 60 * 60,
    guestSecret: `guests of ${secretKey}`,
  };
}

/** A part of the session's cookie, which is split where it is long; an empty value deletes it. */
export type CookieValue = { name: string; value: string };

export function writeSessionCookies(
  c: Context,
  cookies: SessionCookies,
  values: readonly CookieValue[],
): void {
  // As @supabase/ssr asks for: no cache may give one person's cookie to another.
  c.header('Cache-Control', 'private, no-cache, no-store, must-revalidate, max-age=0');
  c.header('Pragma', 'no-cache');
  c.header('Expires', '0');
  for (const { name, value } of values)
    setCookie(c, name, value, {
      ...cookies.attributes,
      maxAge: value === '' ? 0 : cookies.sessionMaxAgeS,
    });
}

export function clearSessionCookies(c: Context, cookies: SessionCookies): void {
  const names = Object.keys(getCookie(c)).filter((name) => isChunkLike(name, cookies.session));
  writeSessionCookies(
    c,
    cookies,
    names.map((name) => ({ name, value: '' })),
  );
}
