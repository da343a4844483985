import type * as z from 'zod/mini';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

export type JobOutcome =
  | { kind: 'done' }
  /** To be tried again, after `afterS` seconds if given. */
  | { kind: 'later'; afterS?: number | undefined }
  /** Trying again would not help. */
  | { kind: 'never'; error: Error };

/** One kind of work that commands cause. */
export type JobKind<Payload> = {
  kind: 'suggestion' | 'notification' | 'picture';
  payload: z.ZodMiniType<Payload>;
  /** Must be idempotent: a job whose lease has run out is claimed again. */
  work(payload: Payload): Promise<JobOutcome>;
  /** How many run at once; 10 if nothing is said. */
  atOnce?: number;
  /** Longer than a batch takes, and short: after a crash the job waits for its end. */
  leaseS: number;
  /** After so many failures a job is dropped. */
  maxAttempts: number;
  /** Seconds to wait after attempt 1, 2, … */
  waitS(attempt: number): number;
  /** Told of a job that is dropped. */
  gaveUp?(payload: Payload): Promise<void>;
};

export type RunJobsOptions<Payload> = {
  backend: Pick<Backend, 'privileged'>;
  job: JobKind<Payload>;
  onError: (error: unknown) => void;
  /** Once aborted, no more jobs are claimed. */
  stopping?: AbortSignal;
};

const batch = 10;

class GivenUp extends Error {
  override name = 'GivenUp';
  readonly code: string;

  constructor(kind: string) {
    super(`a ${kind} was tried too often`);
    this.code = kind;
  }
}

/**
 * Runs the due jobs of one kind until there are none. May run in several processes at once, because
 * each job is leased.
 */
export async function runJobs<Payload>(options: RunJobsOptions<Payload>): Promise<void> {
  const { kind, leaseS, payload, atOnce = batch } = options.job;
  while (!options.stopping?.aborted) {
    const lease = { p_kind: kind, p_limit: atOnce, p_lease_seconds: leaseS };
    const claimed = await rpc(options.backend.privileged, 'claim_jobs', lease);
    if (claimed.length === 0) return;
    const jobs = claimed.map((one) => ({ ...one, payload: payload.parse(one.payload) }));
    await Promise.all(jobs.map((one) => run(options, one)));
  }
}

async function run<Payload>(
  { backend, job, onError }: RunJobsOptions<Payload>,
  { id, attempt, payload }: { id: string; attempt: number; payload: Payload },
): Promise<void> {
  const outcome = await (attempt > job.maxAttempts ? neverEnded() : job.work(payload)).catch(
    (error: unknown): JobOutcome => {
      onError(error);
      return { kind: 'later' };
    },
  );
  if (outcome.kind === 'never') onError(outcome.error);
  if (outcome.kind === 'later' && attempt < job.maxAttempts) {
    const afterS = outcome.afterS ?? job.waitS(attempt);
    await rpc(backend.privileged, 'release_job', { p_id: id, p_after_seconds: afterS });
    return;
  }
  if (outcome.kind === 'later') {
    onError(new GivenUp(job.kind));
    await job.gaveUp?.(payload);
  }
  await rpc(backend.privileged, 'finish_job', { p_id: id });
}

/** The last attempt ended with the process, perhaps because of this job. */
const neverEnded = async (): Promise<JobOutcome> => ({ kind: 'later' });
