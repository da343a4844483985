import * as z from 'zod/mini';
import { MindFailure } from '#src/domain/suggestion/mind.ts';
import {
  modelAnswerSchema,
  modelInstructions,
} from '#src/domain/suggestion/model/model-request.ts';
import { retryAfterMs } from '#src/domain/retry-after.ts';
import type { Model } from '#worker/env.ts';
import { longestAnswerTokens, type ModelCall } from './model-mind.ts';

const completionSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.nullish(z.string()) }) }))
    .check(z.minLength(1)),
});

/**
 * Calls a server that speaks OpenAI's chat completions, with structured output.
 *
 * @see https://platform.openai.com/docs/api-reference/chat/create
 */
export function openAiCompatible({
  name,
  baseUrl,
  apiKey,
}: Pick<Model, 'name' | 'apiKey'> & { baseUrl: string }): ModelCall {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'Content-Type': 'application/json',
    ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
  };
  // OpenAI's newer models refuse the old name, which all others know.
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  const longest = { [isOpenAi ? 'max_completion_tokens' : 'max_tokens']: longestAnswerTokens };
  const json_schema = { name: 'suggestion', strict: true, schema: modelAnswerSchema };
  return async (messages, signal) => {
    const body = JSON.stringify({
      model: name,
      ...longest,
      messages: [{ role: 'system', content: modelInstructions }, ...messages],
      response_format: { type: 'json_schema', json_schema },
    });
    // Errors of fetch are not passed on: they may quote the question or the key.
    const failed = () => {
      throw new MindFailure(signal.aborted ? 'too-slow' : 'unreachable');
    };
    // The key goes to this server and to no other.
    const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
    const response = await fetch(url, init).catch(failed);
    const text = await response.text().catch(failed);
    if (!response.ok) throw refusal(response);
    return contentOf(text);
  };
}

function refusal({ status, headers }: Response): MindFailure {
  if (status !== 429) return new MindFailure('refused');
  const wait = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
  return new MindFailure('too-many-requests', wait);
}

/** The text of a completion. Throws a MindFailure ('unreadable') if the server wrote none. */
function contentOf(body: string): string {
  try {
    return completionSchema.parse(JSON.parse(body)).choices[0]?.message.content ?? '';
  } catch {
    throw new MindFailure('unreadable');
  }
}
