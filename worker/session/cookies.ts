import { isHttps } from '../security.ts';

/** Names and attributes of our two cookies. */
export type SessionCookies = {
  session: string;
  guest: string;
  attributes: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: '/' };
};

/** By PUBLIC_URL alone: a header of the request could talk us out of `Secure`. */
export function sessionCookies(publicUrl: URL): SessionCookies {
  const secure = isHttps(publicUrl);
  return {
    session: secure ? '__Host-homeward' : 'homeward',
    guest: 'homeward-guest',
    attributes: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}
