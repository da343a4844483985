import { expect, test } from 'vitest';
import { type Mind, MindFailure } from '#src/domain/suggestion/mind.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { createRefinements } from './refinements.ts';

const question = () => ({ chatSessionId: crypto.randomUUID(), prompt: 'a calm cat' });

function refinementsBy(mind: Mind) {
  const stored: unknown[] = [];
  const errors: unknown[] = [];
  const rpc = async (_fn: string, args: Record<string, unknown>) => {
    stored.push(args['p_refinement']);
    return { data: true, error: null, status: 200 };
  };
  // Nothing else of a client is called.
  const backend = { privileged: { rpc } } as unknown as Pick<Backend, 'privileged'>;
  const onError = (error: unknown) => errors.push(error);
  return { stored, errors, ...createRefinements({ backend, mind, onError }) };
}

test('eight questions are with the model at once, and the rules alone answer a ninth', async () => {
  const answers: (() => void)[] = [];
  const { refine, settled, stored, errors } = refinementsBy(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ by: 'model', suggestion: { type: 'cat' } }));
      }),
  );
  for (let nth = 0; nth < 9; nth += 1) refine(question());
  expect(answers).toHaveLength(8);
  expect(errors).toEqual([new MindFailure('busy')]);
  for (const answer of answers) answer();
  await settled();
  expect(stored).toEqual(Array(8).fill('{"by":"model","suggestion":{"type":"cat"}}'));
  refine(question());
  expect(answers).toHaveLength(9);
});

test('a model that understood nothing leaves nothing behind', async () => {
  const { refine, settled, stored, errors } = refinementsBy(async () => ({
    by: 'model',
    suggestion: {},
  }));
  refine(question());
  await settled();
  expect([stored, errors]).toEqual([[], []]);
});
