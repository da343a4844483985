import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type JobKind, runJobs, type RunJobsOptions } from './run-jobs.ts';

const claimed = (attempt: number) => ({
  id: crypto.randomUUID(),
  kind: 'suggestion',
  attempt,
  payload: 'a calm cat',
});

/** A database that gives these jobs once and notes what is called. */
function databaseWith(jobs: unknown[]) {
  const calls: [string, Record<string, unknown>][] = [];
  const rpc = async (fn: string, args: Record<string, unknown>) => {
    if (fn === 'claim_jobs') return { data: jobs.splice(0), error: null, status: 200 };
    calls.push([fn, args]);
    return { data: true, error: null, status: 200 };
  };
  // The runner calls nothing else of a client.
  return {
    calls,
    backend: { privileged: { rpc } } as unknown as RunJobsOptions<string>['backend'],
  };
}

const jobThat = (work: JobKind<string>['work']): JobKind<string> => ({
  kind: 'suggestion',
  payload: z.string(),
  work,
  leaseS: 30,
  maxAttempts: 8,
  waitS: (attempt) => 2 ** attempt,
});

const onError = (error: unknown) => expect.unreachable(String(error));

describe('the job runner', () => {
  it('does the work, then takes the job off the list', async () => {
    const one = claimed(1);
    const { calls, backend } = databaseWith([one]);
    const done: string[] = [];
    const job = jobThat(async (payload) => {
      done.push(payload);
      return { kind: 'done' };
    });
    await runJobs({ backend, job, onError });
    expect(done).toEqual(['a calm cat']);
    expect(calls).toEqual([['finish_job', { p_id: one.id }]]);
  });

  it('tries again later what failed, after longer and longer waits', async () => {
    const errors: unknown[] = [];
    const jobs = [claimed(1), claimed(3)];
    const { calls, backend } = databaseWith([...jobs]);
    const job = jobThat(() => Promise.reject(new Error('the model is away')));
    await runJobs({ backend, job, onError: (error) => errors.push(error) });
    expect(calls).toEqual([
      ['release_job', { p_id: jobs[0]?.id, p_after_seconds: 2 }],
      ['release_job', { p_id: jobs[1]?.id, p_after_seconds: 8 }],
    ]);
    expect(errors).toHaveLength(2);
  });

  it('waits as long as it is asked to', async () => {
    const { calls, backend } = databaseWith([claimed(1)]);
    const job = jobThat(async () => ({ kind: 'later', afterS: 77 }));
    await runJobs({ backend, job, onError });
    expect(calls).toMatchObject([['release_job', { p_after_seconds: 77 }]]);
  });

  it('gives up in the end, and says so', async () => {
    const errors: unknown[] = [];
    const { calls, backend } = databaseWith([claimed(8)]);
    const job = jobThat(async () => ({ kind: 'later' }));
    await runJobs({ backend, job, onError: (error) => errors.push(error) });
    expect(calls.map(([fn]) => fn)).toEqual(['finish_job']);
    expect(errors).toMatchObject([{ name: 'GivenUp', code: 'suggestion' }]);
  });

  it('tells who asked that it gave up, also where no attempt ever ended', async () => {
    const { backend } = databaseWith([claimed(8), claimed(9)]);
    const worked: string[] = [];
    const dropped: string[] = [];
    const job: JobKind<string> = {
      ...jobThat(async (payload) => {
        worked.push(payload);
        return { kind: 'later' };
      }),
      gaveUp: async (payload) => void dropped.push(payload),
    };
    await runJobs({ backend, job, onError: () => undefined });
    expect([worked, dropped]).toEqual([['a calm cat'], ['a calm cat', 'a calm cat']]);
  });

  it('does not try again what no repeat would help', async () => {
    const errors: unknown[] = [];
    const error = new Error('refused');
    const { calls, backend } = databaseWith([claimed(1)]);
    const job = jobThat(async () => ({ kind: 'never', error }));
    await runJobs({ backend, job, onError: (one) => errors.push(one) });
    expect(calls.map(([fn]) => fn)).toEqual(['finish_job']);
    expect(errors).toEqual([error]);
  });

  it('takes nothing more once it is to stop', async () => {
    const stopping = new AbortController();
    const rounds = [[claimed(1)], [claimed(1)], []];
    const { backend, calls } = databaseWith([]);
    const rpc = async (fn: string) => {
      if (fn === 'claim_jobs') return { data: rounds.shift(), error: null, status: 200 };
      calls.push([fn, {}]);
      return { data: true, error: null, status: 200 };
    };
    Object.assign(backend.privileged, { rpc });
    const job = jobThat(async () => {
      stopping.abort();
      return { kind: 'done' };
    });
    await runJobs({ backend, job, onError, stopping: stopping.signal });
    expect(calls.map(([fn]) => fn)).toEqual(['finish_job']);
    expect(rounds).toHaveLength(2);
  });
});
