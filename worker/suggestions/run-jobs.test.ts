import { describe, expect, it } from 'vitest';
import { suggest } from '#src/domain/suggest.ts';
import { runJobs } from './run-jobs.ts';

type Options = Parameters<typeof runJobs>[0];
const job = (attempt: number) => ({
  id: crypto.randomUUID(),
  kind: 'suggestion',
  attempt,
  payload: { chatSessionId: crypto.randomUUID(), prompt: 'a calm cat' },
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
  return { calls, backend: { privileged: { rpc } } as unknown as Options['backend'] };
}

describe('the job runner', () => {
  it('answers what was asked, then takes the job off the list', async () => {
    const one = job(1);
    const { calls, backend } = databaseWith([one]);
    await runJobs({
      backend,
      answer: suggest,
      onError: (error) => expect.unreachable(String(error)),
    });
    expect(calls).toEqual([
      [
        'answer_chat_session',
        {
          p_id: one.payload.chatSessionId,
          p_response: '{"type":"cat","temperament":["calm"]}',
        },
      ],
      ['finish_job', { p_id: one.id }],
    ]);
  });

  it('tries again later what failed, after longer and longer waits', async () => {
    const errors: unknown[] = [];
    const jobs = [job(1), job(3)];
    const { calls, backend } = databaseWith([...jobs]);
    const answer = () => Promise.reject(new Error('the model is away'));
    await runJobs({ backend, answer, onError: (error) => errors.push(error) });
    expect(calls).toEqual([
      ['release_job', { p_id: jobs[0]?.id, p_after_seconds: 2 }],
      ['release_job', { p_id: jobs[1]?.id, p_after_seconds: 8 }],
    ]);
    expect(errors).toHaveLength(2);
  });

  it('keeps no answer that is not in the known words', async () => {
    const { calls, backend } = databaseWith([job(1)]);
    const answer = () => JSON.parse('{"type":"dragon"}');
    await runJobs({ backend, answer, onError: () => {} });
    expect(calls.map(([fn]) => fn)).toEqual(['release_job']);
  });

  it('gives up in the end', async () => {
    const { calls, backend } = databaseWith([job(8)]);
    const answer = () => Promise.reject(new Error('never'));
    await runJobs({ backend, answer, onError: () => {} });
    expect(calls.map(([fn]) => fn)).toEqual(['finish_job']);
  });
});
