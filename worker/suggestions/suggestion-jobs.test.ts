import { expect, it } from 'vitest';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { suggestionJobs } from './suggestion-jobs.ts';

const chatSessionId = crypto.randomUUID();

function database() {
  const calls: [string, Record<string, unknown>][] = [];
  const rpc = async (fn: string, args: Record<string, unknown>) => {
    calls.push([fn, args]);
    return { data: true, error: null, status: 200 };
  };
  // Nothing else of a client is called.
  return { calls, backend: { privileged: { rpc } } as unknown as Pick<Backend, 'privileged'> };
}

it('answers what was asked', async () => {
  const { calls, backend } = database();
  const { work } = suggestionJobs({ backend, answer: suggest });
  expect(await work({ chatSessionId, prompt: 'a calm cat' })).toEqual({ kind: 'done' });
  expect(calls).toEqual([
    [
      'answer_chat_session',
      { p_id: chatSessionId, p_response: '{"type":"cat","temperament":["calm"]}' },
    ],
  ]);
});

it('writes a list of one as its value, which pages of before can read', async () => {
  const { calls, backend } = database();
  const { work } = suggestionJobs({ backend, answer: suggest });
  await work({ chatSessionId, prompt: 'a small or medium senior dog' });
  expect(calls[0]?.[1]).toEqual({
    p_id: chatSessionId,
    p_response: '{"type":"dog","age":"senior","size":["small","medium"]}',
  });
});

it('keeps no answer that is not in the known words', async () => {
  const { calls, backend } = database();
  const { work } = suggestionJobs({ backend, answer: () => JSON.parse('{"type":"dragon"}') });
  await expect(work({ chatSessionId, prompt: 'a dragon' })).rejects.toThrow();
  expect(calls).toEqual([]);
});
