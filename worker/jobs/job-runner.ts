import { runJobs, type RunJobsOptions } from './run-jobs.ts';

export type JobRunner = {
  /** Says that work may wait; resolves when none does. Never rejects. */
  wake(): Promise<void>;
  /** Ends after the work in hand. */
  stop(): Promise<void>;
};

/** 30 s: finds what nobody was told of, such as the work of a process that died. */
const lookEveryMs = 30_000;

/**
 * Runs the jobs of one kind whenever it is woken, one round at a time, and looks by itself now and
 * then. Each kind has a runner of its own: a slow push service must not hold up an answer.
 */
export function startJobRunner<Payload>(
  options: Omit<RunJobsOptions<Payload>, 'stopping'>,
): JobRunner {
  let again = false;
  const stopping = new AbortController();
  let round: Promise<void> | undefined;

  async function rounds() {
    do {
      again = false;
      try {
        await runJobs({ ...options, stopping: stopping.signal });
      } catch (error) {
        // The next look tries again; the jobs are rows and wait.
        options.onError(error);
      }
    } while (again && !stopping.signal.aborted);
    round = undefined;
  }
  const wake = async () => {
    if (stopping.signal.aborted) return;
    again = true;
    round ??= rounds();
    await round;
  };
  const timer = setInterval(() => void wake(), lookEveryMs);
  void wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
