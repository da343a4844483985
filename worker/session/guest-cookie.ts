import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { SessionCookies } from './cookies.ts';

/** 30 days, as long as the database keeps a guest's rows. */
const lifeS = 30 * 24 * 60 * 60;

/** Which visitor asks; undefined where they have said nothing yet. */
export function readGuest(c: Context, cookies: SessionCookies): string | undefined {
  const id = z.uuid().safeParse(getCookie(c, cookies.guest));
  return id.success ? id.data : undefined;
}

/** Names the visitor, or keeps their name: all that is needed to read their rows, so it is random. */
export function keepGuest(c: Context, cookies: SessionCookies): void {
  const id = readGuest(c, cookies) ?? crypto.randomUUID();
  setCookie(c, cookies.guest, id, { ...cookies.attributes, maxAge: lifeS });
}
