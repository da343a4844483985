import { runJobs, type RunJobsOptions } from './run-jobs.ts';

export type JobRunner = {
  /** Runs what is due; resolves when nothing is. Never rejects. */
  wake(): Promise<void>;
  /** Resolves when the running jobs are done. */
  stop(): Promise<void>;
};

/** 30 s: finds jobs that nothing announced, such as those of a process that died. */
const checkEveryMs = 30_000;

/**
 * Runs the jobs of one kind, one round at a time: when it is woken, and by a timer. Each kind has
 * its own runner, so that a slow push service does not delay answers.
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
        // The jobs stay in the database, so the next round tries again.
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
  const timer = setInterval(() => void wake(), checkEveryMs);
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
