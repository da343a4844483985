import type * as z from 'zod/mini';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

export type JobOutcome =
  | { kind: 'done' }
  /** Tried again, after `afterS` seconds where that was asked for. */
  | { kind: 'later'; afterS?: number | undefined }
  /** No repeat would help. */
  | { kind: 'never'; error: Error };

/** One kind of work that commands leave behind. */
export type JobKind<Payload> = {
  kind: 'suggestion' | 'notification';
  payload: z.ZodMiniType<Payload>;
  /** Must do no harm when it is done twice: a lease that ran out gives a job away again. */
  work(payload: Payload): Promise<JobOutcome>;
  /** Longer than a batch takes, short enough that a crash delays little. */
  leaseS: number;
  /** A job that failed this often is given up. */
  maxAttempts: number;
  /** How long to wait after the attempt of this number, counted from 1. */
  waitS(attempt: number): number;
};

export type RunJobsOptions<Payload> = {
  backend: Pick<Backend, 'privileged'>;
  job: JobKind<Payload>;
  onError: (error: unknown) => void;
  /** Aborted, no further jobs are taken. */
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
 * Does the work of one kind that is due, and returns when none is. Safe to run in many places at
 * once: each job is leased.
 */
export async function runJobs<Payload>(options: RunJobsOptions<Payload>): Promise<void> {
  const { kind, leaseS, payload } = options.job;
  while (!options.stopping?.aborted) {
    const lease = { p_kind: kind, p_limit: batch, p_lease_seconds: leaseS };
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
  const outcome = await job.work(payload).catch((error: unknown): JobOutcome => {
    onError(error);
    return { kind: 'later' };
  });
  if (outcome.kind === 'never') onError(outcome.error);
  if (outcome.kind === 'later' && attempt < job.maxAttempts) {
    const afterS = outcome.afterS ?? job.waitS(attempt);
    await rpc(backend.privileged, 'release_job', { p_id: id, p_after_seconds: afterS });
    return;
  }
  if (outcome.kind === 'later') onError(new GivenUp(job.kind));
  await rpc(backend.privileged, 'finish_job', { p_id: id });
}
