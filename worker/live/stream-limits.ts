import { Refusal } from '#worker/http/refusal.ts';

/** One tab of a browser listens (S20): more are of connections that were cut without a word. */
const perSession = 3;
/** A household or an office behind one address. */
const perAddress = 20;

export type StreamLimits = {
  /**
   * Counts a stream from now on. Throws a Refusal if too many of its address are open. Returns what
   * to call when it has ended.
   */
  enter(address: string): () => void;
  /** Ends the oldest stream of the session if this is one too many: the newest is alive. */
  join(session: string, end: () => void): () => void;
};

/** Counts open streams in the memory of this process: each worker bounds those that it holds. */
export function createStreamLimits(): StreamLimits {
  const openOf = new Map<string, number>();
  const endsOf = new Map<string, readonly (() => void)[]>();
  return {
    enter(address) {
      const open = openOf.get(address) ?? 0;
      // An older stream of this address may be another person's, so the newest gives way.
      if (open >= perAddress)
        throw new Refusal(
          429,
          'too-many-requests',
          'Too many pages of this network are open. Homeward looks for news again in a moment.',
          { retryAfterS: 15 },
        );
      openOf.set(address, open + 1);
      return () => {
        const left = (openOf.get(address) ?? 1) - 1;
        if (left > 0) openOf.set(address, left);
        else openOf.delete(address);
      };
    },
    join(session, end) {
      const ends = [...(endsOf.get(session) ?? []), end];
      endsOf.set(session, ends);
      if (ends.length > perSession) ends[0]?.();
      return () => {
        const left = (endsOf.get(session) ?? []).filter((other) => other !== end);
        if (left.length > 0) endsOf.set(session, left);
        else endsOf.delete(session);
      };
    },
  };
}
