import { type Mind, MindFailure, refinementText } from '#src/domain/suggestion/mind.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

export type Question = { chatSessionId: string; prompt: string };

export type Refinements = {
  /** Asks the model about a question that the rules have answered. Nobody waits for it. */
  refine(question: Question): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Gives up what is under way. */
  stop(): Promise<void>;
};

type Options = {
  backend: Pick<Backend, 'privileged'>;
  mind: Mind;
  onError: (error: unknown) => void;
};

/** A model on a laptop answers one question after the other, and the rules have answered already. */
const atOnce = 8;

/** Stores what a model says beside the rules' answer. If it fails, their answer stands. */
export function createRefinements({ backend, mind, onError }: Options): Refinements {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const store = async ({ chatSessionId, prompt }: Question) => {
    const answer = await mind(prompt, stopping.signal);
    // Nothing was understood: no news for whoever asked.
    if (Object.keys(answer.suggestion).length === 0) return;
    await rpc(backend.privileged, 'refine_chat_session', {
      p_id: chatSessionId,
      p_refinement: refinementText(answer),
    });
  };
  const report = (error: unknown) => {
    const isExpected = error instanceof MindFailure && error.code === 'nothing-to-ask';
    if (!isExpected && !stopping.signal.aborted) onError(error);
  };
  const settled = async () => {
    await Promise.all(underWay);
  };
  return {
    refine(question) {
      if (underWay.size >= atOnce) return report(new MindFailure('busy'));
      const work: Promise<void> = store(question)
        .catch(report)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    settled,
    stop() {
      stopping.abort();
      return settled();
    },
  };
}
