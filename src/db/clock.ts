/** The time of this device and its timers, passed in so that tests can advance them by hand. */
export type Clock = {
  /** Milliseconds since 1970 by this device's own clock. */
  now(): number;
  /** Runs once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
