import type { OutboxEntry } from '#src/db/schema.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { SyncView } from './sync.ts';

export type DescribedSync = {
  waiting: readonly OutboxEntry[];
  parked: readonly OutboxEntry[];
  /** ISO time since when nothing goes through. */
  since: string | undefined;
  /** ISO time at which the server last sent pets, or all of a person's own. */
  inTouchAt: string | undefined;
} & (
  | {
      /** checking: it is not known yet whether anything waits or has come. */
      state: 'checking' | 'up-to-date' | 'sending';
      why?: undefined;
    }
  /** Waiting may mend it. */
  | { state: 'offline'; why: Exclude<Failure['kind'], ForThePerson> }
  /** Only the person can. */
  | { state: 'needs-you'; why: ForThePerson | 'device-full' | 'parked' }
);

type ForThePerson = 'signed-out' | 'outdated';

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
  const known = { waiting, parked, since: view.since, inTouchAt: device.inTouchAt };
  const why = view.failure?.kind;
  // What only the person can settle comes first: it does not go away by waiting.
  if (device.mustSignInAgain) return { ...known, state: 'needs-you', why: 'signed-out' };
  // Before what was refused: without space, neither trying again nor discarding can be written.
  if (device.full) return { ...known, state: 'needs-you', why: 'device-full' };
  if (parked.length > 0) return { ...known, state: 'needs-you', why: 'parked' };
  if (why === 'signed-out' || why === 'outdated') return { ...known, state: 'needs-you', why };
  if (why) return { ...known, state: 'offline', why };
  if (waiting.length > 0) return { ...known, state: 'sending' };
  return { ...known, state: outbox && device.known ? 'up-to-date' : 'checking' };
}
