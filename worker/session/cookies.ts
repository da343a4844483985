import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { isHttps } from '#worker/http/security.ts';

/** Names and attributes of our two cookies. */
export type SessionCookies = {
  session: string;
  guest: string;
  attributes: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: '/' };
};

/** `Secure` depends on PUBLIC_URL alone, because a request's headers can be forged. */
export function sessionCookies(publicUrl: URL): SessionCookies {
  const secure = isHttps(publicUrl);
  return {
    session: secure ? '__Host-homeward' : 'homeward',
    guest: 'homeward-guest',
    attributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}

/** 30 days, as long as the database keeps a guest's rows. */
const guestLifeS = 30 * 24 * 60 * 60;

/** The guest's id; undefined before the first push. */
export function readGuest(c: Context, cookies: SessionCookies): string | undefined {
  const id = z.uuid().safeParse(getCookie(c, cookies.guest));
  return id.success ? id.data : undefined;
}

/** Gives a guest an id, or keeps it: whoever has it reads the rows, so it is random. */
export function keepGuest(c: Context, cookies: SessionCookies): void {
  const id = readGuest(c, cookies) ?? crypto.randomUUID();
  setCookie(c, cookies.guest, id, { ...cookies.attributes, maxAge: guestLifeS });
}
