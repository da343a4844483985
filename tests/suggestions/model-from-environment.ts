import { MindFailure } from '#src/domain/suggestion/mind.ts';
import { readEnvironment } from '#worker/env.ts';
import { createModelMind } from '#worker/suggestions/model-mind.ts';
import { openAiCompatible } from '#worker/suggestions/openai-compatible.ts';
import type { Mind } from './evaluate.ts';

/**
 * The model that AI_BASE_URL and AI_MODEL name, asked as the worker asks it but for the budget and the
 * circuit; undefined if none is named. Where it fails it answers nothing, and `failures` counts why.
 */
export function modelFromEnvironment() {
  const { model } = readEnvironment(process.env);
  if (!model?.baseUrl) return undefined;
  const { name, apiKey, baseUrl } = model;
  const failures = new Map<string, number>();
  const mind = createModelMind({
    call: openAiCompatible({ name, apiKey, baseUrl }),
    takeCall: async () => {},
    circuit: { run: (work) => work() },
  });
  const answer: Mind = async (prompt) => {
    try {
      return (await mind(prompt, new AbortController().signal)).suggestion;
    } catch (error) {
      if (!(error instanceof MindFailure)) throw error;
      failures.set(error.code, (failures.get(error.code) ?? 0) + 1);
      return {};
    }
  };
  return { name, answer, failures };
}
