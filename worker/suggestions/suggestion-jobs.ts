import * as z from 'zod/mini';
import { suggestionText } from '#src/domain/suggestion/stored-suggestion.ts';
import { type Suggestion, suggestionSchema } from '#src/domain/suggestion/suggestion.ts';
import type { JobKind } from '#worker/jobs/run-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { Refinements } from './refinements.ts';

type Options = {
  backend: Pick<Backend, 'privileged'>;
  /** Answers a description by rules. */
  answer: (prompt: string) => Suggestion | Promise<Suggestion>;
  /** Where there is a model: it is asked once the rules' answer is stored. */
  refinements?: Pick<Refinements, 'refine'> | undefined;
};

const payload = z.object({ chatSessionId: z.uuid(), prompt: z.string() });

/** Answers open questions. A response is written once: only while it is empty. */
export function suggestionJobs({
  backend,
  answer,
  refinements,
}: Options): JobKind<z.infer<typeof payload>> {
  return {
    kind: 'suggestion',
    payload,
    async work({ chatSessionId, prompt }) {
      const suggestion = suggestionSchema.parse(await answer(prompt));
      const response = suggestionText(suggestion);
      const isStored = await rpc(backend.privileged, 'answer_chat_session', {
        p_id: chatSessionId,
        p_response: response,
      });
      // Not awaited: a slow model must not delay the next question's answer, and a repeat of this
      // job must not pay for it twice.
      if (isStored) refinements?.refine({ chatSessionId, prompt });
      return { kind: 'done' };
    },
    // Longer than ten answers take.
    leaseS: 30,
    // About four minutes; the page reports a failure long before.
    maxAttempts: 8,
    waitS: (attempt) => 2 ** attempt,
  };
}
