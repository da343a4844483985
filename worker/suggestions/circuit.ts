import { MindFailure } from '#src/domain/suggestion/mind.ts';

/** 5 failures in a row open the circuit. */
const mostFailures = 5;
/** 60 s: about as long as a server takes to start again. */
const restMs = 60_000;
/** An hour: a longer wait than that was no honest request. */
const longestRestMs = 60 * 60_000;

export type Circuit = { run<Value>(work: () => Promise<Value>): Promise<Value> };

/**
 * Leaves something alone that does not work: after 5 failures in a row, or as long as it asked for,
 * `run` throws a MindFailure ('resting'). Then a single try decides whether the rest begins again.
 */
export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let restUntil = -Infinity;
  return {
    async run(work) {
      if (now() < restUntil) throw new MindFailure('resting');
      // Until this one has succeeded, the others go on waiting.
      if (failures >= mostFailures) restUntil = now() + restMs;
      try {
        const value = await work();
        failures = 0;
        restUntil = -Infinity;
        return value;
      } catch (error) {
        // A budget that is used up says nothing about the model.
        if (error instanceof MindFailure && error.code === 'budget-used-up') throw error;
        failures += 1;
        const asked = error instanceof MindFailure ? (error.retryAfterMs ?? 0) : 0;
        const rest = Math.max(
          failures >= mostFailures ? restMs : 0,
          Math.min(asked, longestRestMs),
        );
        if (rest > 0) restUntil = Math.max(restUntil, now() + rest);
        throw error;
      }
    },
  };
}
