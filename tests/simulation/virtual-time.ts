// The only clock of a simulated world: nothing in its thread reads a real one.

type Timer = { at: number; run: () => void };

// When every history begins, in milliseconds since 1970.
const begin = Date.UTC(2026, 0, 5, 15, 4);

/** The timers of the whole thread, in the order in which they are due. */
export class VirtualTime {
  #now = begin;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  /** Back to the beginning, with no timer left. */
  reset(): void {
    this.#now = begin;
    this.#timers = [];
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + Math.ceil(Math.max(0, ms)), run };
    // After timers for the same moment: first set, first run.
    const behind = this.#timers.findIndex((other) => other.at > timer.at);
    if (behind === -1) this.#timers.push(timer);
    else this.#timers.splice(behind, 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index !== -1) this.#timers.splice(index, 1);
    };
  }

  /** Takes the first timer that is due by `until`, and moves the time to it. */
  takeDue(until: number): (() => void) | undefined {
    const next = this.#timers[0];
    if (!next || next.at > until) return undefined;
    this.#timers.shift();
    // After a sleep timers are overdue, and the time must not go back.
    this.#now = Math.max(this.#now, next.at);
    return next.run;
  }

  moveTo(at: number): void {
    this.#now = Math.max(this.#now, at);
  }
}
