import { inTime, type Mind, MindFailure, mindPatienceMs } from '#src/domain/suggestion/mind.ts';
import { readModelAnswer } from '#src/domain/suggestion/model/model-answer.ts';
import { modelMessage } from '#src/domain/suggestion/model/model-request.ts';
import type { CallBudget } from './call-budget.ts';
import type { Circuit } from './circuit.ts';

export type ModelMessage = { role: 'user' | 'assistant'; content: string };

/**
 * Sends the instructions, the schema of the answer and these messages to a model, and gives its text.
 * Rejects with a MindFailure.
 */
export type ModelCall = (messages: readonly ModelMessage[], signal: AbortSignal) => Promise<string>;

/** The most tokens of an answer: one with every field has fewer than 200. */
export const longestAnswerTokens = 300;
/**
 * What a call counts for in the budget, whatever it used: the instructions and the schema (900), the
 * description (500 letters of which none is in the Latin script) with an answer to mend, and the answer.
 */
export const tokensOfCall = 2_500;

type Options = { call: ModelCall; takeCall: CallBudget; circuit: Circuit };

/**
 * A language model that the worker reaches. It is asked once, and once more to mend an answer that
 * cannot be read, if half of the time is left.
 */
export function createModelMind({ call, takeCall, circuit }: Options): Mind {
  const ask = async (prompt: string, message: string, signal: AbortSignal) => {
    const begun = performance.now();
    const question: ModelMessage = { role: 'user', content: message };
    await takeCall();
    const text = await call([question], signal);
    try {
      return readModelAnswer(text, prompt);
    } catch (error) {
      if (performance.now() - begun > mindPatienceMs / 2) throw error;
      await takeCall();
      // No more of it than an answer can have.
      const answer: ModelMessage = { role: 'assistant', content: text.slice(0, 600) };
      return readModelAnswer(await call([question, answer, repair], signal), prompt);
    }
  };
  return async (prompt, signal) => {
    const message = modelMessage(prompt);
    if (message === '') throw new MindFailure('nothing-to-ask');
    const suggestion = await circuit.run(() => inTime(signal, (end) => ask(prompt, message, end)));
    return { by: 'model', suggestion };
  };
}

const repair: ModelMessage = {
  role: 'user',
  content:
    'That is not JSON in the schema. Answer with one JSON object in the schema, and nothing else.',
};
