import { runJobs, type RunJobsOptions } from './run-jobs.ts';

export type JobRunner = {
  /** Says that work may wait; resolves when none does. Never rejects. */
  wake(): Promise<void>;
  /** Ends after the work in hand. */
  stop(): Promise<void>;
};

/** 30 s: finds what nobody was told of, such as the work of a process that died. */
const lookEveryMs = 30_000;

/** Runs jobs whenever it is woken, one round at a time, and looks by itself now and then. */
export function startJobRunner(options: RunJobsOptions): JobRunner {
  let again = false;
  let stopped = false;
  let round: Promise<void> | undefined;

  async function rounds() {
    do {
      again = false;
      try {
        await runJobs(options);
      } catch (error) {
        // The next look tries again; the jobs are rows and wait.
        options.onError(error);
      }
    } while (again && !stopped);
    round = undefined;
  }
  const wake = async () => {
    if (stopped) return;
    again = true;
    round ??= rounds();
    await round;
  };
  const timer = setInterval(() => void wake(), lookEveryMs);
  void wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
