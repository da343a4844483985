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
  const waiting = new Map<Poke['stream'], readonly Poke[]>();
  const closed = new Set<Poke['stream']>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;

  function open(stream: Poke['stream']) {
    closed.delete(stream);
    const pokes = waiting.get(stream);
    waiting.delete(stream);
    if (pokes) pass(stream, pokes);
  }

  function pass(stream: Poke['stream'], pokes: readonly Poke[]) {
    closed.add(stream);
    void sendAll(pokes).finally(() => {
      if (stopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        open(stream);
      }, windowMs);
      timers.add(timer);
    });
  }

  async function sendAll(pokes: readonly Poke[]) {
    for (const poke of pokes) await send(poke);
  }

  return {
    add(poke) {
      if (stopped) return;
      const { stream } = poke;
      if (!closed.has(stream)) pass(stream, [poke]);
      else waiting.set(stream, merged(waiting.get(stream) ?? [], poke));
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** More than a second has: a version is made at most once a second. */
const mostTogether = 3;

/**
 * The poke with the greatest version. Those that carry changes go together: each begins where the one
 * before it ends, and without one of them a device would have to ask for all.
 */
function merged(before: readonly Poke[], poke: Poke): readonly Poke[] {
  const last = before.at(-1);
  if (last?.stream !== 'catalogue' || poke.stream !== 'catalogue') return [poke];
  if (last.version > poke.version) return before;
  const carry = [...before, poke].every((one) => 'changes' in one && one.changes !== undefined);
  return carry && before.length < mostTogether ? [...before, poke] : [poke];
}
