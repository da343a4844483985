import type { Context } from 'hono';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { SessionCookies } from './cookies.ts';

/** 30 days, as long as the database keeps a guest's rows. */
const guestLifeS = 30 * 24 * 60 * 60;

/**
 * The guest's id; undefined before the first push. Only an id that this worker has signed counts:
 * whoever has an id reads its rows, so nobody may choose one.
 */
export async function readGuest(c: Context, cookies: SessionCookies): Promise<string | undefined> {
  const id = z.uuid().safeParse(await getSignedCookie(c, cookies.guestSecret, cookies.guest));
  return id.success ? id.data : undefined;
}

/** Gives a guest an id, or keeps it for 30 more days. */
export async function keepGuest(c: Context, cookies: SessionCookies): Promise<void> {
  await writeGuest(c, cookies, (await readGuest(c, cookies)) ?? crypto.randomUUID());
}

/**
 * Keeps the id of a guest who is back. Not in the answer to a push: one that arrived after somebody
 * had signed in and out would bring the guest from before them back, with what they asked.
 */
export async function renewGuest(c: Context, cookies: SessionCookies): Promise<void> {
  const id = await readGuest(c, cookies);
  if (id !== undefined) await writeGuest(c, cookies, id);
}

async function writeGuest(c: Context, cookies: SessionCookies, id: string): Promise<void> {
  const attributes = { ...cookies.attributes, maxAge: guestLifeS };
  await setSignedCookie(c, cookies.guest, id, cookies.guestSecret, attributes);
}

/** Whoever signs in here is no guest any more, and the next guest is another one. */
export function forgetGuest(c: Context, cookies: SessionCookies): void {
  if (getCookie(c, cookies.guest) !== undefined) deleteCookie(c, cookies.guest, cookies.attributes);
}
