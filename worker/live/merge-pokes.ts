import type { Poke } from '#src/domain/protocol.ts';

type Options = { send: (poke: Poke) => Promise<void>; windowMs?: number };

export type PokeMerger = { add(poke: Poke): void; stop(): void };

/**
 * Sends the first poke of a stream at once, so that a change shows without delay, and merges those
 * of the next second into one, so that a flood costs a device one pull a second. Nothing is sent
 * while the last poke is still on its way to a slow reader.
 *
 *   idle ──add──▶ sending ──sent──▶ closed for a second ──▶ idle, or sending what came meanwhile
 */
export function mergePokes({ send, windowMs = 1_000 }: Options): PokeMerger {
  const waiting = new Map<Poke['stream'], Poke>();
  const closed = new Set<Poke['stream']>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;

  function open(stream: Poke['stream']) {
    closed.delete(stream);
    const poke = waiting.get(stream);
    waiting.delete(stream);
    if (poke) pass(poke);
  }

  function pass(poke: Poke) {
    closed.add(poke.stream);
    void send(poke).finally(() => {
      if (stopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        open(poke.stream);
      }, windowMs);
      timers.add(timer);
    });
  }

  return {
    add(poke) {
      if (stopped) return;
      if (!closed.has(poke.stream)) pass(poke);
      else waiting.set(poke.stream, newest(waiting.get(poke.stream), poke));
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** The merged poke has the greater version. */
function newest(before: Poke | undefined, poke: Poke): Poke {
  if (before?.stream !== 'catalogue' || poke.stream !== 'catalogue') return poke;
  return before.version > poke.version ? before : poke;
}
