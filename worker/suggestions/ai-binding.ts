import * as z from 'zod/mini';
import { MindFailure } from '#src/domain/suggestion/mind.ts';
import {
  modelAnswerSchema,
  modelInstructions,
} from '#src/domain/suggestion/model/model-request.ts';
import { longestAnswerTokens, type ModelCall } from './model-mind.ts';

/**
 * What is used of the AI binding of Cloudflare Workers. Written from its documentation, and tried with
 * a stand-in only.
 *
 * @see https://developers.cloudflare.com/workers-ai/features/json-mode/
 */
export type AiBinding = { run(model: string, input: Record<string, unknown>): Promise<unknown> };

export function isAiBinding(value: unknown): value is AiBinding {
  return typeof value === 'object' && value !== null && 'run' in value;
}

const answerSchema = z.object({
  response: z.union([z.string(), z.record(z.string(), z.unknown())]),
});

/** Calls a model of the edge runtime. */
export function callBinding(binding: AiBinding, name: string): ModelCall {
  return async (messages) => {
    const input = {
      messages: [{ role: 'system', content: modelInstructions }, ...messages],
      response_format: { type: 'json_schema', json_schema: modelAnswerSchema },
      max_tokens: longestAnswerTokens,
    };
    const answer = await binding.run(name, input).catch(() => {
      // Never the error itself: it may quote the prompt.
      throw new MindFailure('unreachable');
    });
    const read = answerSchema.safeParse(answer);
    if (!read.success) return '';
    const { response } = read.data;
    return typeof response === 'string' ? response : JSON.stringify(response);
  };
}
