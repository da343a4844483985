import type { AuthError } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { tooManyRequests } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import type { SessionCookies } from './cookies.ts';
import { knownDevices } from './known-device.ts';
import { createGate } from './gate.ts';
import type { Counted, RateLimits } from './rate-limits.ts';
import type { AddressOf } from './session-deps.ts';

type Options = {
  backend: Backend;
  cookies: SessionCookies;
  addressOf: AddressOf;
  limits: RateLimits;
};

/** An answer of Supabase Auth. */
type Decided = { error: AuthError | null };

/**
 * Limits how often passwords are checked and set, and accounts made. An attempt is taken before Supabase Auth
 * is asked, so a thousand at once get no more than one after the other would.
 */
export function createPasswordChecks({ backend, cookies, addressOf, limits }: Options) {
  const devices = knownDevices(backend, cookies);
  // A password takes 80 ms of the only thread where Supabase is in our process. Requests that only
  // read get their turns between two of them. 50: those wait for 4 s, and answers must come in 8.
  const gate = backend.kind === 'embedded' ? createGate({ atOnce: 2, waiting: 50 }) : undefined;
  const enter = async <Answer>(
    check: () => Promise<Answer>,
    taken: readonly Counted[],
    isKnown = false,
  ): Promise<Answer> => {
    const entered = gate ? gate(check, isKnown) : check();
    if (entered) return entered;
    // Nobody looked at the password.
    await limits.giveBack(...taken);
    throw busy();
  };

  return {
    /** Calls `check` with an email's password. Throws a Refusal (429) if it must wait. */
    async signIn<Answer extends Decided>(
      c: Context,
      email: string,
      check: () => Promise<Answer>,
    ): Promise<Answer> {
      const account = email.toLowerCase();
      const network = addressOf(c);
      const deviceId = await devices.idFor(c, account);
      const byDevice: Counted[] = deviceId ? [['passwordsOfDevice', deviceId, account]] : [];
      const byStranger: Counted[] = deviceId
        ? []
        : [
            ['wrongPasswordsForAccount', account],
            ['wrongPasswordsOfNetworkForAccount', network, account],
            ['wrongPasswordsOfNetwork', network],
          ];
      const ofNetwork: Counted[] = deviceId ? [] : [['passwordsOfNetwork', network]];
      const waitMs = await limits.take(...byDevice, ...byStranger, ...ofNetwork);
      if (waitMs > 0) throw deviceId ? tooManyOfDevice(waitMs) : tooManyOfStrangers(waitMs);

      const answer = await enter(check, byStranger, deviceId !== undefined);
      // Whoever knows the password pays nothing. An attempt without an answer is paid for: it may have
      // been checked after we gave up.
      if (!answer.error || answer.error.code === 'email_not_confirmed')
        await limits.giveBack(...byStranger);
      return answer;
    },

    /** Calls `create`, which makes an account. Throws a Refusal (429) if it must wait. */
    async register<Answer extends Decided>(
      c: Context,
      create: () => Promise<Answer>,
    ): Promise<Answer> {
      const counted: Counted = ['registrationsOfNetwork', addressOf(c)];
      const waitMs = await limits.take(counted);
      if (waitMs > 0) throw tooManyRegistrations(waitMs);
      return enter(create, [counted]);
    },

    /** Calls `follow` with what a mailed link carries. Throws a Refusal (429) if it must wait. */
    async followLink<Answer>(c: Context, follow: () => Promise<Answer>): Promise<Answer> {
      const counted: Counted = ['mailedLinksOfNetwork', addressOf(c)];
      const waitMs = await limits.take(counted);
      if (waitMs > 0) throw tooManyLinks(waitMs);
      return enter(follow, [counted]);
    },

    /** Lets this device sign in to the account while strangers guess its password. */
    rememberDevice: devices.remember,
  };
}

export type PasswordChecks = ReturnType<typeof createPasswordChecks>;

const busy = () => tooManyRequests(2_000, { why: 'Many people are logging in just now.' });
const tooManyOfDevice = (waitMs: number) =>
  tooManyRequests(waitMs, { why: 'Too many attempts to log in from this device.' });
const tooManyOfStrangers = (waitMs: number) =>
  tooManyRequests(waitMs, {
    why: 'Too many attempts to log in.',
    instead: ', or use a device on which you have logged in to this account before',
  });
const tooManyLinks = (waitMs: number) =>
  tooManyRequests(waitMs, { why: 'Many links were opened from your network just now.' });
const tooManyRegistrations = (waitMs: number) =>
  tooManyRequests(waitMs, {
    why: 'Many accounts were created from your network just now.',
  });
