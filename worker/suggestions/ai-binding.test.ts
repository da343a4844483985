import { expect, test } from 'vitest';
import {
  modelAnswerSchema,
  modelInstructions,
} from '#src/domain/suggestion/model/model-request.ts';
import { callBinding, isAiBinding } from './ai-binding.ts';

/** Answers as the documentation of Workers AI says; none of these tests reaches the real one. */
function bindingThat(answer: () => unknown) {
  const calls: [string, Record<string, unknown>][] = [];
  const binding = {
    run: async (model: string, input: Record<string, unknown>) => {
      calls.push([model, input]);
      return answer();
    },
  };
  const call = callBinding(binding, '@cf/meta/llama-3.1-8b-instruct');
  const ask = () => call([{ role: 'user', content: 'a cat' }], AbortSignal.timeout(4_000));
  return { calls, ask };
}

test('the edge runtime’s model is asked with the schema, and answers with an object or its text', async () => {
  const { calls, ask } = bindingThat(() => ({ response: { type: ['cat'] } }));
  expect(await ask()).toBe('{"type":["cat"]}');
  expect(calls).toEqual([
    [
      '@cf/meta/llama-3.1-8b-instruct',
      {
        messages: [
          { role: 'system', content: modelInstructions },
          { role: 'user', content: 'a cat' },
        ],
        response_format: { type: 'json_schema', json_schema: modelAnswerSchema },
        max_tokens: 300,
      },
    ],
  ]);
  expect(await bindingThat(() => ({ response: 'a text' })).ask()).toBe('a text');
});

test('an error of it says nothing about the question', async () => {
  const { ask } = bindingThat(() => {
    throw new Error('JSON Mode could not be met for: a cat');
  });
  await expect(ask()).rejects.toMatchObject({ code: 'unreachable', message: 'unreachable' });
  expect(await bindingThat(() => 42).ask()).toBe('');
});

test('something else that is named AI is no binding', () => {
  expect([undefined, null, 'on', {}].filter(isAiBinding)).toEqual([]);
});
