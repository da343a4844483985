type LatestSaver<Value> = {
  /** Saves this value, unless a later one comes before its turn. */
  save: (value: Value) => void;
  /** Saves nothing more; done when the save that was running is. */
  stop: () => Promise<void>;
};

/**
 * Writes the latest value, one write at a time and with no pause before the first: a page that is
 * being closed does not wait for a write that begins only then, so each letter begins its own.
 * While one write runs, the letters that come meanwhile share the next. `onOutcome` hears after
 * each write whether it was kept.
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
      // In order: a later write must not be overtaken by an earlier one.
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
