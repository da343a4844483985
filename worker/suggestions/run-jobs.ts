import * as z from 'zod/mini';
import { type Suggestion, suggestionSchema } from '#src/domain/suggestion.ts';
import { rpc } from '../rpc.ts';
import type { Backend } from '../supabase/backend.ts';

export type RunJobsOptions = {
  backend: Pick<Backend, 'privileged'>;
  /** Answers a description; the rules of the domain until a model is asked. */
  answer: (prompt: string) => Suggestion | Promise<Suggestion>;
  onError: (error: unknown) => void;
};

const batch = 10;
/** 30 s: longer than ten answers take, short enough that a crash delays an answer little. */
const leaseS = 30;
/** An answer that failed this often is not tried again; the page has long since said so. */
const maxAttempts = 8;

const jobsSchema = z.array(
  z.object({
    id: z.uuid(),
    attempt: z.int(),
    payload: z.object({ chatSessionId: z.uuid(), prompt: z.string() }),
  }),
);
type Job = z.infer<typeof jobsSchema>[number];

/**
 * Answers the questions that wait, and returns when none does. Safe to run in many places at once:
 * each job is leased, and an answer fills an empty response once.
 */
export async function runJobs(options: RunJobsOptions): Promise<void> {
  for (;;) {
    const jobs = await claim(options);
    if (jobs.length === 0) return;
    await Promise.all(jobs.map((job) => run(options, job)));
  }
}

async function claim({ backend }: RunJobsOptions): Promise<Job[]> {
  const lease = { p_kind: 'suggestion', p_limit: batch, p_lease_seconds: leaseS };
  return jobsSchema.parse(await rpc(backend.privileged, 'claim_jobs', lease));
}

async function run({ backend, answer, onError }: RunJobsOptions, { id, attempt, payload }: Job) {
  const finish = () => rpc(backend.privileged, 'finish_job', { p_id: id });
  try {
    const suggestion = suggestionSchema.parse(await answer(payload.prompt));
    const response = JSON.stringify(suggestion);
    await rpc(backend.privileged, 'answer_chat_session', {
      p_id: payload.chatSessionId,
      p_response: response,
    });
    await finish();
  } catch (error) {
    onError(error);
    if (attempt >= maxAttempts) await finish();
    else await rpc(backend.privileged, 'release_job', { p_id: id, p_after_seconds: 2 ** attempt });
  }
}
