import { MindFailure } from '#src/domain/suggestion/mind.ts';
import { modelAnswerSchema, modelInstructions } from '#src/domain/suggestion/model-request.ts';
import { retryAfterMs } from '#src/domain/retry-after.ts';
import type { Model } from '#worker/env.ts';
import { longestAnswerTokens, type ModelCall } from './model-mind.ts';

/** Calls any server that speaks OpenAI's chat completions, with structured output. */
export function openAiCompatible({
  name,
  baseUrl,
  apiKey,
}: Pick<Model, 'name' | 'apiKey'> & { baseUrl: string }): ModelCall {
  return async (messages, signal) => {
    // Loaded with the first question: without a model nobody pays for it.
    const { generateText, jsonSchema, Output, ...errors } = await import('ai');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: true,
      transformRequestBody: (body) => (isOpenAi(baseUrl) ? withNewName(body) : body),
    });
    try {
      const { text } = await generateText({
        model: provider(name),
        instructions: modelInstructions,
        messages: [...messages],
        output: Output.object({ name: 'suggestion', schema: jsonSchema(modelAnswerSchema) }),
        maxOutputTokens: longestAnswerTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return text;
    } catch (error) {
      // We read what is no JSON ourselves.
      if (errors.NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      // Never the error itself: it quotes the prompt and the key.
      if (signal.aborted) throw new MindFailure('too-slow');
      if (!errors.APICallError.isInstance(error)) throw new MindFailure('unreadable');
      throw failureOf(error.statusCode, error.responseHeaders);
    }
  };
}

function failureOf(status: number | undefined, headers: Record<string, string> = {}): MindFailure {
  if (status === undefined) return new MindFailure('unreachable');
  if (status < 300) return new MindFailure('unreadable');
  if (status !== 429) return new MindFailure('refused');
  const wait = retryAfterMs(headers['retry-after'] ?? null, headers['date'] ?? null);
  return new MindFailure('too-many-requests', wait);
}

const isOpenAi = (baseUrl: string) => new URL(baseUrl).hostname === 'api.openai.com';

/** OpenAI's newer models refuse the old name of the limit, which all others know. */
function withNewName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}
