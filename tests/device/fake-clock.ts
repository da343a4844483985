import type { Clock } from '#src/db/clock.ts';

export type FakeClock = Clock & {
  /** Moves the time forward and runs the timers that are due, in order. */
  advance(ms: number): void;
  /** The remaining time of each timer, in milliseconds. */
  due(): number[];
};

export function fakeClock(startAt = Date.UTC(2026, 0, 5, 15, 4)): FakeClock {
  let now = startAt;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (ms) => {
      const until = now + ms;
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    due: () => [...timers].map(({ at }) => at - now).sort((a, b) => a - b),
  };
}
