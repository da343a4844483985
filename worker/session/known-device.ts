import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Backend } from '#worker/supabase/backend.ts';
import type { SessionCookies } from './cookies.ts';

/** 180 days after the last sign-in a device is a stranger again. */
const lifeS = 180 * 24 * 60 * 60;
/** A family's tablet; the cookie stays small. */
const maxAccounts = 5;

/**
 * A device cookie: proves that somebody has signed in to an account on this device before, and gives
 * no access. Strangers who guess that account's password then do not use up this device's attempts.
 *
 * It holds a random id of the device and, for each account, a signature of both. Nobody can read
 * from it which accounts these are.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function knownDevices(
  { sign }: Pick<Backend, 'sign'>,
  { attributes }: Pick<SessionCookies, 'attributes'>,
) {
  const name = attributes.secure ? '__Host-homeward-device' : 'homeward-device';

  const read = (c: Context) => {
    const [, id, signatures = ''] = /^([\da-f-]{36})((?:\.[\da-f]{64}){0,5})$/.exec(
      getCookie(c, name) ?? '',
    ) ?? [undefined, crypto.randomUUID()];
    return { id, signatures: signatures.split('.').filter(Boolean) };
  };
  const signatureOf = (id: string, email: string) =>
    sign('known-device', `${id} ${email.toLowerCase()}`);

  return {
    /** The device's id if it is known for this account. */
    async idFor(c: Context, email: string): Promise<string | undefined> {
      const { id, signatures } = read(c);
      const wanted = await signatureOf(id, email);
      for (const one of signatures) if (await timingSafeEqual(one, wanted)) return id;
      return undefined;
    },
    /** To be called once somebody has signed in. */
    async remember(c: Context, email: string): Promise<void> {
      const { id, signatures } = read(c);
      const newest = await signatureOf(id, email);
      const others = signatures.filter((one) => one !== newest).slice(0, maxAccounts - 1);
      setCookie(c, name, [id, newest, ...others].join('.'), { ...attributes, maxAge: lifeS });
    },
  };
}
