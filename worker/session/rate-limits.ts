import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { tooManyRequests } from '#worker/http/refusal.ts';
import { createGate } from './gate.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * How often something may be tried: `burst` attempts at once, and one more each `everyMs`. Where there
 * are several budgets each of them must allow it, so that the wait grows with the number of attempts.
 */
const budgets = {
  /** Passwords from a device that was logged in to the account before, whatever others do. */
  passwordsOfDevice: [{ burst: 20, everyMs: 3 * minute }],
  /** Wrong passwords for one account, from all other devices together. */
  wrongPasswordsForAccount: [
    { burst: 10, everyMs: 30 * second },
    { burst: 30, everyMs: 5 * minute },
    { burst: 60, everyMs: 30 * minute },
  ],
  // Less than for the account: one network alone cannot use up what all others have.
  wrongPasswordsOfNetworkForAccount: [
    { burst: 8, everyMs: 2 * minute },
    { burst: 20, everyMs: hour },
  ],
  wrongPasswordsOfNetwork: [{ burst: 50, everyMs: minute }],
  /** Right ones too: each costs time of the processor. */
  passwordsOfNetwork: [{ burst: 120, everyMs: 3 * second }],
  // An open day: ten people of one shelter's network at once, and twenty in each hour.
  registrationsOfNetwork: [{ burst: 10, everyMs: 3 * minute }],
  // Each sends mail to an address that somebody typed.
  passwordResetsOfEmail: [{ burst: 5, everyMs: 12 * minute }],
  passwordResetsOfNetwork: [{ burst: 20, everyMs: minute }],
  invitationsOfPerson: [{ burst: 10, everyMs: 6 * minute }],
  addressChangesOfPerson: [{ burst: 5, everyMs: 12 * minute }],
  /** Nobody guesses the 80 bits of a link, but each costs time of the processor. */
  mailedLinksOfNetwork: [{ burst: 30, everyMs: 20 * second }],
  // Each copies every row, and may send gigabytes.
  exportsOfPerson: [{ burst: 5, everyMs: 10 * minute }],
  questionsOfPerson: [{ burst: 20, everyMs: 20 * second }],
  questionsOfGuest: [{ burst: 10, everyMs: 20 * second }],
  // A guest can become another guest as often as they like.
  questionsOfNetwork: [{ burst: 30, everyMs: 10 * second }],
  // A device that goes on with an import says so again.
  importsOfPerson: [{ burst: 60, everyMs: minute }],
  guestPushesOfNetwork: [{ burst: 60, everyMs: second }],
} as const;

/** What is counted, and whose it is: an account, a network, or several of these. */
export type Counted = [what: keyof typeof budgets, ...whose: string[]];

/** Budgets in the database, which all workers share. Waits are in milliseconds, 0 for none. */
export type RateLimits = {
  /** Takes one attempt from each, or none at all if one of them is used up. Returns the wait. */
  take(...counted: Counted[]): Promise<number>;
  giveBack(...counted: Counted[]): Promise<void>;
  /** Takes one attempt for each id that is no question yet. Names the first that must wait. */
  takeQuestions(
    ids: readonly string[],
    ...counted: Counted[]
  ): Promise<{ refusedId: string | null; waitMs: number }>;
};

/** 1 s: so long a refusal is repeated without asking the database, which a flood would keep busy. */
const refusalKnownMs = 1_000;

export function createRateLimits(
  { privileged, kind }: Pick<Backend, 'privileged' | 'kind'>,
  { rateLimits }: Pick<Settings, 'rateLimits'>,
): RateLimits {
  if (!rateLimits)
    return {
      take: async () => 0,
      giveBack: async () => {},
      takeQuestions: async () => ({ refusedId: null, waitMs: 0 }),
    };
  const known = new Map<string, { waitMs: number; until: number }>();
  const take = async (counted: readonly Counted[]) => {
    const key = counted.join('\n');
    const refusal = known.get(key);
    if (refusal && performance.now() < refusal.until) return refusal.waitMs;
    const args = { p_limits: limitsOf(counted), p_wanted: 1 };
    const { waitMs } = await rpc(privileged, 'take_attempts', args);
    if (known.size >= 10_000) known.clear();
    if (waitMs > 0)
      known.set(key, { waitMs, until: performance.now() + Math.min(waitMs, refusalKnownMs) });
    return waitMs;
  };
  // In our own process the others' requests need the connections too. At the edge one request cannot
  // wait for another, and the connections are somebody else's.
  const gate = kind === 'embedded' ? createGate({ atOnce: 3, waiting: 500 }) : undefined;
  return {
    take: async (...counted) => {
      const taken = gate ? gate(() => take(counted)) : take(counted);
      if (!taken) throw tooManyRequests(2_000);
      return taken;
    },
    giveBack: async (...counted) => {
      if (counted.length > 0)
        await rpc(privileged, 'give_back_attempts', { p_limits: limitsOf(counted) });
    },
    takeQuestions: (ids, ...counted) =>
      rpc(privileged, 'take_questions', { p_limits: limitsOf(counted), p_ids: [...ids] }),
  };
}

const limitsOf = (counted: readonly Counted[]) =>
  counted.flatMap(([what, ...whose]) =>
    budgets[what].map((budget, nth) => ({ ...budget, key: [what, nth, ...whose].join(' ') })),
  );
