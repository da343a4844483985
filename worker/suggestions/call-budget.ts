import { MindFailure } from '#src/domain/suggestion/mind.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { tokensOfCall } from './model-mind.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Takes one call of a model, or throws a MindFailure ('budget-used-up'). */
export type CallBudget = () => Promise<void>;

/**
 * The calls that `dailyTokens` pays for, counted in the database for all workers together. Any 24
 * hours hold no more than that: a quarter at once, and the rest as the day goes by.
 */
export function createCallBudget(
  { privileged }: Pick<Backend, 'privileged'>,
  dailyTokens: number,
): CallBudget {
  const calls = Math.floor(dailyTokens / tokensOfCall);
  const burst = Math.max(1, Math.floor(calls / 4));
  const everyMs = Math.floor(dayMs / Math.max(1, calls - burst)) + 1;
  return async () => {
    const { taken } = await rpc(privileged, 'take_attempts', {
      p_limits: [{ key: 'modelCalls', burst, everyMs }],
      p_wanted: 1,
    });
    if (taken === 0) throw new MindFailure('budget-used-up');
  };
}
