import type { OutboxEntry } from '#src/db/schema.ts';
import type { SyncView, Trouble } from './sync.ts';

export type DescribedSync = {
  /** checking: it is not known yet whether anything waits or has come. */
  state: 'checking' | 'up-to-date' | 'sending' | 'offline' | 'needs-you';
  waiting: readonly OutboxEntry[];
  parked: readonly OutboxEntry[];
  /** ISO time since when there is trouble. */
  since?: string;
  why?: Trouble | 'device-full' | 'refused';
  /** ISO time at which the server last sent pets, or all of a person's own. */
  inTouchAt?: string;
};

type DeviceFacts = {
  /** Who is here has been read, and whose rows they are has come once. */
  known: boolean;
  mustSignInAgain: boolean;
  inTouchAt?: string | undefined;
  /** There is no space on it. */
  full: boolean;
};

/** What the pill says, from what the engine does and what the outbox holds, once it is read (pure). */
export function describeSync(
  view: SyncView,
  outbox: readonly OutboxEntry[] | undefined,
  device: DeviceFacts,
): DescribedSync {
  const waiting = outbox?.filter((entry) => entry.state === 'waiting') ?? [];
  const parked = outbox?.filter((entry) => entry.state === 'parked') ?? [];
  const { inTouchAt } = device;
  const known = {
    waiting,
    parked,
    ...(view.since === undefined ? {} : { since: view.since }),
    ...(inTouchAt === undefined ? {} : { inTouchAt }),
  };
  // What only the person can settle comes first: it does not go away by waiting.
  if (device.mustSignInAgain) return { ...known, state: 'needs-you', why: 'sign-in' };
  // Before what was refused: without space, neither trying again nor discarding can be written.
  if (device.full) return { ...known, state: 'needs-you', why: 'device-full' };
  if (parked.length > 0) return { ...known, state: 'needs-you', why: 'refused' };
  if (view.trouble === 'sign-in' || view.trouble === 'outdated') {
    return { ...known, state: 'needs-you', why: view.trouble };
  }
  if (view.trouble) return { ...known, state: 'offline', why: view.trouble };
  if (waiting.length > 0) return { ...known, state: 'sending' };
  return { ...known, state: outbox && device.known ? 'up-to-date' : 'checking' };
}
