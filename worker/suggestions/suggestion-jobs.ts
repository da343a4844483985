import * as z from 'zod/mini';
import { suggestionText } from '#src/domain/suggestion/stored-suggestion.ts';
import { type Suggestion, suggestionSchema } from '#src/domain/suggestion/suggestion.ts';
import type { JobKind } from '#worker/jobs/run-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

type Options = {
  backend: Pick<Backend, 'privileged'>;
  /** Answers a description, at present by rules of the domain. */
  answer: (prompt: string) => Suggestion | Promise<Suggestion>;
};

const payload = z.object({ chatSessionId: z.uuid(), prompt: z.string() });

/** Answers open questions. A response is written once: only while it is empty. */
export function suggestionJobs({ backend, answer }: Options): JobKind<z.infer<typeof payload>> {
  return {
    kind: 'suggestion',
    payload,
    async work({ chatSessionId, prompt }) {
      const suggestion = suggestionSchema.parse(await answer(prompt));
      const response = suggestionText(suggestion);
      await rpc(backend.privileged, 'answer_chat_session', {
        p_id: chatSessionId,
        p_response: response,
      });
      return { kind: 'done' };
    },
    // Longer than ten answers take.
    leaseS: 30,
    // About four minutes; the page reports a failure long before.
    maxAttempts: 8,
    waitS: (attempt) => 2 ** attempt,
  };
}
