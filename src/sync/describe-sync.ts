import type { OutboxEntry } from '#src/db/schema.ts';
import type { Failure } from '#src/domain/failure.ts';
import { noPhotos, type PhotosOnTheWay, type SyncView } from './sync.ts';

export type DescribedSync = {
  waiting: readonly OutboxEntry[];
  parked: readonly OutboxEntry[];
  photos: PhotosOnTheWay;
  /** ISO time of the first failure since the last success. */
  since: string | undefined;
  /** ISO time at which a list of pets or the own rows were last brought up to date. */
  inTouchAt: string | undefined;
} & (
  | {
      /** checking: the device has not been read, or the own rows have never arrived. */
      state: 'checking' | 'up-to-date' | 'sending';
      why?: undefined;
    }
  /** May go away by waiting. */
  | { state: 'offline'; why: Exclude<Failure['kind'], NeedsPerson> }
  /** Only the person can resolve it. */
  | { state: 'needs-you'; why: NeedsPerson | 'device-full' | 'parked' }
);

type NeedsPerson = 'signed-out' | 'outdated';

type DeviceFacts = {
  /** The session has been read, and the owner's rows have been pulled at least once. */
  known: boolean;
  mustSignInAgain: boolean;
  inTouchAt?: string | undefined;
  /** A write has failed because there was no space. */
  full: boolean;
};

/**
 * What the sync pill says, from the engine's state and the outbox; the outbox is undefined until it
 * is read (pure).
 */
export function describeSync(
  view: SyncView,
  outbox: readonly OutboxEntry[] | undefined,
  device: DeviceFacts,
  photos = noPhotos,
): DescribedSync {
  const waiting = outbox?.filter((entry) => entry.state === 'waiting') ?? [];
  const parked = outbox?.filter((entry) => entry.state === 'parked') ?? [];
  const known = { waiting, parked, photos, since: view.since, inTouchAt: device.inTouchAt };
  const why = view.failure?.kind;
  // What only the person can resolve comes first: it does not go away by waiting.
  if (device.mustSignInAgain) return { ...known, state: 'needs-you', why: 'signed-out' };
  // Before parked commands: without space, neither a retry nor a discard can be written.
  if (device.full) return { ...known, state: 'needs-you', why: 'device-full' };
  if (parked.length > 0) return { ...known, state: 'needs-you', why: 'parked' };
  if (why === 'signed-out' || why === 'outdated') return { ...known, state: 'needs-you', why };
  if (why) return { ...known, state: 'offline', why };
  if (waiting.length + photos.count > 0) return { ...known, state: 'sending' };
  return { ...known, state: outbox && device.known ? 'up-to-date' : 'checking' };
}
