type LatestSaver<Value> = {
  /** Saves this value, unless a later one replaces it before its write begins. */
  save: (value: Value) => void;
  /** Saves nothing more; resolves when a running write has ended. */
  stop: () => Promise<void>;
};

/**
 * Writes the latest value, one write at a time. A write begins at once, at the first letter: a page
 * that is being closed would not wait for one that is still to begin. Letters typed during a write
 * share the next. After each write, `onOutcome` is told whether the value was stored.
 */
export function createLatestSaver<Value>(
  write: (value: Value) => Promise<void>,
  onOutcome: (kept: boolean) => void,
): LatestSaver<Value> {
  let next: { value: Value } | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const run = async () => {
    while (next !== undefined && !stopped) {
      const { value } = next;
      next = undefined;
      // One after the other: an earlier write must not overwrite a later one.
      onOutcome(await kept(write, value));
    }
    running = undefined;
  };

  return {
    save(value) {
      next = { value };
      running ??= run();
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

async function kept<Value>(write: (value: Value) => Promise<void>, value: Value): Promise<boolean> {
  try {
    await write(value);
    return true;
  } catch {
    return false;
  }
}
