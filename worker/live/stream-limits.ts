import { Refusal } from '#worker/http/refusal.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** 20 of an address, as `private.hold_streams` has it: a household or an office. */
const perAddress = 20;
/** 15 s: a third of the time after which the database forgets a stream that nobody names. */
const holdMs = 15_000;

export type Place = {
  /**
   * Counts the stream of this session, which has been verified, as open. Ends the oldest one of the
   * session if this is the fourth: one tab of a browser listens (S20), so that one was cut without a
   * word. Throws a Refusal if other workers hold the twenty of the address.
   */
  hold(session: string | null, end: () => void): Promise<void>;
  /** The stream has ended, or never began. */
  leave(): void;
};

/** Bounds the open streams of all workers together; they are counted in the database. */
export type StreamLimits = {
  /** Throws a Refusal if twenty are open here: the oldest of those may be another person's. */
  takePlace(address: string): Place;
};

type Stream = { id: string; address: string; session: string | null; end: () => void };

export function createStreamLimits(
  { privileged }: Pick<Backend, 'privileged'>,
  onError: (error: unknown) => void,
): StreamLimits {
  const placesOf = new Map<string, number>();
  const held = new Map<string, Stream>();
  const released = new Set<string>();
  let holding: ReturnType<typeof setInterval> | undefined;

  /** Tells the database that these are open here, and ends those that it names. Returns their ids. */
  async function hold(streams: readonly Stream[]): Promise<readonly string[]> {
    const p_streams = streams.map(({ id, address, session }) => ({ id, address, session }));
    const ids = await rpc(privileged, 'hold_streams', { p_streams });
    for (const id of ids) held.get(id)?.end();
    return ids;
  }
  async function release(): Promise<void> {
    const p_ids = [...released];
    released.clear();
    // If this fails they are forgotten 45 s later.
    await rpc(privileged, 'release_streams', { p_ids }).catch(() => {});
  }

  return {
    takePlace(address) {
      const taken = placesOf.get(address) ?? 0;
      if (taken >= perAddress) throw tooManyStreams();
      placesOf.set(address, taken + 1);
      const id = crypto.randomUUID();
      return {
        async hold(session, end) {
          const stream = { id, address, session, end };
          held.set(id, stream);
          holding ??= setInterval(() => void hold([...held.values()]).catch(onError), holdMs);
          const ofSession = [...held.values()].filter((other) => other.session === session);
          if ((await hold(session === null ? [stream] : ofSession)).includes(id))
            throw tooManyStreams();
        },
        leave() {
          const left = (placesOf.get(address) ?? 1) - 1;
          if (left > 0) placesOf.set(address, left);
          else placesOf.delete(address);
          if (!held.delete(id)) return;
          if (held.size === 0) {
            clearInterval(holding);
            holding = undefined;
          }
          // All that end together, as when the worker stops, are one request.
          if (released.size === 0) setTimeout(() => void release(), 0);
          released.add(id);
        },
      };
    },
  };
}

const tooManyStreams = () =>
  new Refusal(
    429,
    'too-many-requests',
    'Too many pages of this network are open. Homeward looks for news again in a moment.',
    { retryAfterS: 15 },
  );
